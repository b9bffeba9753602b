import { equal, match, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { historyMachine } from '#machines/account/history/history.machine.ts';
import { fromOutside } from '../../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../../kit/model.ts';
import { alertOn, buttonOn } from '../../kit/on-screen.ts';

const entries = (screen: Screen) => screen.queryAllByRole('listitem');

const failures = [...REQUEST_FAILS, failed('session ended', 'signed-out')];

export const model = defineModel<typeof historyMachine>({
  machine: historyMachine,
  inputs: { 'a first look': { pages: 0 }, 'a later look': { pages: 1 }, 'a later look at three pages': { pages: 3 } },
  events: {
    'member.returned': [{ label: 'the same' }],
    'list.aged': [
      { label: 'with entries', payload: { pages: 1 } },
      { label: 'without any', payload: { pages: 0 } },
    ],
  },
  outcomes: { readNewest: [done('read'), ...failures], readMore: [done('read'), ...failures] },
  bound: ({ failure, pages }) => [failure, pages],
  // Each page that is read anew has the time of one.
  waits: { refreshBound: [20_000, 60_000] },
  limit: 60,
  rest: ['shown', 'failed', 'stale', 'moreFailed'],
  tags: ['reading', 'refreshing', 'readingMore', 'failed', 'stale', 'moreFailed'],
  supersedes: { readNewest: ['member.returned'] },
  invariants: {
    'ACC-125 the reason of a failure is kept where it is shown, and only there': (now) =>
      (now.context.failure !== null) === now.hasTag('error'),
  },
  properties: {
    'ACC-125 what was asked for is read, what failed is what is tried again, and no answer is a failure': {
      'reading readNewest: read': 'shown',
      'reading readNewest: server error': 'failed',
      'reading after(readBound)': 'failed',
      'refreshing readNewest: read': 'shown',
      'refreshing readNewest: server error': 'stale',
      'refreshing after(refreshBound)': 'stale',
      'stale retry.pressed(pressed)': 'refreshing',
      'failed retry.pressed(pressed)': 'reading',
      'shown more.pressed(pressed)': 'readingMore',
      'readingMore readMore: read': 'shown',
      'readingMore readMore: server error': 'moreFailed',
      'readingMore after(readBound)': 'moreFailed',
      'moreFailed retry.pressed(pressed)': 'readingMore',
    },
    'ACC-125 FC-070 whatever is shown when the member is known again, the newest entries are read anew': {
      'member.returned(the same)': 'reading',
    },
    'ACC-124 ACC-125 what may not be so any more is read anew, and its entries stay meanwhile': {
      'shown list.aged(with entries)': 'refreshing',
      'shown list.aged(without any)': 'reading',
      'moreFailed list.aged(with entries)': 'refreshing',
      'moreFailed list.aged(without any)': 'reading',
    },
    'ACC-125 a page that failed never takes away what is there': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.value === 'readingMore' && stimulus.via !== 'event')
        .filter(({ next }) => !['shown', 'moreFailed'].includes(String(next.value))),
  },
  shows: {
    reading: {
      says: 'ACC-125 nothing is claimed while the newest entries are on their way',
      see: ({ screen }) => {
        equal(entries(screen).length, 0);
        equal(alertOn(screen), '');
        equal(screen.queryByText('No orders yet'), null);
      },
    },
    refreshing: {
      says: 'ACC-125 the entries of an earlier look stay while they are read anew',
      see: ({ screen }) => {
        equal(entries(screen).length, 2);
        equal(screen.getByRole('button', { name: /^Show more/ }).getAttribute('aria-disabled'), 'true');
      },
    },
    shown: {
      says: 'ACC-125 the entries, how many there are, and the way to more',
      see: ({ screen }) => {
        equal(entries(screen).length, 2);
        ok(screen.getByText('2 of 25'));
        ok(screen.getByRole('button', { name: 'Show more' }));
        equal(alertOn(screen), '');
      },
    },
    readingMore: {
      says: 'ACC-125 the entries stay while more are on their way',
      see: ({ screen }) => {
        equal(entries(screen).length, 2);
        equal(screen.getByRole('button', { name: /^Show more/ }).getAttribute('aria-disabled'), 'true');
      },
    },
    failed: {
      says: 'ACC-125 an error notification in the place of the list',
      see: ({ screen }) => {
        equal(entries(screen).length, 0);
        match(alertOn(screen), /^We couldn’t load your history/);
      },
    },
    stale: {
      says: 'ACC-125 an error notification above the entries of an earlier look, which stay',
      see: ({ screen }) => {
        equal(entries(screen).length, 2);
        match(alertOn(screen), /^We couldn’t update your history/);
      },
    },
    moreFailed: {
      says: 'ACC-125 an error notification below the entries, which stay',
      see: ({ screen }) => {
        equal(entries(screen).length, 2);
        match(alertOn(screen), /^We couldn’t load more/);
      },
    },
  },
  causes: {
    'more.pressed': { control: ({ screen }) => buttonOn(screen, 'Show more') },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
    ...fromOutside('member.returned', 'list.aged'),
  },
});

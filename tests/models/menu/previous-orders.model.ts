import { equal, match, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { HOUR_MS } from '#domain/durations.ts';
import { previousOrdersMachine } from '#machines/menu/previous-orders.machine.ts';
import { starts } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { always, has, missing } from '../kit/on-graph.ts';
import { alertOn, buttonOn, heading } from '../kit/on-screen.ts';

const HERE = 'en-US Pine Street';
/** One of the two differs at a time. */
const THERE = 'en-US Old Mill';
const IN_FRENCH = 'fr-CA Pine Street';

const orders = (screen: Screen) => screen.queryAllByRole('button', { name: /^Reorder/ });
const invitation = () => heading('Sign in to see your orders');
const emptiness = () => heading('No orders yet');
const saysNothing = ({ screen }: { screen: Screen }) => {
  equal(orders(screen).length, 0);
  equal(emptiness(), null);
  equal(alertOn(screen), '');
};

/** What was listed, beside the reason. */
const seesStale = ({ screen }: { screen: Screen }) => {
  equal(orders(screen).length, 2);
  match(alertOn(screen), /^We couldn’t update your orders/);
};

const PAUSING = '{"stale":"pausing"}';
const DUE = '{"stale":"due"}';
const ASKING = '{"stale":"asking"}';

export const model = defineModel<typeof previousOrdersMachine>({
  machine: previousOrdersMachine,
  inputs: { start: undefined },
  events: {
    'orders.requested': [
      { label: 'here', payload: { subject: HERE } },
      { label: 'elsewhere', payload: { subject: THERE } },
      { label: 'in French', payload: { subject: IN_FRENCH } },
    ],
    'member.left': [{ label: 'signed out' }],
    'page.shown': [
      { label: 'within the two hours', payload: { freshMs: HOUR_MS } },
      { label: 'two hours later', payload: { freshMs: 0 } },
    ],
  },
  outcomes: {
    refreshPreviousOrders: [
      done('some', { count: 2, freshMs: 2 * HOUR_MS }),
      done('none', { count: 0, freshMs: 2 * HOUR_MS }),
      ...REQUEST_FAILS,
      failed('session ended', 'signed-out'),
    ],
    awaitSight: [done('seen'), failed('unforeseen', new Error('unforeseen'))],
    askAgain: [
      done('some', { count: 2, freshMs: 2 * HOUR_MS }),
      done('none', { count: 0, freshMs: 2 * HOUR_MS }),
      ...REQUEST_FAILS,
      failed('session ended', 'signed-out'),
    ],
    loadPreviousOrders: [
      done('some', { count: 2, freshMs: 2 * HOUR_MS }),
      done('loaded an hour ago', { count: 2, freshMs: HOUR_MS }),
      done('none', { count: 0, freshMs: 2 * HOUR_MS }),
      ...REQUEST_FAILS,
      failed('session ended', 'signed-out'),
    ],
  },
  failures: { unreported: { awaitSight: 'It asks for nothing: why the orders are old stays said.' } },
  waits: { loadBound: 20_000, freshness: [2 * HOUR_MS, HOUR_MS], refreshPause: 5 * 60_000, sightBound: HOUR_MS },
  bound: ({ subject, freshMs, failure }) => [subject, freshMs, failure],
  limit: 200,
  rest: ['signedOut', 'listed', 'none', 'failed', 'stale.pausing'],
  tags: ['listed', 'none', 'signedOut'],
  supersedes: { loadPreviousOrders: ['orders.requested'] },
  invariants: {
    'PRV-015 a visitor who is no member has nothing asked and nothing kept': ({ context, value }) =>
      (context.subject === null) === (value === 'signedOut'),
    'PRV-011 the reason of a failure is kept where it is shown, and only there': (now) =>
      (now.context.failure !== null) === now.hasTag('error'),
  },
  properties: {
    'PRV-010 PRV-012 what was listed stays while it is fetched again, and where it cannot be': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.tags.has('listed') && stimulus.via !== 'event')
        .filter(({ next }) => !next.tags.has('listed') && next.value !== 'none'),
    'PRV-009 PRV-010 PRV-011 PRV-012 what is wanted is loaded, what failed or is old is loaded again': {
      'signedOut orders.requested(here)': 'loading',
      'loading loadPreviousOrders: some': 'listed',
      'loading loadPreviousOrders: none': 'none',
      'loading loadPreviousOrders: server error': 'failed',
      'loading after(loadBound)': 'failed',
      'failed retry.pressed(pressed)': 'loading',
      'listed after(freshness)': 'refreshing',
      'refreshing refreshPreviousOrders: some': 'listed',
      'refreshing refreshPreviousOrders: none': 'none',
      'refreshing refreshPreviousOrders: server error': PAUSING,
      'refreshing after(loadBound)': PAUSING,
      [`${PAUSING} retry.pressed(pressed)`]: 'refreshing',
      [`${PAUSING} after(refreshPause)`]: DUE,
      [`${PAUSING} page.shown(two hours later)`]: DUE,
      [`${PAUSING} page.shown(within the two hours)`]: DUE,
      'awaitSight: seen': ASKING,
      'awaitSight: unforeseen': PAUSING,
      'after(sightBound)': PAUSING,
      'askAgain: some': 'listed',
      'askAgain: none': 'none',
      'askAgain: server error': PAUSING,
      [`${ASKING} after(loadBound)`]: PAUSING,
      'none after(freshness)': 'loading',
      'listed page.shown(two hours later)': 'refreshing',
      'none page.shown(two hours later)': 'loading',
      'listed page.shown(within the two hours)': 'listed',
      'none page.shown(within the two hours)': 'none',
    },
    'PRV-011 PRV-012 D-395 the reason stays while they are asked for again by themselves, until the answer': (graph) =>
      graph.edges
        .filter(({ next }) => [DUE, ASKING].includes(JSON.stringify(next.value)))
        .filter(({ before, next }) => next.context.failure !== before.context.failure || !next.hasTag('error')),
    'PRV-012 D-395 by themselves they are asked for only while the page is seen and there is a network': (graph) =>
      graph.edges
        .filter(({ next, before }) => JSON.stringify(next.value) === ASKING && JSON.stringify(before.value) !== ASKING)
        .filter(({ stimulus }) => stimulus.name !== 'awaitSight: seen'),
    'PRV-013 PRV-014 MNU-022 another language or store is fetched anew, the same one is not': (graph) =>
      always(graph, ['orders.requested'], ({ before, stimulus, next, effects }) => {
        const known = before.context.subject;
        if (known === stimulus.event['subject']) return false;
        const isAsked = has({ effects }, 'loadPreviousOrders');
        return isAsked && next.context.subject === stimulus.event['subject'];
      }),
    'MNU-022 the orders of that language and store are asked for': (graph) => [
      ...missing(graph, 'signedOut orders.requested(here)', starts('loadPreviousOrders', { subject: HERE })),
      ...missing(graph, 'signedOut orders.requested(elsewhere)', starts('loadPreviousOrders', { subject: THERE })),
      ...missing(graph, 'signedOut orders.requested(in French)', starts('loadPreviousOrders', { subject: IN_FRENCH })),
    ],
    'PRV-012 D-383 what is left of the two hours is counted anew as the page is shown': (graph) =>
      graph.edges
        .filter(
          ({ before, stimulus }) => stimulus.name === 'page.shown(within the two hours)' && !before.hasTag('error'),
        )
        .filter(({ taken, next }) => taken.length === 0 || next.context.freshMs !== HOUR_MS),
    'PRV-015 nothing of a member is shown after sign-out': { 'member.left(signed out)': 'signedOut' },
  },
  shows: {
    signedOut: {
      says: 'PRV-015 MNU-009 an invitation to sign in that leads back, and no orders',
      see: ({ screen }) => {
        ok(invitation());
        const link = screen.getByRole('link', { name: 'Sign in' });
        match(link.getAttribute('href') ?? '', /^\/account\/signin\?returnUrl=(\/|%2F)menu(\/|%2F)previous$/);
        saysNothing({ screen });
      },
    },
    loading: {
      says: 'PRV-009 that the orders are loading, and nothing is claimed of them',
      see: ({ screen }) => {
        match(screen.getByRole('status').textContent ?? '', /Loading…/);
        saysNothing({ screen });
      },
    },
    listed: {
      says: 'PRV-010 PRV-016 PRV-017 PRV-018 MNU-006 each order with what can be ordered of it',
      see: ({ screen }) => {
        equal(orders(screen).length, 2);
        equal(screen.getAllByText('Caffè Latte').length, 2);
        equal(screen.queryByText('Paper bag'), null);
        ok(screen.getByText('Sold out at this store.'));
        equal(invitation(), null);
      },
    },
    refreshing: {
      says: 'PRV-010 PRV-012 the earlier answer, and nothing of a failure',
      see: ({ screen }) => {
        equal(orders(screen).length, 2);
        equal(alertOn(screen), '');
      },
    },
    'stale.pausing': {
      says: 'PRV-011 PRV-012 the earlier answer, why it is not newer, and the way to try again',
      see: seesStale,
    },
    'stale.due': { says: 'PRV-012 D-395 the same, until the page is seen with a network', see: seesStale },
    'stale.asking': { says: 'PRV-011 PRV-012 D-395 the same, while they are asked for again', see: seesStale },
    none: {
      says: 'PRV-010 no orders yet, and the way to the menu',
      see: ({ screen }) => {
        ok(emptiness());
        ok(screen.getByRole('link', { name: 'See the menu' }));
        equal(orders(screen).length, 0);
      },
    },
    failed: {
      says: 'PRV-011 the failure, and the way to try again',
      see: ({ screen }) => {
        match(alertOn(screen), /^We couldn’t load your orders/);
        equal(orders(screen).length, 0);
      },
    },
  },
  causes: {
    // Who is here, in which language and at which store, is of other machines.
    ...fromOutside('orders.requested', 'member.left', 'page.shown'),
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});

import { equal, match, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { StreamSubject } from '#domain/home/stream-item.ts';
import { homeStreamMachine } from '#machines/home/home-stream.machine.ts';
import { starts } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, has, missing, wrongTargets } from '../kit/on-graph.ts';
import { alertOn, buttonOn, heading } from '../kit/on-screen.ts';

const ENGLISH: StreamSubject = { audience: 'member', locale: 'en-US', types: 'information' };
const FRENCH: StreamSubject = { ...ENGLISH, locale: 'fr-CA' };

const FIVE_MINUTES = 5 * 60_000;
/** When the first fetch was asked for, and the second, by the clock of the browser; and up to when they know the feed, by the server's. */
const FIRST_ASKED = 1000;
const SECOND_ASKED = 61_000;
const FIRST_SEEN = 500;
const SECOND_SEEN = 60_500;

const VIEWS = [
  { label: 'first', payload: { subject: ENGLISH, at: FIRST_ASKED } },
  { label: 'after five minutes', payload: { subject: ENGLISH, at: FIRST_ASKED + FIVE_MINUTES } },
  { label: 'after more than five minutes', payload: { subject: ENGLISH, at: FIRST_ASKED + FIVE_MINUTES + 1 } },
  { label: 'in French', payload: { subject: FRENCH, at: FIRST_ASKED } },
];

const cards = (screen: Screen) => screen.queryAllByRole('listitem').length;
const isLoading = (screen: Screen) => screen.queryByText('Loading…') !== null;
const showsCards = ({ screen }: { screen: Screen }) => {
  ok(heading('Today at Northstar'));
  equal(cards(screen), 2);
  equal(alertOn(screen), '');
  equal(isLoading(screen), false);
};
const showsLoading = ({ screen }: { screen: Screen }) => {
  ok(isLoading(screen));
  equal(cards(screen), 0);
  equal(alertOn(screen), '');
};
/** States of the cards, as the graph names them. */
const at = (state: string) => JSON.stringify({ shown: state });

const ERROR = /^Something went wrong\..*Please try refreshing the page\./;

const asked = (modifiedSince: number | null, subject = ENGLISH) => starts('loadStream', { subject, modifiedSince });

export const model = defineModel<typeof homeStreamMachine>({
  machine: homeStreamMachine,
  inputs: { start: undefined },
  events: {
    'stream.viewed': VIEWS,
    'stream.markedStale': [{ label: 'card added' }],
    'stream.dropped': [{ label: 'signed out' }],
  },
  outcomes: {
    fetchStream: [
      done('all', { outcome: 'complete', at: FIRST_ASKED, seenUntil: FIRST_SEEN }),
      done('nothing modified', { outcome: 'unmodified', at: SECOND_ASKED, seenUntil: SECOND_SEEN }),
      done('some', { outcome: 'partial', at: SECOND_ASKED, seenUntil: SECOND_SEEN }),
      failed('server error', 'server'),
      failed('wrong shape', 'bad-answer'),
    ],
  },
  bound: ({ subject, fetchedAt, seenUntil, isMarked, failure }) => [subject, fetchedAt, seenUntil, isMarked, failure],
  limit: 200,
  rest: ['idle', 'shown.fresh', 'shown.stale', 'shown.partial', 'shown.failed', 'failed'],
  tags: ['shown'],
  supersedes: { fetchStream: ['stream.viewed'] },
  invariants: {
    'FED-012 FED-013 the reason of a failure is kept where it is shown, and only there': (now) =>
      (now.context.failure !== null) === now.hasTag('error'),
    'FED-050 nothing of a visitor is kept before a feed is in sight': ({ context, value }) =>
      value !== 'idle' || (context.subject === null && context.fetchedAt === null && context.seenUntil === null),
    'FED-042 FED-044 what counts as fresh has been fetched': (now) =>
      !now.matches({ shown: 'fresh' }) || now.context.fetchedAt !== null,
  },
  properties: {
    'FED-043 FED-044 FED-045 FED-046 what comes is shown, whatever its status': {
      'idle stream.viewed(first)': 'loading',
      'loading loadStream: nothing modified': [at('fresh'), at('stale')],
      'loading loadStream: some': at('partial'),
      'loading loadStream: server error': 'failed',
      'loading loadStream: wrong shape': 'failed',
      [`${at('refreshing')} refreshStream: some`]: at('partial'),
      [`${at('refreshing')} refreshStream: wrong shape`]: at('failed'),
      // The other feed of the graph is loaded.
      [`${at('partial')} stream.viewed(first)`]: [at('refreshing'), 'loading'],
    },
    'FED-051 what is older than five minutes is fetched again, also by a clock that was set back; what is younger is reused':
      (graph) =>
        [...graph.states.values()]
          .filter(({ snapshot }) => snapshot.matches({ shown: 'fresh' }))
          .flatMap(({ key, snapshot: { context }, out }) =>
            VIEWS.filter(({ payload }) => isDeepStrictEqual(payload.subject, context.subject))
              .filter(({ label, payload }) => {
                const age = payload.at - (context.fetchedAt ?? Number.NaN);
                const viewed = out.find(({ stimulus }) => stimulus.name === `stream.viewed(${label})`);
                const isFetched = viewed?.next.matches({ shown: 'refreshing' }) ?? false;
                return isFetched !== (age < 0 || age > FIVE_MINUTES);
              })
              .map(({ label }) => `${label}: ${key}`),
          ),
    'FED-049 FED-050 what was marked stale is fetched again at the next view, also what was on its way': (graph) => [
      ...wrongTargets(graph, {
        [`${at('fresh')} stream.markedStale(card added)`]: at('stale'),
        [`${at('stale')} stream.viewed(first)`]: [at('refreshing'), 'loading'],
        [`${at('failed')} stream.viewed(first)`]: [at('refreshing'), 'loading'],
        'failed stream.viewed(first)': 'loading',
      }),
      ...graph.edges.filter(({ before, next }) => {
        const { isMarked } = before.context;
        return isMarked && next.matches({ shown: 'fresh' });
      }),
    ],
    'FED-050 signing in or out drops the feed': { 'stream.dropped(signed out)': 'idle' },
    'FED-042 the first fetch asks for everything, a later one for what is new by the clock of the server': (graph) => [
      ...missing(graph, 'idle stream.viewed(first)', asked(null)),
      ...missing(graph, 'idle stream.viewed(in French)', asked(null, FRENCH)),
      ...graph.edges
        .filter(({ before, next }) => {
          const isRefreshed = (now: typeof next | undefined) => now?.matches({ shown: 'refreshing' }) ?? false;
          return isRefreshed(next) && !isRefreshed(before);
        })
        .filter(({ before, effects }) => {
          const { subject, seenUntil } = before.context;
          const due = starts('refreshStream', { subject, modifiedSince: seenUntil });
          return !has({ effects }, due);
        }),
    ],
    'FED-045 FED-046 a part replaces what was there, so that the fetch after it asks for everything': (graph) =>
      always(
        graph,
        ['refreshStream: some'],
        ({ next }) => next.context.fetchedAt === null && next.context.seenUntil === null,
      ),
    'FED-046 a fetch that brings nothing new counts as one': (graph) =>
      always(
        graph,
        ['refreshStream: nothing modified'],
        ({ next }) => next.context.fetchedAt === SECOND_ASKED && next.context.seenUntil === SECOND_SEEN,
      ),
    'FED-012 the visitor can try again': {
      'failed retry.pressed(pressed)': 'loading',
      [`${at('failed')} retry.pressed(pressed)`]: at('refreshing'),
    },
  },
  shows: {
    idle: { says: 'FED-011 a loading indicator', see: showsLoading },
    loading: { says: 'FED-011 a loading indicator, and nothing else', see: showsLoading },
    'shown.fresh': { says: 'FED-043 FED-044 the cards', see: showsCards },
    'shown.stale': { says: 'FED-049 the cards, as they were', see: showsCards },
    'shown.partial': { says: 'FED-045 FED-046 the cards that came, without an error', see: showsCards },
    'shown.refreshing': { says: 'FED-051 the cards stay while news are asked for', see: showsCards },
    'shown.failed': {
      says: 'FED-012 FED-013 the error beside the cards',
      see: ({ screen }) => {
        match(alertOn(screen), ERROR);
        equal(cards(screen), 2);
      },
    },
    failed: {
      says: 'FED-012 FED-013 FC-043 the error and no cards',
      see: ({ screen }) => {
        match(alertOn(screen), ERROR);
        equal(cards(screen), 0);
        equal(isLoading(screen), false);
      },
    },
  },
  causes: {
    // Whose feed it is and when it comes into sight is of the page around it.
    ...fromOutside('stream.viewed', 'stream.markedStale', 'stream.dropped'),
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});

/** Every feed of the walk. */
export const SUBJECTS = [ENGLISH, FRENCH] as const;

import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { storeNumberOf } from '#domain/stores/store.ts';
import { nearestSearchMachine } from '#machines/store-locator/nearest-search.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { missing, wrongTargets } from '../kit/on-graph.ts';
import { alertOn, buttonOn, textOn } from '../kit/on-screen.ts';

/** A place without a store, and the nearest store to it. */
export const NOWHERE = { lat: 47.9, lng: -106.6 };
export const BILLINGS = { storeNumber: storeNumberOf('10250-1'), coordinates: { lat: 45.7833, lng: -108.5007 } };
/** The same store, whose position is not known. */
const UNPLACED = { ...BILLINGS, coordinates: null };

const ASKED = { from: NOWHERE, features: [] };

const expand = (screen: Screen) => buttonOn(screen, /Expand Search/);
const isEnabled = (button: HTMLElement | null) => button !== null && button.getAttribute('aria-disabled') !== 'true';

export const model = defineModel<typeof nearestSearchMachine>({
  machine: nearestSearchMachine,
  inputs: { start: undefined },
  events: {
    'expansion.pressed': [{ label: 'pressed', payload: { asked: ASKED } }],
    'search.superseded': [{ label: 'another search' }],
  },
  outcomes: {
    findNearest: [
      done('a store', BILLINGS),
      done('a store without a position', UNPLACED),
      failed('404', 'nearest-not-found'),
      ...REQUEST_FAILS,
      failed('rate limited', 'rate-limited'),
      failed('refused', 'refused'),
      failed('unreadable', 'bad-answer'),
    ],
  },
  failures: {
    unreported: {
      'findNearest: 404': 'LOC-030: none found is a state of its own, not an error.',
    },
  },
  bound: ({ asked, nearest, failure }) => [asked !== null, nearest, failure],
  limit: 50,
  rest: ['idle', 'found', 'notFound', 'failed'],
  tags: ['searched', 'noneFound'],
  oneAtATime: 'one search for the nearest store is under way',
  invariants: {
    'LOC-027 LST-012 loading, and only then, from the press to the answer': (now) =>
      now.hasTag('busy') === (now.value === 'requesting'),
    'LST-012 the nearest store is known after success, and only then': ({ context, value }) =>
      (context.nearest !== null) === (value === 'found'),
    'LOC-030 LST-013 none found is distinguished from an error': (now) =>
      now.hasTag('noneFound') === (now.value === 'notFound') && !(now.hasTag('noneFound') && now.hasTag('error')),
    'LST-014 an error is kept after a failure, and only then': ({ context, value }) =>
      (context.failure !== null) === (value === 'failed'),
    'LST-007 it is known whether the nearest store has been searched': (now) =>
      now.hasTag('searched') === !['idle', 'requesting'].includes(now.value),
  },
  properties: {
    'LOC-027 success, 404, every other failure and time each end the loading': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via !== 'event')
        .filter(({ next }) => next.tags.has('busy') !== false),
    'LOC-030 LOC-031 404 alone means none found': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed')
        .filter(({ next, stimulus }) => {
          const due = stimulus.name === 'findNearest: 404' ? 'notFound' : 'failed';
          return next.value !== due;
        }),
    'LOC-027 LOC-032 what is asked is where from and which features, after a failure too': (graph) =>
      ['idle', 'failed'].flatMap((state) =>
        missing(graph, `${state} expansion.pressed(pressed)`, starts('findNearest', ASKED)),
      ),
    'LOC-029 LST-012 the store that was found is emitted, with where it was looked for': (graph) => [
      ...missing(graph, 'findNearest: a store', emits('nearest.found', { nearest: BILLINGS, from: NOWHERE })),
      ...missing(
        graph,
        'findNearest: a store without a position',
        emits('nearest.found', { nearest: UNPLACED, from: NOWHERE }),
      ),
    ],
    'where another search began, neither an answer nor what came of an earlier one counts': (graph) =>
      wrongTargets(
        graph,
        Object.fromEntries(
          ['requesting', 'found', 'notFound', 'failed'].map((state) => [
            `${state} search.superseded(another search)`,
            'idle',
          ]),
        ),
      ),
    'LOC-029 nothing else is emitted': (graph) =>
      graph.edges.filter(({ stimulus, effects }) => {
        const due = stimulus.via === 'outcome' && stimulus.outcome.kind === 'done' ? 1 : 0;
        return effects.filter(({ does }) => does === 'emits').length !== due;
      }),
    'LOC-032 after a failure Expand Search can be pressed again': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => snapshot.value === 'failed')
        .filter(({ out }) => !out.some(({ stimulus }) => stimulus.event.type === 'expansion.pressed'))
        .map((state) => state.key),
  },
  shows: {
    idle: {
      says: 'LOC-043 where no stores are found, Expand Search is offered',
      see: ({ screen }) => {
        ok(screen.getByRole('heading', { name: 'No stores found' }));
        ok(isEnabled(expand(screen)));
      },
    },
    requesting: {
      says: 'LOC-027 loading shows as soon as it starts, and cannot be started twice',
      see: ({ screen }) => {
        ok(expand(screen)?.textContent?.includes('Finding the closest store…'));
        ok(!isEnabled(expand(screen)));
      },
    },
    found: {
      says: 'LOC-029 LST-012 the nearest store is in the locator, measured from where it was looked for, and chosen',
      see: ({ snapshot, screen, outcome }) => {
        ok(outcome);
        deepStrictEqual(snapshot.context.nearest, outcome.label === 'a store' ? BILLINGS : UNPLACED);
        equal(
          textOn(screen, 'locationQuery'),
          JSON.stringify({ lat: '47.90000', lng: '-106.60000', storeNumber: '10250-1' }),
        );
        equal(textOn(screen, 'selectedStoreNumber'), BILLINGS.storeNumber);
        equal(expand(screen), null);
      },
    },
    notFound: {
      says: 'LOC-030 none found is no error: there is nothing nearby, and nothing further to press',
      see: ({ screen }) => {
        ok(screen.getByRole('heading', { name: "We can't find any nearby stores." }));
        equal(expand(screen), null);
      },
    },
    failed: {
      says: 'LOC-031 LOC-032 a failure is shown, the earlier results stay and Expand Search is still there',
      see: ({ snapshot, screen }) => {
        ok(snapshot.context.failure);
        ok(alertOn(screen).includes('We couldn’t find the closest store.'));
        ok(screen.getByRole('heading', { name: 'No stores found' }));
        ok(isEnabled(expand(screen)));
      },
    },
  },
  causes: {
    'expansion.pressed': { control: ({ screen }) => expand(screen) },
    'search.superseded': { arrives: () => externalEvents.fire({ type: 'search.superseded' }) },
  },
});

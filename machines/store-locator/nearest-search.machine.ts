import { assign, emit, setup } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { unprovided } from '../unprovided.ts';

export type NearestAsked = { from: Coordinates; features: readonly string[] };
/** What the locator needs of the answer; the location result itself is kept in the query cache. */
export type NearestFound = {
  storeNumber: StoreNumber;
  /** Null where the store has no position: it is listed and chosen, and stands nowhere on the map. */
  coordinates: Coordinates | null;
};

/** The question before any was asked: only 'expansion.pressed' leads to an answer, and it keeps what was asked. */
const NOTHING_ASKED: NearestAsked = { from: { lat: 0, lng: 0 }, features: [] };

/** Expand Search: the one nearest store, however far away. */
export const nearestSearchMachine = setup({
  types: {} as {
    context: { asked: NearestAsked | null; nearest: NearestFound | null; failure: FailureCode | null };
    events: { type: 'expansion.pressed'; asked: NearestAsked } | { type: 'search.superseded' };
    emitted: { type: 'nearest.found'; nearest: NearestFound; from: Coordinates };
    tags: 'busy' | 'error' | 'searched' | 'noneFound';
  },
  actors: { findNearest: unprovided<NearestAsked, NearestFound>('findNearest') },
  actions: {
    keepAsked: assign({ asked: (_, params: { asked: NearestAsked }) => params.asked, failure: null }),
    keepNearest: assign({ nearest: (_, params: { nearest: NearestFound }) => params.nearest }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    forget: assign({ asked: null, nearest: null, failure: null }),
    emitFound: emit(({ context }, { nearest }: { nearest: NearestFound }) => ({
      type: 'nearest.found' as const,
      nearest,
      from: (context.asked ?? NOTHING_ASKED).from,
    })),
  },
  guards: {
    isNoneFound: (_, params: { failure: FailureCode }) => params.failure === 'nearest-not-found',
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'nearestSearch',
  description: '[LOC-027..032 LOC-043 LST-007 LST-012..014] The nearest store at any distance.',
  context: { asked: null, nearest: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'idle',
  states: {
    idle: {
      description: '[LOC-043] Expand Search is offered where no stores were found.',
      on: {
        'expansion.pressed': {
          description: '[LOC-043] Looks further away.',
          target: 'requesting',
          actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) },
        },
      },
    },
    requesting: {
      description: '[LOC-027 LOC-028 LST-012] Loading, from the press to the answer.',
      tags: 'busy',
      invoke: {
        id: 'findNearest',
        src: 'findNearest',
        input: ({ context }) => context.asked ?? NOTHING_ASKED,
        onDone: {
          description: '[LOC-029 LST-012] The store is known: the locator shows it.',
          target: 'found',
          actions: [
            { type: 'keepNearest', params: ({ event }) => ({ nearest: event.output }) },
            { type: 'emitFound', params: ({ event }) => ({ nearest: event.output }) },
          ],
        },
        onError: [
          {
            description: '[LOC-030 LST-013] 404: there is none, which is no error.',
            guard: { type: 'isNoneFound', params: failureOfEvent },
            target: 'notFound',
          },
          {
            description: '[LOC-031 LST-014] Any other failure.',
            target: 'failed',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      on: {
        'search.superseded': {
          description: '[FC-055] Another search started: this answer is ignored.',
          target: 'idle',
          actions: 'forget',
        },
      },
      after: {
        requestBound: {
          description: '[LOC-031] No answer in time is a failure.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    found: {
      description: '[LOC-029 LST-012] The nearest store was found; its coordinates are known, where it has any.',
      tags: 'searched',
      on: {
        'search.superseded': {
          description: '[LST-007] A new search starts afresh.',
          target: 'idle',
          actions: 'forget',
        },
      },
    },
    notFound: {
      description: "[LOC-030 LOC-044 LST-013] 'We can't find any nearby stores.'",
      tags: ['searched', 'noneFound'],
      on: {
        'search.superseded': {
          description: '[LST-007] A new search starts afresh.',
          target: 'idle',
          actions: 'forget',
        },
      },
    },
    failed: {
      description:
        '[LOC-031 LOC-032 LST-014] The generic notice; earlier results stay and Expand Search is still there.',
      tags: ['error', 'searched'],
      on: {
        'expansion.pressed': {
          description: '[LOC-032] Tries again.',
          target: 'requesting',
          actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) },
        },
        'search.superseded': {
          description: '[LST-007] A new search starts afresh.',
          target: 'idle',
          actions: 'forget',
        },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { Position } from '#domain/store-locator/position.ts';
import { unprovided } from '../unprovided.ts';

/** Find me: asks the browser where the visitor is and passes the position to the locator. */
export const geolocationSearchMachine = setup({
  types: {} as {
    context: { position: Position | null; failure: FailureCode | null };
    events: { type: 'findMe.pressed' } | { type: 'search.superseded' } | { type: 'message.dismissed' };
    emitted: { type: 'position.awaited' } | { type: 'position.found'; position: Position } | { type: 'position.lost' };
    tags: 'busy' | 'error';
  },
  actors: { locate: unprovided<void, Position>('locate') },
  actions: {
    dropFailure: assign({ failure: null }),
    keepPosition: assign({ position: (_, params: { position: Position }) => params.position }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitAwaited: emit({ type: 'position.awaited' as const }),
    emitLost: emit({ type: 'position.lost' as const }),
    emitPosition: emit((_, params: { position: Position }) => ({ type: 'position.found' as const, ...params })),
  },
  guards: {
    isDenied: (_, params: { failure: FailureCode }) => params.failure === 'position-denied',
  },
  delays: {
    /** The browser's question waits for a person, and may never say that it was closed; its search has a bound of its own. */
    locateBound: 60_000,
  },
}).createMachine({
  id: 'geolocationSearch',
  description: '[LOC-019 LOC-020 LST-009] Stores around the position that the browser gives.',
  context: { position: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'idle',
  states: {
    idle: {
      description: '[LOC-019] The find-me-near button waits to be pressed.',
      on: {
        'findMe.pressed': { description: '[LOC-019] Asks the browser for the position.', target: 'locating' },
      },
    },
    locating: {
      description:
        '[LOC-019 LST-009] The browser asks the visitor and looks for the position; earlier results are gone.',
      tags: 'busy',
      entry: ['dropFailure', 'emitAwaited'],
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: {
          description: '[LOC-019] The position is known: the locator searches around it.',
          target: 'found',
          actions: [
            { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
            { type: 'emitPosition', params: ({ event }) => ({ position: event.output }) },
          ],
        },
        onError: [
          {
            description: '[LOC-020] The visitor or the browser said no.',
            guard: { type: 'isDenied', params: failureOfEvent },
            target: 'denied',
            actions: [{ type: 'keepFailure', params: failureOfEvent }, 'emitLost'],
          },
          {
            description: '[LOC-020 FC-158] The position could not be found, or not exactly enough to look around it.',
            target: 'unavailable',
            actions: [{ type: 'keepFailure', params: failureOfEvent }, 'emitLost'],
          },
        ],
      },
      on: {
        'search.superseded': {
          description: '[FC-055] Another search began: a position that comes later is ignored.',
          target: 'idle',
        },
      },
      after: {
        locateBound: {
          description: '[LOC-020] The browser took too long.',
          target: 'unavailable',
          actions: [{ type: 'keepFailure', params: { failure: 'position-timed-out' } }, 'emitLost'],
        },
      },
    },
    found: {
      description: '[LOC-019] The position is drawn on the map.',
      on: {
        'findMe.pressed': { description: '[LOC-019] Asks again: the visitor may have walked.', target: 'locating' },
      },
    },
    denied: {
      description: '[LOC-020 FC-158] Says that the location could not be accessed and how to allow it.',
      tags: 'error',
      on: {
        'findMe.pressed': { description: '[LOC-020] Tries again.', target: 'locating' },
        'message.dismissed': { description: '[LOC-020] Closes the message.', target: 'idle' },
        'search.superseded': { description: '[LOC-020] Another search makes the message moot.', target: 'idle' },
      },
    },
    unavailable: {
      description: '[LOC-020 FC-158] Says that the location could not be accessed and offers to try again.',
      tags: 'error',
      on: {
        'findMe.pressed': { description: '[LOC-020] Tries again.', target: 'locating' },
        'message.dismissed': { description: '[LOC-020] Closes the message.', target: 'idle' },
        'search.superseded': { description: '[LOC-020] Another search makes the message moot.', target: 'idle' },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import { type CurbsideLimit, LONGEST_WAIT_MS, stallOf } from '#domain/pickup/curbside.ts';
import { unprovided } from '../unprovided.ts';

/** What the server makes of an arrival. */
export type ArrivalAnswer =
  | { readonly outcome: 'arrived' }
  | { readonly outcome: 'limited'; readonly limit: CurbsideLimit };

/** Says to a store at which spot a car waits: once, and not before there is a network. */
export const curbsideCheckInMachine = setup({
  types: {} as {
    input: { stallQuantity: number };
    /** `spot`: as it was chosen or typed. */
    context: { stallQuantity: number; spot: string };
    events:
      | { type: 'spot.entered'; spot: string }
      | { type: 'checkIn.pressed'; isOnline: boolean }
      | { type: 'waiting.cancelled' };
    emitted: { type: 'spot.missing' } | { type: 'customer.arrived'; stallNumber: number };
    tags:
      | 'busy'
      | 'error'
      | 'spotMissing'
      | 'waiting'
      | 'stillOffline'
      | 'closed'
      | 'unavailable'
      | 'failed'
      | 'arrived';
  },
  actors: {
    awaitNetwork: unprovided<void, void>('awaitNetwork'),
    createArrival: unprovided<{ stallNumber: number }, ArrivalAnswer>('createArrival'),
  },
  actions: {
    keepSpot: assign({ spot: (_, params: { spot: string }) => params.spot }),
    emitSpotMissing: emit({ type: 'spot.missing' as const }),
    emitArrived: emit(({ context }) => ({ type: 'customer.arrived' as const, stallNumber: stallIn(context) })),
  },
  guards: {
    isSpotMissing: ({ context }) => stallOf(context.spot, context.stallQuantity) === null,
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    isClosed: (_, { answer }: { answer: ArrivalAnswer }) => answer.outcome === 'limited' && answer.limit === 'closed',
    isUnavailable: (_, { answer }: { answer: ArrivalAnswer }) => answer.outcome === 'limited',
  },
  delays: {
    waitBound: LONGEST_WAIT_MS,
    submitBound: 20_000,
  },
}).createMachine({
  id: 'curbsideCheckIn',
  description: '[CRB-002 CRB-004] Checks a customer in at a parking spot.',
  context: ({ input: { stallQuantity } }) => ({ stallQuantity, spot: '' }),
  options: { maxIterations: 50 },
  initial: 'choosing',
  states: {
    choosing: {
      description: '[CRB-002] The customer chooses the spot and checks in.',
      initial: 'fresh',
      on: {
        'spot.entered': {
          description: '[CRB-006] Another spot, on the plan or by its number.',
          target: '.fresh',
          actions: { type: 'keepSpot', params: ({ event }) => event },
        },
        'checkIn.pressed': [
          {
            description: '[CRB-006 FC-169] No spot of this store: nothing is sent.',
            guard: 'isSpotMissing',
            target: '.spotMissing',
            actions: 'emitSpotMissing',
          },
          {
            description: '[CRB-004] Without a network it is sent as soon as there is one.',
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: 'waitingForNetwork',
          },
          { description: '[CRB-004 CRB-005] The arrival is sent.', target: 'submitting' },
        ],
      },
      states: {
        fresh: { description: '[CRB-002] Nothing has gone wrong.' },
        spotMissing: {
          description: "[CRB-006] 'Select your parking spot' stands at the spots.",
          tags: ['error', 'spotMissing'],
        },
        failed: {
          description: '[CRB-004 CRB-009] Says that it failed and where to park; the form is still usable.',
          tags: ['error', 'failed'],
        },
        closed: {
          description: '[CRB-011 CRB-013] The store has closed meanwhile.',
          tags: ['error', 'closed'],
        },
        unavailable: {
          description: '[CRB-010 CRB-013 FC-170] The store cannot bring it out now.',
          tags: ['error', 'unavailable'],
        },
        stillOffline: {
          description: '[CRB-004] No network came; nothing was sent.',
          tags: ['error', 'stillOffline'],
        },
      },
    },
    waitingForNetwork: {
      description: '[CRB-004] Waits for the network, and says so.',
      tags: ['waiting'],
      invoke: {
        id: 'awaitNetwork',
        src: 'awaitNetwork',
        onDone: { description: '[CRB-004] There is a network again: the arrival is sent once.', target: 'submitting' },
        onError: { description: '[CRB-004] It cannot be waited for.', target: 'choosing.stillOffline' },
      },
      on: {
        'waiting.cancelled': {
          description: '[CRB-004] The customer would rather change the spot or go in.',
          target: 'choosing.fresh',
        },
      },
      after: {
        waitBound: {
          description: '[CRB-004] An arrival that is sent too late would send a barista out for nothing.',
          target: 'choosing.stillOffline',
        },
      },
    },
    submitting: {
      description: '[CRB-004 CRB-005 FC-170] One request is under way; further presses send none.',
      tags: 'busy',
      invoke: {
        id: 'createArrival',
        src: 'createArrival',
        input: ({ context }) => ({ stallNumber: stallIn(context) }),
        onDone: [
          {
            description: '[CRB-011 CRB-013] The store has closed meanwhile.',
            guard: { type: 'isClosed', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing.closed',
          },
          {
            description: '[CRB-010 CRB-013 FC-170] The store cannot bring it out now.',
            guard: { type: 'isUnavailable', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing.unavailable',
          },
          { description: '[CRB-004 CRB-015] The store knows, also where it knew before.', target: 'arrived' },
        ],
        onError: {
          description: '[CRB-004 CRB-009 CRB-017] It failed; it can be tried again.',
          target: 'choosing.failed',
        },
      },
      after: {
        submitBound: { description: '[CRB-009] No answer in time.', target: 'choosing.failed' },
      },
    },
    arrived: {
      description: '[CRB-003 CRB-004] Leads to the page that says so.',
      tags: 'arrived',
      entry: 'emitArrived',
    },
  },
});

/** Spots are checked before anything is sent. */
function stallIn({ spot, stallQuantity }: { spot: string; stallQuantity: number }): number {
  const stall = stallOf(spot, stallQuantity);
  if (stall === null) throw new Error(`${spot} is no spot.`);
  return stall;
}

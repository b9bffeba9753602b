import { assign, emit, setup } from 'xstate';
import { isOutcomeUnknown, type ReloadRequest } from '#domain/cards/reload.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { PlacementRequest } from '#domain/ordering/order-placement.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';
import type {
  Answered,
  CheckAnswer,
  OrderEnd,
  OrderWithReloadTypes,
  PrepareAnswer,
  ReloadOutcome,
} from './order-with-reload.events.ts';

/** Fills up the card that pays an order, at most once for each intent, and only then hands the order on. */
export const orderWithReloadMachine = setup({
  types: {} as OrderWithReloadTypes,
  actors: {
    /** Looks, and takes the turn, in one step, so that of two tabs only one goes on. */
    prepareReload: unprovided<PlacementRequest, PrepareAnswer>('prepareReload'),
    submitReload: unprovided<ReloadRequest, ReloadOutcome>('submitReload'),
    /** Sends the same reload again, where it was sent once. */
    checkReload: unprovided<ReloadRequest, CheckAnswer>('checkReload'),
  },
  actions: {
    freeze: assign({
      request: (_, { order, reload, lines }: PlacementRequest) => ({ order, reload, lines }),
      reload: (_, { reload }: PlacementRequest) => reload,
    }),
    keepOpen: assign({
      reload: ({ context }, { answer }: Answered) => ('reload' in answer ? answer.reload : context.reload),
    }),
    dropOutcome: assign({ refusal: null, failure: null }),
    dropAll: assign({ request: null, reload: null }),
    keepRefusal: assign({ refusal: (_, { answer }: Answered) => ('refusal' in answer ? answer.refusal : null) }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitReady: emit(({ context }) => ({ type: 'order.ready' as const, request: known(context.request, 'order') })),
    emitSettled: emit(({ context }) => ({ type: 'reload.settled' as const, reload: known(context.reload, 'reload') })),
    emitPriceRequired: emit({ type: 'price.required' as const }),
    emitDismissed: emit(({ context }) => ({
      type: 'doubt.dismissed' as const,
      reload: known(context.reload, 'reload'),
    })),
  },
  guards: {
    isUnfinished: ({ context }) => context.reload !== null,
    isOpen: (_, { answer }: Answered) => answer.outcome === 'open',
    isEnough: (_, { answer }: Answered) => answer.outcome === 'enough',
    isRefused: (_, { answer }: Answered) => answer.outcome === 'refused',
    isOver: (_, { answer }: Answered) => answer.outcome === 'over',
    isReloaded: (_, { answer }: Answered) => answer.outcome === 'reloaded',
    isUnplaced: (_, { end }: { end: OrderEnd }) => end === 'unplaced',
    isDoubted: (_, { end }: { end: OrderEnd }) => end === 'doubted',
    isUnknown: (_, { failure }: { failure: FailureCode }) => isOutcomeUnknown(failure),
  },
  /** Longer than the transport waits for a purchase. */
  delays: { submitBound: 40_000 },
}).createMachine({
  id: 'orderWithReload',
  description: '[ORD-070 FC-025] Fills up the card that pays an order, once, and only then hands the order on.',
  context: ({ input }) => ({ request: null, reload: input.unfinished, refusal: null, failure: null }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  on: {
    'visitor.forgotten': {
      description: '[ORD-018] The visitor signs out: nothing of a reload stays.',
      target: '.ready.idle',
      actions: 'dropOutcome',
    },
  },
  states: {
    beginning: {
      description: '[FC-025] Begins with a reload whose end an earlier page did not see, if any.',
      always: [
        { description: '[FC-025] It may have been charged.', guard: 'isUnfinished', target: 'unsure' },
        { description: '[ORD-070] Nothing is open.', target: 'ready' },
      ],
    },
    ready: {
      description: '[ORD-070] Nothing is under way.',
      initial: 'idle',
      on: {
        'order.requested': {
          description: '[ORD-070 ORD-047] An order whose card is filled up first; further presses begin none.',
          target: 'preparing',
          actions: ['dropOutcome', { type: 'freeze', params: ({ event }) => event }],
        },
      },
      states: {
        idle: { description: '[ORD-070] Nothing is to be said.', entry: ['dropOutcome', 'dropAll'] },
        refused: {
          description: '[ORD-070] The reload was refused: nothing was charged, and no order was placed.',
          tags: 'error',
          on: { 'placement.dismissed': { description: '[ORD-070] The reason was read.', target: 'idle' } },
        },
        failed: {
          description: '[ORD-070] It failed before anything was charged, and no order was placed.',
          tags: 'error',
          on: { 'placement.dismissed': { description: '[ORD-070] The failure was read.', target: 'idle' } },
        },
        filled: {
          description: '[FC-025] The money is on the card; the order can be placed with it.',
          tags: 'filled',
          entry: 'dropAll',
          on: { 'placement.dismissed': { description: '[FC-025] The member closed the message.', target: 'idle' } },
        },
        doubted: {
          description: '[FC-025] The money is on the card; whether the order was placed is not known (D-381).',
          tags: 'doubted',
          on: { 'placement.dismissed': { description: '[FC-025] The member closed the message.', target: 'idle' } },
        },
        reloaded: {
          description: '[FC-025] The card was filled up, and the order was not placed.',
          tags: 'reloaded',
          on: { 'placement.dismissed': { description: '[FC-025] The member closed the message.', target: 'idle' } },
        },
      },
    },
    preparing: {
      description:
        '[FC-025] Whether the card needs it still, and whether an earlier reload is open; each call is bounded by the transport, the session by its machine.',
      tags: 'busy',
      invoke: {
        id: 'prepareReload',
        src: 'prepareReload',
        input: ({ context }) => known(context.request, 'order'),
        onDone: [
          {
            description: '[FC-025] An earlier reload may have been charged: no other one is sent.',
            guard: { type: 'isOpen', params: ({ event }) => ({ answer: event.output }) },
            target: 'unsure',
            actions: { type: 'keepOpen', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[FC-025] The card holds enough by now: it is not filled up again.',
            guard: { type: 'isEnough', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.idle',
            actions: 'emitReady',
          },
          {
            description: '[ORD-067 ORD-070] It would not reach any more: nothing is charged.',
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          { description: '[ORD-070] It is due.', target: 'reloading' },
        ],
        onError: {
          description: '[ORD-070] Nothing was sent.',
          target: 'ready.failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
    },
    reloading: {
      description: '[ORD-070 ORD-047] One reload is under way; further presses send none.',
      tags: 'busy',
      invoke: {
        id: 'submitReload',
        src: 'submitReload',
        input: ({ context }) => known(context.reload, 'reload'),
        onDone: [
          {
            description: '[ORD-070] The money is on the card: now the order is placed.',
            guard: { type: 'isReloaded', params: ({ event }) => ({ answer: event.output }) },
            target: 'handedOn',
            actions: ['emitSettled', 'emitReady'],
          },
          {
            description: '[ORD-070] Refused: nothing was charged, and no order is placed.',
            target: 'ready.refused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) }, 'emitSettled'],
          },
        ],
        onError: [
          {
            description: '[FC-025] The answer was lost: it may have been charged.',
            guard: { type: 'isUnknown', params: failureOfEvent },
            target: 'unsure',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          {
            description: '[ORD-070] Nothing was charged, and no order is placed.',
            target: 'ready.failed',
            actions: [{ type: 'keepFailure', params: failureOfEvent }, 'emitSettled'],
          },
        ],
      },
      after: {
        submitBound: {
          description: '[FC-025] No answer in time: it may have been charged.',
          target: 'unsure',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    handedOn: {
      description: '[FC-025] The card was filled up; the order is under way.',
      entry: 'dropAll',
      on: {
        'order.ended': [
          {
            description: '[FC-025] It was certainly not placed: both are said.',
            guard: { type: 'isUnplaced', params: ({ event }) => event },
            target: 'ready.reloaded',
          },
          {
            description: '[FC-025] Whether it was placed is not known: that the card was filled up is said.',
            guard: { type: 'isDoubted', params: ({ event }) => event },
            target: 'ready.doubted',
          },
          { description: '[ORD-070] It was placed, which is said by itself.', target: 'ready.idle' },
        ],
      },
    },
    unsure: {
      description: '[FC-025] It is not known whether the card was charged; asking again charges no second time.',
      tags: ['error', 'unsure'],
      on: {
        'check.pressed': { description: '[FC-025] The same reload, under the same id.', target: 'checking' },
        'placement.dismissed': {
          description: '[FC-025] Put aside; the next order asks for it first.',
          target: 'ready.idle',
          actions: ['emitDismissed', 'emitPriceRequired'],
        },
      },
    },
    checking: {
      description: '[FC-025] The server is asked what became of the reload.',
      tags: ['busy', 'unsure'],
      entry: 'dropOutcome',
      invoke: {
        id: 'checkReload',
        src: 'checkReload',
        input: ({ context }) => known(context.reload, 'reload'),
        onDone: [
          {
            description: '[FC-025] The money is on the card; nothing is ordered by itself.',
            guard: { type: 'isReloaded', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.filled',
            actions: 'emitSettled',
          },
          {
            description: '[FC-025] Another tab has learnt its end, or it was never sent: nothing is sent now.',
            guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.idle',
            actions: 'emitSettled',
          },
          {
            description: '[ORD-070] Refused: it was never charged.',
            target: 'ready.refused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) }, 'emitSettled'],
          },
        ],
        onError: {
          description: '[FC-025] Still not known, whatever went wrong this time.',
          target: 'unsure',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        submitBound: {
          description: '[FC-025] Still not known.',
          target: 'unsure',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
  },
});

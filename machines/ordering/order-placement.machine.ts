import { assign, emit, setup } from 'xstate';
import { isOutcomeUnknown } from '#domain/cards/reload.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { OrderToPlace, PlacementRequest } from '#domain/ordering/order-placement.ts';
import { isDuplicate } from '#domain/ordering/order-refusal.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';
import type { Answered, BeginAnswer, FindAnswer, PlacementTypes, SubmitAnswer } from './order-placement.events.ts';

/** Places an order at most once for each intent, and says what became of it. */
export const orderPlacementMachine = setup({
  types: {} as PlacementTypes,
  actors: {
    /** Looks, and takes the turn, in one step. */
    beginOrder: unprovided<PlacementRequest, BeginAnswer>('beginOrder'),
    submitOrder: unprovided<OrderToPlace, SubmitAnswer>('submitOrder'),
    findOrder: unprovided<{ order: OrderToPlace | null }, FindAnswer>('findOrder'),
  },
  actions: {
    freeze: assign({ request: (_, { order, reload, lines }: PlacementRequest) => ({ order, reload, lines }) }),
    dropProblem: assign({ refusal: null, failure: null }),
    dropPlaced: assign({ placed: null, isEarlier: false }),
    dropRequest: assign({ request: null }),
    keepPlaced: assign({
      placed: (_, { answer }: Answered) => ('placed' in answer ? answer.placed : null),
    }),
    noteEarlier: assign({ isEarlier: true }),
    keepRefusal: assign({
      refusal: (_, { answer }: Answered) => ('refusal' in answer ? answer.refusal : null),
    }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitPlaced: emit(({ context: { placed, request } }) => ({ type: 'order.placed' as const, placed, request })),
    emitRefused: emit(({ context: { refusal, request } }) => ({ type: 'order.refused' as const, refusal, request })),
    emitSettled: emit({ type: 'order.settled' as const }),
    emitInsisted: emit({ type: 'order.insisted' as const }),
    emitPriceRequired: emit({ type: 'price.required' as const }),
    emitDismissed: emit({ type: 'doubt.dismissed' as const }),
  },
  guards: {
    isUnfinished: ({ context }) => context.isUnfinished,
    isNew: ({ context }, { order }: PlacementRequest) => order.orderId !== context.placed?.orderId,
    isPlaced: (_, { answer }: Answered) => answer.outcome === 'placed',
    isMissing: (_, { answer }: Answered) => answer.outcome === 'missing',
    isUnknowable: (_, { answer }: Answered) => answer.outcome === 'unknowable',
    hasReload: ({ context }) => context.request?.reload != null,
    isRefused: (_, { answer }: Answered) => answer.outcome === 'refused',
    isOffline: (_, { answer }: Answered) => answer.outcome === 'offline',
    isTakenAlready: (_, { answer }: { answer: SubmitAnswer }) => 'refusal' in answer && isDuplicate(answer.refusal),
    isUnknown: (_, { failure }: { failure: FailureCode }) => isOutcomeUnknown(failure),
  },
  delays: {
    /** Longer than the transport waits for a purchase. */
    submitBound: 40_000,
  },
}).createMachine({
  id: 'orderPlacement',
  description: '[ORD-047 OPP-026] Places an order at most once for each intent, and says what became of it.',
  context: ({ input }) => ({
    isUnfinished: input.isUnfinished,
    request: null,
    placed: null,
    isEarlier: false,
    refusal: null,
    failure: null,
  }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  on: {
    'visitor.forgotten': {
      description: '[ORD-018] The visitor signs out: nothing of an order stays.',
      target: '.ready.idle',
      actions: 'dropPlaced',
    },
  },
  states: {
    beginning: {
      description: '[FC-020] Begins with an order whose end an earlier page did not see, if any.',
      always: [
        { description: '[FC-020] It may have been placed.', guard: 'isUnfinished', target: 'checking' },
        { description: '[OPP-026] None is open.', target: 'ready' },
      ],
    },
    ready: {
      description: '[ORD-047] Nothing is under way: an order can be asked for.',
      initial: 'idle',
      on: {
        'order.requested': {
          description: '[ORD-047] An order begins; further presses begin none, not even once it is placed.',
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'verifying',
          actions: [{ type: 'freeze', params: ({ event }) => event }, 'dropProblem', 'dropPlaced'],
        },
      },
      states: {
        idle: { description: '[OPP-026] No order is open.', entry: ['dropProblem', 'dropRequest'] },
        placed: {
          description: '[ORD-048 ORD-053 OPP-027] The order was taken.',
          tags: 'done',
          on: { 'placement.dismissed': { description: '[ORD-053] The confirmation was read.', target: 'idle' } },
        },
        refused: {
          description: '[ORD-049 OPP-026] It was not taken, and why; the cart stays.',
          tags: 'error',
          on: { 'placement.dismissed': { description: '[ORD-049] The reason was read.', target: 'idle' } },
        },
        failed: {
          description: '[ORD-049 FC-065] It failed before it was placed; nothing is sent again by itself.',
          tags: 'error',
          on: { 'placement.dismissed': { description: '[ORD-049] The failure was read.', target: 'idle' } },
        },
        doubtful: {
          description: '[FC-020] It may have been placed; nothing is sent again.',
          tags: ['error', 'unsure'],
          initial: 'unsure',
          on: {
            'placement.dismissed': {
              description: '[FC-020] Put aside; the next order looks for it first.',
              target: 'idle',
              actions: 'emitDismissed',
            },
          },
          states: {
            unsure: {
              description: '[FC-020] It could not be looked for.',
              on: { 'check.pressed': { description: '[FC-020] Looks once more.', target: '#orderPlacement.checking' } },
            },
            missing: {
              description: '[FC-020] It is not among the orders that were taken; a new price closes it for good.',
              entry: 'emitPriceRequired',
              on: { 'check.pressed': { description: '[FC-020] Looks once more.', target: '#orderPlacement.checking' } },
            },
            unknowable: {
              description:
                '[FC-020] It was a guest’s, and only that guest could look for it; nothing else was asked for.',
            },
            undecided: {
              description: '[FC-020] A guest ordered one before, which only that guest could look for: order anyway?',
              on: {
                'order.insisted': [
                  {
                    description: '[FC-020 ORD-070] The person orders all the same; the card is filled up first.',
                    guard: 'hasReload',
                    target: '#orderPlacement.ready.idle',
                    actions: 'emitInsisted',
                  },
                  {
                    description: '[FC-020] The person has read that it may be placed, and orders all the same.',
                    target: '#orderPlacement.verifying',
                    actions: 'emitInsisted',
                  },
                ],
              },
            },
          },
        },
      },
    },
    verifying: {
      description:
        '[FC-020 FC-176] Whether an earlier order was placed, and whether the cart is still this one; each call is bounded by the transport, the session by its machine.',
      tags: 'busy',
      invoke: {
        id: 'beginOrder',
        src: 'beginOrder',
        input: ({ context }) => known(context.request, 'order'),
        onDone: [
          {
            description: '[FC-020] An earlier order was placed after all: no second one is.',
            guard: { type: 'isPlaced', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.placed',
            actions: [
              { type: 'keepPlaced', params: ({ event }) => ({ answer: event.output }) },
              'noteEarlier',
              'emitPlaced',
            ],
          },
          {
            description: '[FC-020] The very same order may still arrive: it needs a new price first.',
            guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.doubtful.missing',
          },
          {
            description: '[FC-020] An earlier order of a guest may be placed: the person decides.',
            guard: { type: 'isUnknowable', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.doubtful.undecided',
          },
          {
            description:
              '[OPP-032 OPP-033 FC-176] It cannot be placed, or another tab changed the cart: nothing is sent.',
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'emitSettled',
              'emitRefused',
            ],
          },
          {
            description: '[FC-172] There is no network: nothing is sent, now or later.',
            guard: { type: 'isOffline', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.failed',
            actions: { type: 'keepFailure', params: { failure: 'offline' } },
          },
          { description: '[OPP-026] Nothing stands before it.', target: 'submitting' },
        ],
        onError: {
          description: '[FC-020] It is still not known what became of an earlier order: nothing is sent.',
          target: 'ready.doubtful.unsure',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
    },
    submitting: {
      description: '[ORD-047 OPP-026] One order is under way; further presses send none.',
      tags: 'busy',
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => known(context.request, 'order').order,
        onDone: [
          {
            description: '[ORD-048 OPP-026 OPP-028] It was taken.',
            guard: { type: 'isPlaced', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.placed',
            actions: [{ type: 'keepPlaced', params: ({ event }) => ({ answer: event.output }) }, 'emitPlaced'],
          },
          {
            description: '[FC-020] The server has taken this very order before: it is looked up.',
            guard: { type: 'isTakenAlready', params: ({ event }) => ({ answer: event.output }) },
            target: 'checking',
          },
          {
            description: '[ORD-049 ORD-063 ORD-041] It was not taken.',
            target: 'ready.refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'emitSettled',
              'emitRefused',
            ],
          },
        ],
        onError: [
          {
            description: '[FC-020] The answer was lost: it may have been placed, so it is looked for.',
            guard: { type: 'isUnknown', params: failureOfEvent },
            target: 'checking',
          },
          {
            description: '[ORD-049 FC-065] It was turned away before anything was done.',
            target: 'ready.failed',
            actions: [{ type: 'keepFailure', params: failureOfEvent }, 'emitSettled'],
          },
        ],
      },
      after: {
        submitBound: { description: '[FC-020] No answer in time: it is looked for.', target: 'checking' },
      },
    },
    checking: {
      description:
        '[FC-020] Looks among the orders that were taken; each call is bounded by the transport, the session by its machine.',
      tags: ['busy', 'unsure'],
      entry: 'dropProblem',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ order: context.request?.order ?? null }),
        onDone: [
          {
            description: '[FC-020 ORD-048] It was placed.',
            guard: { type: 'isPlaced', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.placed',
            actions: [{ type: 'keepPlaced', params: ({ event }) => ({ answer: event.output }) }, 'emitPlaced'],
          },
          {
            description: '[FC-020] Only the guest who ordered it could look; the same order is not sent again.',
            guard: { type: 'isUnknowable', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.doubtful.unknowable',
            actions: 'dropRequest',
          },
          { description: '[FC-020] It is not there.', target: 'ready.doubtful.missing' },
        ],
        onError: {
          description: '[FC-020] Still not known.',
          target: 'ready.doubtful.unsure',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
    },
  },
});

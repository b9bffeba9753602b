import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { GuestAvailability } from '#domain/ordering/checkout.ts';
import type { OrderToPlace } from '#domain/ordering/order-placement.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** A guest's order, from the session to the order that is ready to be placed; placing it is another flow. */
export const guestCheckoutMachine = setup({
  types: {} as {
    /** Whether the server knows the guest already. */
    input: { isGuest: boolean };
    /** `isRenewed`: a session was started anew for this order already. */
    context: { isGuest: boolean; isRenewed: boolean; order: OrderToPlace | null; failure: FailureCode | null };
    events:
      | { type: 'availability.resolved'; availability: GuestAvailability }
      | { type: 'retry.pressed' }
      /** The form is complete, and what pays is young enough. */
      | { type: 'order.agreed'; order: OrderToPlace }
      | { type: 'session.expired' }
      | { type: 'network.returned' }
      | { type: 'order.placed' };
    /** `price.requested`: what the order costs is to be asked again. */
    emitted:
      | { type: 'cart.requested' }
      | { type: 'slot.lost'; slotId: string }
      | { type: 'order.ready'; order: OrderToPlace }
      | { type: 'price.requested' };
    tags: 'busy' | 'form' | 'cardOnly' | 'unstarted' | 'renewed' | 'done';
  },
  actors: {
    startSession: unprovided<void, void>('startSession'),
    /** Whether the time is still free; throws where the order has another price by then. */
    checkSlot: unprovided<{ orderId: string; storeNumber: StoreNumber; slotId: string }, boolean>('checkSlot'),
  },
  actions: {
    keepOrder: assign({ order: (_, params: { order: OrderToPlace }) => params.order }),
    dropOrder: assign({ order: null }),
    keepGuest: assign({ isGuest: true }),
    noteRenewed: assign({ isRenewed: true }),
    noteUnexpected: assign({ isRenewed: false, failure: 'unexpected' }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    emitCartRequested: emit({ type: 'cart.requested' as const }),
    emitPriceRequested: emit({ type: 'price.requested' as const }),
    emitSlotLost: emit(({ context }) => ({ type: 'slot.lost' as const, slotId: slotOf(context) })),
    emitReady: emit(({ context }) => ({ type: 'order.ready' as const, order: known(context.order, 'order') })),
  },
  guards: {
    isMissing: (_, { availability }: { availability: GuestAvailability }) => availability === 'missing',
    isCardOnly: (_, { availability }: { availability: GuestAvailability }) => availability === 'cardOnly',
    isGuest: ({ context }) => context.isGuest,
    isRenewed: ({ context }) => context.isRenewed,
    isOffline: ({ context }) => context.failure === 'offline',
    hasSlot: ({ context }) => context.order?.timeSlot != null,
    isFree: (_, params: { free: boolean }) => params.free,
  },
  delays: { /** Longer than the transport waits. */ requestBound: 20_000 },
}).createMachine({
  id: 'guestCheckout',
  description: '[ORD-032 ORD-034] A guest gives a name, an email and a card, and orders; no account is needed.',
  context: ({ input }) => ({ isGuest: input.isGuest, isRenewed: false, order: null, failure: null }),
  options: { maxIterations: 50 },
  initial: 'looking',
  states: {
    looking: {
      description: '[ORD-031 ORD-034] Waits until it is known what is in the cart and which store makes it.',
      tags: 'busy',
      on: {
        'availability.resolved': [
          {
            description: '[ORD-031 ORD-034] Nothing to order, or a store that takes no guests: on to the cart.',
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'leaving',
          },
          {
            description: '[ORD-037] The store takes none of the cards that a guest has.',
            guard: { type: 'isCardOnly', params: ({ event }) => event },
            target: 'cardOnly',
          },
          { description: '[ORD-031] A guest can order here.', target: 'arriving' },
        ],
      },
    },
    cardOnly: {
      description: '[ORD-037 ORD-038] Says that the store takes the stored-value card alone, and how to go on.',
      tags: 'cardOnly',
      entry: 'dropFailure',
      on: {
        'availability.resolved': [
          {
            description: '[ORD-034] The cart was emptied meanwhile.',
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'leaving',
          },
          { description: '[ORD-037] As before.', guard: { type: 'isCardOnly', params: ({ event }) => event } },
          { description: '[ORD-038] Another store takes other cards.', target: 'arriving' },
        ],
      },
    },
    arriving: {
      description: '[ORD-033] The server may know the guest already.',
      always: [
        { description: '[ORD-033] It does.', guard: 'isGuest', target: 'form' },
        { description: '[ORD-034] A session is started.', target: 'starting' },
      ],
    },
    starting: {
      description: '[ORD-034] The visitor goes on as a guest: a session is started.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'startSession',
        src: 'startSession',
        onDone: { description: '[ORD-034] The guest can order.', target: 'form', actions: 'keepGuest' },
        onError: {
          description: '[ORD-034] No session yet; it can be tried again.',
          target: 'unstarted',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: '[ORD-034] No answer in time; it can be tried again.',
          target: 'unstarted',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    unstarted: {
      description: '[ORD-034] Says why the guest cannot order yet.',
      tags: 'unstarted',
      on: { 'retry.pressed': { description: '[ORD-034] Tries again.', target: 'starting' } },
    },
    form: {
      description: '[ORD-036] The guest fills in the form; what is typed stays whatever happens.',
      tags: 'form',
      initial: 'filling',
      on: {
        'availability.resolved': [
          {
            description: '[ORD-034] The cart was emptied, or the store changed to one without guests.',
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'leaving',
          },
          {
            description: '[ORD-037] The store takes no card of a guest any more.',
            guard: { type: 'isCardOnly', params: ({ event }) => event },
            target: 'cardOnly',
          },
        ],
        'order.agreed': {
          description: '[ORD-036 ORD-054] The guest agrees to the order as it stands.',
          target: 'judging',
          actions: [{ type: 'keepOrder', params: ({ event }) => event }, 'dropFailure'],
        },
        'session.expired': [
          {
            description: '[OPP-013] Not even after a new session: no other one is started for the same order (D-374).',
            guard: 'isRenewed',
            target: '.failed',
            actions: 'noteUnexpected',
          },
          {
            description: '[OPP-012 OPP-013] The server knows the guest no longer: a session is started anew.',
            target: 'renewing',
          },
        ],
        'order.placed': {
          description: '[ORD-032] The order was taken: nothing of the form is needed any more.',
          target: 'placed',
        },
      },
      states: {
        filling: {
          description: '[ORD-036] Nothing has gone wrong; a lost time is said beside the times.',
          entry: 'dropFailure',
        },
        renewed: {
          description: '[OPP-013] The session is a new one; the order was not sent, cart and form are as they were.',
          tags: 'renewed',
        },
        failed: {
          description: '[ORD-034 ORD-055] Says why nothing was ordered; the form is as it was.',
          on: {
            'network.returned': {
              description: '[FC-172] It can be ordered again: what the network was in the way of is said no more.',
              guard: 'isOffline',
              target: 'filling',
            },
          },
        },
      },
    },
    judging: {
      description: '[ORD-054] An order for a certain time takes its own way.',
      always: [
        { description: '[ORD-054 ORD-055] The time is looked at first.', guard: 'hasSlot', target: 'checkingSlot' },
        {
          description: '[PRV-039] As soon as possible: the order is ready.',
          target: 'form.filling',
          actions: ['emitReady', 'dropOrder'],
        },
      ],
    },
    checkingSlot: {
      description: '[ORD-055] Asks whether the chosen time is still free; nothing is sent before.',
      tags: ['busy', 'form'],
      invoke: {
        id: 'checkSlot',
        src: 'checkSlot',
        input: ({ context }) => ({ ...numbersOf(context), slotId: slotOf(context) }),
        onDone: [
          {
            description: '[ORD-055] It is: the order is ready.',
            guard: { type: 'isFree', params: ({ event }) => ({ free: event.output }) },
            target: 'form.filling',
            actions: ['emitReady', 'dropOrder'],
          },
          {
            description:
              '[ORD-055 OPP-014 ORD-042] It was taken meanwhile: nothing is sent, and the price was for that time.',
            target: 'form.filling',
            actions: ['emitSlotLost', 'emitPriceRequested', 'dropOrder'],
          },
        ],
        onError: {
          description: '[ORD-055] Not known: nothing is sent.',
          target: 'form.failed',
          actions: [{ type: 'keepFailure', params: failureOfEvent }, 'dropOrder'],
        },
      },
      after: {
        requestBound: {
          description: '[ORD-055] Not known in time: nothing is sent.',
          target: 'form.failed',
          actions: [{ type: 'keepFailure', params: { failure: 'timed-out' } }, 'dropOrder'],
        },
      },
    },
    renewing: {
      description: '[OPP-012 OPP-013] A new session is started; cart and form stay, and nothing is sent by itself.',
      tags: ['busy', 'form'],
      entry: 'dropFailure',
      invoke: {
        id: 'renewSession',
        src: 'startSession',
        onDone: {
          description: '[OPP-013] The order is priced once more.',
          target: 'form.renewed',
          actions: ['emitPriceRequested', 'noteRenewed'],
        },
        onError: {
          description: '[OPP-012] No session: says so; the next try starts one.',
          target: 'form.failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: '[OPP-012] No answer in time: says so; the next try starts one.',
          target: 'form.failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    placed: {
      description: '[ORD-032] The order was taken; the confirmation follows.',
      tags: 'done',
      entry: 'dropFailure',
    },
    leaving: {
      description: '[ORD-034] Without a cart, or a store that takes guests, the cart is the page.',
      entry: ['dropFailure', 'emitCartRequested'],
    },
  },
});

type Agreed = { order: OrderToPlace | null };

function numbersOf({ order }: Agreed): { orderId: string; storeNumber: StoreNumber } {
  const { orderId, storeNumber } = known(order, 'order');
  return { orderId, storeNumber };
}

function slotOf({ order }: Agreed): string {
  return order?.timeSlot?.id ?? '';
}

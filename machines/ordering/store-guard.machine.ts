import { assign, emit, setup } from 'xstate';
import type { StoreDoubt } from '#domain/ordering/store-doubts.ts';
import type { StoreNumber } from '#domain/stores/store.ts';

/** What speaks against the store of an order when the last button is pressed. */
type Look = { storeNumber: StoreNumber; doubts: readonly StoreDoubt[] };

/** Asks once, before an order is placed, whether it is to go to a store that seems to be the wrong one. */
export const storeGuardMachine = setup({
  types: {} as {
    /** `asked`: store and doubt of each question of this order; `doubts`: what is asked now. */
    context: { asked: readonly string[]; doubts: readonly StoreDoubt[] };
    events:
      | ({ type: 'order.pressed' } & Look)
      | { type: 'store.confirmed' }
      | { type: 'question.closed' }
      | { type: 'order.placed' }
      | { type: 'visitor.forgotten' };
    emitted: { type: 'order.approved' };
    tags: 'asking';
  },
  actions: {
    ask: assign(({ context: { asked } }, { storeNumber, doubts }: Look) => ({
      asked: [...asked, ...unasked(asked, { storeNumber, doubts }).map((doubt) => keyOf(storeNumber, doubt))],
      doubts,
    })),
    dropDoubts: assign({ doubts: [] }),
    forget: assign({ asked: [] }),
    emitApproved: emit({ type: 'order.approved' as const }),
  },
  guards: {
    isDoubtful: ({ context: { asked } }, params: Look) => unasked(asked, params).length > 0,
  },
}).createMachine({
  id: 'storeGuard',
  description: '[ORD-080] The last look at the store of an order, before it is placed.',
  context: { asked: [], doubts: [] },
  options: { maxIterations: 50 },
  initial: 'quiet',
  on: {
    'order.placed': {
      description: 'The next order is asked about anew.',
      target: '.quiet',
      actions: 'forget',
    },
    'visitor.forgotten': {
      description: '[ORD-018] Signed out, or another visitor: nothing of the earlier one stays.',
      target: '.quiet',
      actions: 'forget',
    },
  },
  states: {
    quiet: {
      description: 'Nothing is asked.',
      on: {
        'order.pressed': [
          {
            description:
              '[ORD-080] It needs confirmation, or something else speaks against it (D-169), and was not asked about yet.',
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'ask', params: ({ event }) => event },
          },
          { description: 'Nothing is odd, or it was asked about: on.', actions: 'emitApproved' },
        ],
      },
    },
    asking: {
      description: '[ORD-080] Asks whether the order is to go to this store, and says why.',
      tags: 'asking',
      exit: 'dropDoubts',
      on: {
        'store.confirmed': {
          description: 'It is the right one: on with the order.',
          target: 'quiet',
          actions: 'emitApproved',
        },
        'question.closed': {
          description: 'Back to the order, or to other stores; nothing is placed.',
          target: 'quiet',
        },
      },
    },
  },
});

const keyOf = (storeNumber: StoreNumber, doubt: StoreDoubt) => `${storeNumber} ${doubt}`;

const unasked = (asked: readonly string[], { storeNumber, doubts }: Look) =>
  doubts.filter((doubt) => !asked.includes(keyOf(storeNumber, doubt)));

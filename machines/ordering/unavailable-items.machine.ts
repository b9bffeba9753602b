import { assign, emit, setup } from 'xstate';
import type { StoreNumber } from '#domain/stores/store.ts';

/** What a comparison of the cart with a store's menu has found. */
export type ComparedCart = {
  readonly storeNumber: StoreNumber | null;
  /** The ids of the lines that the store does not have. */
  readonly unavailable: readonly string[];
};

const NOTHING_COMPARED: ComparedCart = { storeNumber: null, unavailable: [] };

/** Says once for each store and each line what the order store does not have, before it is in the way of ordering. */
export const unavailableItemsMachine = setup({
  types: {} as {
    /** What the visitor was last shown, or has seen to be all right. */
    context: { seen: ComparedCart };
    events:
      | { type: 'cart.compared'; compared: ComparedCart }
      | { type: 'continue.pressed' }
      | { type: 'dialog.dismissed' };
    emitted: { type: 'removal.requested' };
    tags: 'dialog';
  },
  actions: {
    keepSeen: assign({ seen: (_, params: { compared: ComparedCart }) => params.compared }),
    emitRemoval: emit({ type: 'removal.requested' as const }),
  },
  guards: {
    isNews: ({ context: { seen } }, { compared }: { compared: ComparedCart }) =>
      compared.unavailable.length > 0 &&
      (compared.storeNumber !== seen.storeNumber || compared.unavailable.some((id) => !seen.unavailable.includes(id))),
    isNothing: (_, { compared }: { compared: ComparedCart }) => compared.unavailable.length === 0,
  },
}).createMachine({
  id: 'unavailableItems',
  description: '[PRV-026 PRV-027 PRV-028] The dialog about items that the chosen store does not have.',
  context: { seen: NOTHING_COMPARED },
  options: { maxIterations: 50 },
  initial: 'closed',
  states: {
    closed: {
      description: '[PRV-026] The visitor knows of everything that the store does not have.',
      on: {
        'cart.compared': [
          {
            description: '[PRV-026 PRV-027] The store does not have something: that is said.',
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'keepSeen', params: ({ event }) => event },
          },
          {
            description: '[PRV-026] Nothing new: the lines show it.',
            actions: { type: 'keepSeen', params: ({ event }) => event },
          },
        ],
      },
    },
    open: {
      description: '[PRV-028] The dialog offers to go on without them, or to choose another store.',
      tags: 'dialog',
      on: {
        'cart.compared': [
          {
            description: '[PRV-026] Everything can be had by now.',
            guard: { type: 'isNothing', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'keepSeen', params: ({ event }) => event },
          },
          {
            description: '[PRV-026] The dialog says what holds now.',
            actions: { type: 'keepSeen', params: ({ event }) => event },
          },
        ],
        'continue.pressed': {
          description: '[PRV-028] The visitor goes on without the items that the store does not have.',
          target: 'closed',
          actions: 'emitRemoval',
        },
        'dialog.dismissed': {
          description: '[PRV-028] The visitor looks at the cart first; the lines stay and say why they cannot be had.',
          target: 'closed',
        },
      },
    },
  },
});

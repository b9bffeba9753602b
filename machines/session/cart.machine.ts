import { assign, emit, setup } from 'xstate';
import { type CartItem, isReasonableCart, withItem, withReplacement } from '#domain/cart.ts';

/** The items that the visitor is about to order, on every screen and in every tab. */
export const cartMachine = setup({
  types: {} as {
    context: { items: readonly CartItem[] };
    /** What was kept from the last visit. */
    input: { items: readonly CartItem[] };
    events:
      | { type: 'item.added'; item: CartItem }
      | { type: 'item.replaced'; itemId: string; item: CartItem }
      | { type: 'cart.emptied' }
      | { type: 'cart.replaced'; items: readonly CartItem[] };
    emitted: { type: 'items.changed'; items: readonly CartItem[] };
    tags: 'empty';
  },
  actions: {
    add: assign({ items: ({ context }, params: { item: CartItem }) => withItem(context.items, params.item) }),
    replaceItem: assign({
      items: ({ context }, params: { itemId: string; item: CartItem }) =>
        withReplacement(context.items, params.itemId, params.item),
    }),
    replace: assign({ items: (_, params: { items: readonly CartItem[] }) => params.items }),
    removeAll: assign({ items: [] }),
    emitChange: emit(({ context }) => ({ type: 'items.changed' as const, items: context.items })),
  },
  guards: {
    hasItems: ({ context }) => context.items.length > 0,
    hasRoom: ({ context }, params: { item: CartItem }) => isReasonableCart(withItem(context.items, params.item)),
  },
}).createMachine({
  id: 'cart',
  description: '[PRV-002 ORD-018] The cart: kept between visits, the same in all tabs, gone at sign-out.',
  context: ({ input }) => ({ items: input.items }),
  options: { maxIterations: 50 },
  initial: 'settling',
  states: {
    settling: {
      description: '[ORD-018] Looks whether anything is in the cart that was kept.',
      always: [
        { description: 'Something is.', guard: 'hasItems', target: 'filled' },
        { description: 'Nothing is.', target: 'empty' },
      ],
    },
    empty: {
      description: 'Nothing is in the cart.',
      tags: 'empty',
      on: {
        'item.added': {
          description: '[ORD-009] The first item.',
          guard: { type: 'hasRoom', params: ({ event }) => event },
          target: 'filled',
          actions: [{ type: 'add', params: ({ event }) => event }, 'emitChange'],
        },
        'cart.replaced': {
          description: 'Another tab has changed the cart.',
          target: 'settling',
          actions: { type: 'replace', params: ({ event }) => event },
        },
      },
    },
    filled: {
      description: 'At least one item is in the cart.',
      on: {
        'item.added': {
          description: '[ORD-009] Another item, or more of one.',
          guard: { type: 'hasRoom', params: ({ event }) => event },
          actions: [{ type: 'add', params: ({ event }) => event }, 'emitChange'],
        },
        'item.replaced': {
          description: '[ORD-010] A line is edited, or another thing is taken instead of it.',
          actions: [{ type: 'replaceItem', params: ({ event }) => event }, 'emitChange'],
        },
        'cart.emptied': {
          description: '[ORD-015] Everything goes: the person wants it, or signs out.',
          target: 'empty',
          actions: ['removeAll', 'emitChange'],
        },
        'cart.replaced': {
          description: 'Another tab has changed the cart.',
          target: 'settling',
          actions: { type: 'replace', params: ({ event }) => event },
        },
      },
    },
  },
});

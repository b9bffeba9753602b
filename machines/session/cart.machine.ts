import { assign, emit, setup } from 'xstate';
import {
  type CartItem,
  isAvailable,
  isDelta,
  isOverLimit,
  isWholeItem,
  type LineAvailability,
  type OrderedLine,
  orderedOf,
  type RemovedLine,
  removedFrom,
  withAvailability,
  withItem,
  withoutOrdered,
  withQuantityChanged,
  withReplacement,
  withRestored,
} from '#domain/ordering/cart.ts';

type Items = readonly CartItem[];
type Added = { item: CartItem; limit: number };
type Replaced = Added & { itemId: string };
type Changed = { itemId: string; delta: number; limit: number };
type Restored = { removed: readonly RemovedLine[]; limit: number };
type Ordered = { ordered: readonly OrderedLine[] };
type Compared = { updates: readonly LineAvailability[] };

const removal = (removed: readonly RemovedLine[]) => ({ type: 'items.removed' as const, removed });

/** The items that the visitor is about to order, on every screen and in every tab. `limit`: what one order may hold at most. */
export const cartMachine = setup({
  types: {} as {
    context: {
      items: Items;
      /** What was in the last order and can be ordered again, in memory only (ORD-012). */
      previous: Items;
      /** The lines whose availability changed with a comparison (ORD-016). */
      flagged: readonly string[];
    };
    /** What was kept from the last visit. */
    input: { items: Items };
    events:
      | ({ type: 'item.added' } & Added)
      | ({ type: 'item.replaced' } & Replaced)
      | ({ type: 'quantity.changed' } & Changed)
      | { type: 'item.removed'; itemId: string }
      | { type: 'unavailable.removed' }
      | ({ type: 'removal.undone' } & Restored)
      | ({ type: 'availability.updated' } & Compared)
      | { type: 'cart.emptied' }
      /** Empty where it is not known what was ordered: then it was all. */
      | ({ type: 'order.placed' } & Ordered)
      | { type: 'previous.cleared' }
      | { type: 'visitor.forgotten' }
      | { type: 'cart.replaced'; items: Items };
    emitted:
      | { type: 'items.changed'; items: Items }
      | { type: 'item.added'; item: CartItem }
      | { type: 'item.replaced'; item: CartItem }
      | { type: 'items.removed' | 'items.restored'; removed: readonly RemovedLine[] }
      | { type: 'limit.reached'; limit: number }
      | { type: 'edit.refused' };
  },
  actions: {
    add: assign({ items: ({ context }, params: Pick<Added, 'item'>) => withItem(context.items, params.item) }),
    replaceItem: assign({
      items: ({ context }, params: Omit<Replaced, 'limit'>) =>
        withReplacement(context.items, params.itemId, params.item),
    }),
    changeQuantity: assign({
      items: ({ context }, params: Omit<Changed, 'limit'>) =>
        withQuantityChanged(context.items, params.itemId, params.delta),
    }),
    remove: assign({
      items: ({ context }, params: { itemId: string }) =>
        context.items.filter(({ itemId }) => itemId !== params.itemId),
    }),
    removeUnavailable: assign({ items: ({ context }) => context.items.filter(isAvailable) }),
    removeAll: assign({ items: [] }),
    restore: assign({
      items: ({ context }, params: Pick<Restored, 'removed'>) => withRestored(context.items, params.removed),
    }),
    overwriteAvailability: assign(({ context }, params: Compared) => {
      const items = withAvailability(context.items, params.updates);
      const changed = items.filter((item) => !context.items.includes(item)).map(({ itemId }) => itemId);
      return { items, flagged: [...new Set([...context.flagged, ...changed])] };
    }),
    takeOrdered: assign(({ context: { items } }, { ordered }: Ordered) => ({
      items: withoutOrdered(items, ordered),
      previous: orderedOf(items, ordered).filter(isAvailable),
    })),
    clearPrevious: assign({ previous: [] }),
    replace: assign({ items: (_, params: { items: Items }) => params.items }),
    dropFlags: assign({
      flagged: ({ context }) => context.flagged.filter((id) => context.items.some(({ itemId }) => itemId === id)),
    }),
    emitChange: emit(({ context }) => ({ type: 'items.changed' as const, items: context.items })),
    emitAdded: emit((_, params: Pick<Added, 'item'>) => ({ type: 'item.added' as const, item: params.item })),
    emitReplaced: emit((_, params: Pick<Added, 'item'>) => ({ type: 'item.replaced' as const, item: params.item })),
    emitRemoved: emit(({ context: { items } }, params: { itemId: string }) =>
      removal(removedFrom(items, ({ itemId }) => itemId === params.itemId)),
    ),
    emitUnavailableRemoved: emit(({ context: { items } }) => removal(removedFrom(items, (item) => !isAvailable(item)))),
    emitAllRemoved: emit(({ context: { items } }) => removal(removedFrom(items, () => true))),
    emitRestored: emit((_, { removed }: Pick<Restored, 'removed'>) => ({ type: 'items.restored' as const, removed })),
    emitLimit: emit((_, params: { limit: number }) => ({ type: 'limit.reached' as const, limit: params.limit })),
    emitRefused: emit({ type: 'edit.refused' as const }),
  },
  guards: {
    hasItems: ({ context }) => context.items.length > 0,
    isPart: (_, params: Pick<Added, 'item'>) => !isWholeItem(params.item),
    isNoDelta: (_, params: Pick<Changed, 'delta'>) => !isDelta(params.delta),
    hasLine: ({ context }, params: { itemId: string }) => context.items.some(({ itemId }) => itemId === params.itemId),
    isAddedOverLimit: ({ context: { items } }, params: Added) =>
      isOverLimit(items, withItem(items, params.item), params.limit),
    isReplacedOverLimit: ({ context: { items } }, params: Replaced) =>
      isOverLimit(items, withReplacement(items, params.itemId, params.item), params.limit),
    isChangedOverLimit: ({ context: { items } }, params: Changed) =>
      isOverLimit(items, withQuantityChanged(items, params.itemId, params.delta), params.limit),
    isRestoredOverLimit: ({ context: { items } }, params: Restored) =>
      isOverLimit(items, withRestored(items, params.removed), params.limit),
    isLast: ({ context }, params: Omit<Changed, 'limit'>) =>
      withQuantityChanged(context.items, params.itemId, params.delta).length < context.items.length,
    hasUnavailable: ({ context }) => !context.items.every(isAvailable),
    isNews: ({ context }, params: Compared) =>
      withAvailability(context.items, params.updates).some((item) => !context.items.includes(item)),
  },
}).createMachine({
  id: 'cart',
  description: '[ORD-018 FC-176] The cart: kept between visits, the same in all tabs, gone at sign-out.',
  context: ({ input }) => ({ items: input.items, previous: [], flagged: [] }),
  options: { maxIterations: 50 },
  initial: 'settling',
  on: {
    'item.added': [
      {
        description: '[OPP-037] An item without product, size or quantity is refused; the cart stays.',
        guard: { type: 'isPart', params: ({ event: { item } }) => ({ item }) },
        actions: 'emitRefused',
      },
      {
        description: '[PRV-023] More than one order may hold is refused; the cart stays.',
        guard: { type: 'isAddedOverLimit', params: ({ event: { item, limit } }) => ({ item, limit }) },
        actions: { type: 'emitLimit', params: ({ event: { limit } }) => ({ limit }) },
      },
      {
        description: '[ORD-009] A new item, or more of one.',
        target: '.settling',
        actions: [
          { type: 'add', params: ({ event: { item } }) => ({ item }) },
          'emitChange',
          { type: 'emitAdded', params: ({ event: { item } }) => ({ item }) },
        ],
      },
    ],
    'removal.undone': [
      {
        description: '[PRV-023] Meanwhile the order has been filled up: what was removed finds no room.',
        guard: { type: 'isRestoredOverLimit', params: ({ event: { removed, limit } }) => ({ removed, limit }) },
        actions: { type: 'emitLimit', params: ({ event: { limit } }) => ({ limit }) },
      },
      {
        description: '[ORD-011] What was removed stands again where it stood.',
        target: '.settling',
        actions: [
          { type: 'restore', params: ({ event: { removed } }) => ({ removed }) },
          'emitChange',
          { type: 'emitRestored', params: ({ event: { removed } }) => ({ removed }) },
        ],
      },
    ],
    'cart.replaced': {
      description: '[FC-176] Another tab has changed the cart.',
      target: '.settling',
      actions: [{ type: 'replace', params: ({ event: { items } }) => ({ items }) }, 'dropFlags'],
    },
    'previous.cleared': {
      description: '[ORD-013] What was ordered last is forgotten; the cart stays.',
      actions: 'clearPrevious',
    },
    'visitor.forgotten': {
      description: '[ORD-018] The visitor signs out: nothing of the cart stays, and nothing of the last order.',
      target: '.settling',
      actions: ['removeAll', 'dropFlags', 'clearPrevious', 'emitChange'],
    },
  },
  states: {
    settling: {
      description: '[ORD-018] Looks whether anything is in the cart.',
      always: [
        { description: 'Something is.', guard: 'hasItems', target: 'filled' },
        { description: 'Nothing is.', target: 'empty' },
      ],
    },
    empty: { description: 'Nothing is in the cart.' },
    filled: {
      description: 'At least one item is in the cart.',
      on: {
        'item.replaced': [
          {
            description: '[OPP-037] An edit without product, size or quantity is refused; the cart stays.',
            guard: { type: 'isPart', params: ({ event: { item } }) => ({ item }) },
            actions: 'emitRefused',
          },
          {
            description: '[PRV-023] More than one order may hold is refused; the line stays as it was.',
            guard: {
              type: 'isReplacedOverLimit',
              params: ({ event: { itemId, item, limit } }) => ({ itemId, item, limit }),
            },
            actions: { type: 'emitLimit', params: ({ event: { limit } }) => ({ limit }) },
          },
          {
            description: '[ORD-010] A line is edited, or another thing is taken instead of it.',
            guard: { type: 'hasLine', params: ({ event: { itemId } }) => ({ itemId }) },
            actions: [
              { type: 'replaceItem', params: ({ event: { itemId, item } }) => ({ itemId, item }) },
              'dropFlags',
              'emitChange',
              { type: 'emitReplaced', params: ({ event: { item } }) => ({ item }) },
            ],
          },
        ],
        'quantity.changed': [
          {
            description: '[OPP-037] An edit without a number is refused; the cart stays.',
            guard: { type: 'isNoDelta', params: ({ event: { delta } }) => ({ delta }) },
            actions: 'emitRefused',
          },
          {
            description: '[PRV-023] More than one order may hold is refused.',
            guard: {
              type: 'isChangedOverLimit',
              params: ({ event: { itemId, delta, limit } }) => ({ itemId, delta, limit }),
            },
            actions: { type: 'emitLimit', params: ({ event: { limit } }) => ({ limit }) },
          },
          {
            description: '[ORD-011] None is left: the line goes, which can be undone.',
            guard: { type: 'isLast', params: ({ event: { itemId, delta } }) => ({ itemId, delta }) },
            target: 'settling',
            actions: [
              { type: 'emitRemoved', params: ({ event: { itemId } }) => ({ itemId }) },
              { type: 'changeQuantity', params: ({ event: { itemId, delta } }) => ({ itemId, delta }) },
              'dropFlags',
              'emitChange',
            ],
          },
          {
            description: '[ORD-011] More or fewer of a line.',
            guard: { type: 'hasLine', params: ({ event: { itemId } }) => ({ itemId }) },
            actions: [
              { type: 'changeQuantity', params: ({ event: { itemId, delta } }) => ({ itemId, delta }) },
              'emitChange',
            ],
          },
        ],
        'item.removed': {
          description: '[ORD-011] A line goes, which can be undone.',
          guard: { type: 'hasLine', params: ({ event: { itemId } }) => ({ itemId }) },
          target: 'settling',
          actions: [
            { type: 'emitRemoved', params: ({ event: { itemId } }) => ({ itemId }) },
            { type: 'remove', params: ({ event: { itemId } }) => ({ itemId }) },
            'dropFlags',
            'emitChange',
          ],
        },
        'unavailable.removed': {
          description: '[PRV-028] Everything goes that the store does not have, which can be undone.',
          guard: 'hasUnavailable',
          target: 'settling',
          actions: ['emitUnavailableRemoved', 'removeUnavailable', 'dropFlags', 'emitChange'],
        },
        'availability.updated': {
          description:
            '[ORD-014 ORD-016] What the store has is overwritten, and the lines where it changed are flagged.',
          guard: { type: 'isNews', params: ({ event: { updates } }) => ({ updates }) },
          actions: [{ type: 'overwriteAvailability', params: ({ event: { updates } }) => ({ updates }) }, 'emitChange'],
        },
        'cart.emptied': {
          description: '[ORD-015] The person empties the cart, which can be undone; the last order is remembered.',
          target: 'empty',
          actions: ['emitAllRemoved', 'removeAll', 'dropFlags', 'emitChange'],
        },
        'order.placed': {
          description:
            '[ORD-012 FC-176] The order is placed: it leaves the cart, and what can be had again is remembered.',
          target: 'settling',
          actions: [
            { type: 'takeOrdered', params: ({ event: { ordered } }) => ({ ordered }) },
            'dropFlags',
            'emitChange',
          ],
        },
      },
    },
  },
});

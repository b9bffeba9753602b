import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent, isNoSuchProduct } from '#domain/failure.ts';
import type { ProductRequest } from '#domain/menu/choice-change.ts';
import type { ProductChoice } from '#domain/menu/product-choice.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { unprovided } from '../unprovided.ts';

/** Making a product one's own. What is known of it lives in the query cache; only what was chosen lives here. */
export const productChoiceMachine = setup({
  types: {} as {
    context: {
      request: ProductRequest;
      /** What was last answered, and chosen from. */
      answered: ProductRequest | null;
      choice: ProductChoice | null;
      quantity: number;
      /** The line of the cart that is changed; null for something new. */
      line: string | null;
      /** Names of what was chosen and cannot be had any more. */
      lost: readonly string[];
      failure: FailureCode | null;
    };
    input: { request: ProductRequest; choice: ProductChoice | null; quantity: number; line: string | null };
    /**
     * `isPossible`: within what product, group and shop allow. `isOrderable`: nothing keeps it from the order. `most`: how many
     * of it the order has room for.
     */
    events:
      | { type: 'product.requested'; request: ProductRequest }
      | { type: 'size.chosen'; choice: ProductChoice }
      | { type: 'option.changed'; choice: ProductChoice; isPossible: boolean }
      | { type: 'quantity.changed'; quantity: number; most: number }
      | { type: 'add.pressed'; item: CartItem; isOrderable: boolean; most: number }
      | { type: 'retry.pressed' };
    emitted: { type: 'item.chosen' | 'limit.exceeded'; item: CartItem; line: string | null };
    tags: 'busy' | 'error' | 'ready' | 'notFound';
  },
  actors: {
    /** Answers with what can be chosen of the wanted choice, the usual one where there is none. */
    loadProduct: unprovided<
      { request: ProductRequest; answered: ProductRequest | null; choice: ProductChoice | null },
      { choice: ProductChoice; lost: readonly string[] }
    >('loadProduct'),
  },
  actions: {
    keepRequest: assign((_, params: { request: ProductRequest }) => ({ request: params.request, failure: null })),
    keepAnswer: assign(({ context }, params: { choice: ProductChoice; lost: readonly string[] }) => ({
      answered: context.request,
      choice: params.choice,
      lost: params.lost,
    })),
    keepChoice: assign((_, params: { choice: ProductChoice }) => ({ choice: params.choice, lost: [] })),
    keepQuantity: assign({ quantity: (_, params: { quantity: number }) => params.quantity }),
    beginAgainWithOne: assign({ quantity: 1 }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    emitChosen: emit(({ context }, params: { item: CartItem }) => ({
      type: 'item.chosen' as const,
      item: params.item,
      line: context.line,
    })),
    emitExceeded: emit(({ context }, params: { item: CartItem }) => ({
      type: 'limit.exceeded' as const,
      item: params.item,
      line: context.line,
    })),
  },
  guards: {
    isAnother: ({ context }, { request }: { request: ProductRequest }) =>
      request.storeNumber !== context.request.storeNumber || request.locale !== context.request.locale,
    isPossible: (_, params: { isPossible: boolean }) => params.isPossible,
    isCountable: (_, { quantity, most }: { quantity: number; most: number }) =>
      Number.isInteger(quantity) && quantity >= 1 && quantity <= most,
    isOrderable: (_, params: { isOrderable: boolean }) => params.isOrderable,
    isOverLimit: ({ context }, { isOrderable, most }: { isOrderable: boolean; most: number }) =>
      isOrderable && context.quantity > most,
    isOrderableLine: ({ context }, params: { isOrderable: boolean }) => params.isOrderable && context.line !== null,
    isNoSuchProduct: (_, params: { failure: FailureCode }) => isNoSuchProduct(params.failure),
  },
  delays: { loadBound: 20_000 },
}).createMachine({
  id: 'productChoice',
  description: '[MNU-003 MNU-018] The product page: size, options and quantity, until it is in the order.',
  context: ({ input }) => ({ ...input, answered: null, lost: [], failure: null }),
  options: { maxIterations: 50 },
  initial: 'loading',
  on: {
    'product.requested': {
      description:
        '[MNU-013 MNU-017] Another store or language: the product is asked for there, what was chosen stays.',
      guard: { type: 'isAnother', params: ({ event }) => ({ request: event.request }) },
      target: '.loading',
      actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
    },
  },
  states: {
    loading: {
      description: '[MNU-013] Sizes and options are asked for; an answer for an earlier store is not waited for.',
      tags: 'busy',
      invoke: {
        id: 'loadProduct',
        src: 'loadProduct',
        input: ({ context: { request, answered, choice } }) => ({ request, answered, choice }),
        onDone: {
          description:
            '[MNU-018] The usual size and amounts are chosen, or what can still be had of an earlier choice.',
          target: 'choosing',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: [
          {
            description: '[PRV-037 MNU-017] There is no such product, form or size.',
            guard: { type: 'isNoSuchProduct', params: failureOfEvent },
            target: 'notFound',
          },
          {
            description: '[MNU-015] The call failed; it can be tried again (D-375).',
            target: 'failed',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      after: {
        loadBound: {
          description: '[MNU-015] No answer in time.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    choosing: {
      description: '[MNU-018] Size, options and quantity are chosen; price and calories follow.',
      tags: 'ready',
      on: {
        'size.chosen': {
          description: '[MNU-018] Another size; options at their usual amounts follow it, changed ones stay.',
          actions: { type: 'keepChoice', params: ({ event }) => ({ choice: event.choice }) },
        },
        'option.changed': {
          description: '[MNU-018 PRV-024] More or less of an option, as far as it, its group and the shop allow.',
          guard: { type: 'isPossible', params: ({ event }) => ({ isPossible: event.isPossible }) },
          actions: { type: 'keepChoice', params: ({ event }) => ({ choice: event.choice }) },
        },
        'quantity.changed': {
          description: '[MNU-018] How many of it: at least one, at most what the order has room for.',
          guard: { type: 'isCountable', params: ({ event }) => event },
          actions: { type: 'keepQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
        },
        'add.pressed': [
          {
            description: '[PRV-023] The order has no room for so many by now: the cart says so, what was chosen stays.',
            guard: { type: 'isOverLimit', params: ({ event: { isOrderable, most } }) => ({ isOrderable, most }) },
            actions: { type: 'emitExceeded', params: ({ event }) => ({ item: event.item }) },
          },
          {
            description: '[ORD-010] The line of the cart becomes what is chosen now.',
            guard: { type: 'isOrderableLine', params: ({ event }) => ({ isOrderable: event.isOrderable }) },
            target: 'saved',
            actions: { type: 'emitChosen', params: ({ event }) => ({ item: event.item }) },
          },
          {
            description:
              '[MNU-018 ORD-009] It goes into the order, unless the store has none or the choice lacks something.',
            guard: { type: 'isOrderable', params: ({ event }) => ({ isOrderable: event.isOrderable }) },
            actions: [{ type: 'emitChosen', params: ({ event }) => ({ item: event.item }) }, 'beginAgainWithOne'],
          },
        ],
      },
    },
    notFound: {
      description: "[PRV-037 MNU-017] 'We couldn't find that product.', with a way to the menu.",
      tags: 'notFound',
    },
    failed: {
      description: '[MNU-015] Says why the product cannot be shown.',
      tags: 'error',
      on: {
        'retry.pressed': { description: '[MNU-015] Asks once more.', target: 'loading', actions: 'dropFailure' },
      },
    },
    saved: { type: 'final', description: '[ORD-010] The line is changed; the cart is shown.' },
  },
});

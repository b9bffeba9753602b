import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { PreviousProduct, Reordered, SkippedItem } from '#domain/menu/previous-order.ts';
import { type CartItem, cartCount } from '#domain/ordering/cart.ts';
import { unprovided } from '../unprovided.ts';

/** What is ordered again: a whole order or one item of it. */
type ReorderRequest = { items: readonly PreviousProduct[] };

/** What of it can be ordered, and how many more the cart may take by then. */
export type PreparedItems = Reordered & { readonly room: number };

/** Ordering again what was ordered before, as far as the store has it today. */
export const reorderMachine = setup({
  types: {} as {
    context: ReorderRequest & { skipped: readonly SkippedItem[]; addedCount: number; failure: FailureCode | null };
    events: ({ type: 'reorder.pressed' } & ReorderRequest) | { type: 'result.dismissed' } | { type: 'retry.pressed' };
    emitted: { type: 'items.ready'; items: readonly CartItem[] };
    tags: 'busy' | 'partly' | 'refused' | 'tooMany' | 'error';
  },
  actors: { prepareItems: unprovided<{ items: readonly PreviousProduct[] }, PreparedItems>('prepareItems') },
  actions: {
    keepRequest: assign((_, { items }: ReorderRequest) => ({ items })),
    keepResult: assign((_, { items, skipped }: Reordered) => ({ skipped, addedCount: cartCount(items) })),
    forgetResult: assign({ skipped: [], addedCount: 0, failure: null }),
    keepFailure: assign((_, params: { failure: FailureCode }) => ({ failure: params.failure })),
    emitItems: emit((_, { items }: Pick<Reordered, 'items'>) => ({ type: 'items.ready' as const, items })),
  },
  guards: {
    isNothingLeft: (_, { items }: Pick<Reordered, 'items'>) => items.length === 0,
    isTooMany: (_, { items, room }: Pick<PreparedItems, 'items' | 'room'>) => cartCount(items) > room,
    isComplete: (_, { skipped }: Pick<Reordered, 'skipped'>) => skipped.length === 0,
  },
  delays: { prepareBound: 20_000, /** Until a second press is meant (D-404). */ doublePress: 600 },
}).createMachine({
  id: 'reorder',
  description: '[MNU-023 PRV-016..018 PRV-023] Puts a previous order, or one item of it, into the cart.',
  context: { items: [], skipped: [], addedCount: 0, failure: null },
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: 'The orders are shown; nothing is under way.',
      on: {
        'reorder.pressed': {
          description: '[MNU-023] The member wants an order, or one item of it, again.',
          target: 'preparing',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
      },
    },
    preparing: {
      description:
        '[MNU-023] Looks at each product as it is today at the store: whether it is there, in this size, with these options.',
      tags: 'busy',
      entry: 'forgetResult',
      invoke: {
        id: 'prepareItems',
        src: 'prepareItems',
        input: ({ context }) => ({ items: context.items }),
        onDone: [
          {
            description: '[MNU-023] Nothing of it can be ordered today.',
            guard: { type: 'isNothingLeft', params: ({ event: { output } }) => ({ items: output.items }) },
            target: 'refused',
            actions: {
              type: 'keepResult',
              params: ({ event: { output } }) => ({ items: output.items, skipped: output.skipped }),
            },
          },
          {
            description: '[PRV-023] It would bring the order above the most that one order may have: nothing is added.',
            guard: {
              type: 'isTooMany',
              params: ({ event: { output } }) => ({ items: output.items, room: output.room }),
            },
            target: 'tooMany',
          },
          {
            description: '[MNU-023] All of it is there: it goes into the cart.',
            guard: { type: 'isComplete', params: ({ event: { output } }) => ({ skipped: output.skipped }) },
            target: 'added',
            actions: { type: 'emitItems', params: ({ event: { output } }) => ({ items: output.items }) },
          },
          {
            description: '[MNU-023] What is there goes into the cart; what is not is named.',
            target: 'partly',
            actions: [
              {
                type: 'keepResult',
                params: ({ event: { output } }) => ({ items: output.items, skipped: output.skipped }),
              },
              { type: 'emitItems', params: ({ event: { output } }) => ({ items: output.items }) },
            ],
          },
        ],
        onError: {
          description: 'The products could not be looked up: nothing is added.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        prepareBound: {
          description: 'No answer in time counts as a failure.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    added: {
      description: '[MNU-023] It is in the cart; the second press of a double click adds it no second time.',
      tags: 'busy',
      after: { doublePress: { description: '[MNU-023] Who presses now wants one more.', target: 'resting' } },
    },
    partly: {
      description: '[MNU-023] A dialog says how many were added, and which were not and why.',
      tags: 'partly',
      on: { 'result.dismissed': { description: 'The member has read it.', target: 'resting' } },
    },
    refused: {
      description: '[MNU-023] A dialog says that none of it can be ordered today and why, and leads to another store.',
      tags: 'refused',
      on: { 'result.dismissed': { description: 'The member has read it.', target: 'resting' } },
    },
    tooMany: {
      description: '[PRV-023] A dialog says how many items one order may have.',
      tags: 'tooMany',
      on: { 'result.dismissed': { description: 'The member has read it.', target: 'resting' } },
    },
    failed: {
      description: 'A dialog says what went wrong, and offers to try again.',
      tags: 'error',
      on: {
        'retry.pressed': { description: 'The member tries again.', target: 'preparing' },
        'result.dismissed': { description: 'The member leaves it.', target: 'resting' },
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { unprovided } from '../unprovided.ts';

/** Compares the cart with the menu of the order store, as long as the page of the cart is open. What came of it is in the cart. */
export const cartAvailabilityMachine = setup({
  types: {} as {
    /** `freshMs`: how long the menu stays fresh that was compared with last; `failure`: why the last comparison failed. */
    context: { storeNumber: StoreNumber | null; freshMs: number; failure: FailureCode | null };
    events:
      | { type: 'store.resolved'; storeNumber: StoreNumber | null }
      | { type: 'items.joined' }
      | { type: 'menu.doubted' }
      | { type: 'page.shown'; freshMs: number }
      | { type: 'retry.pressed' };
    tags: 'busy' | 'compared';
  },
  actors: {
    compareWithMenu: unprovided<{ storeNumber: StoreNumber | null }, { freshMs: number }>('compareWithMenu'),
  },
  actions: {
    keepStore: assign({ storeNumber: (_, params: { storeNumber: StoreNumber | null }) => params.storeNumber }),
    keepFreshness: assign({ freshMs: (_, params: { freshMs: number }) => params.freshMs }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
  },
  guards: {
    isStore: (_, params: { storeNumber: StoreNumber | null }) => params.storeNumber !== null,
    isSameStore: ({ context }, params: { storeNumber: StoreNumber | null }) =>
      params.storeNumber === context.storeNumber,
    isOld: (_, params: { freshMs: number }) => params.freshMs <= 0,
  },
  delays: { comparisonBound: 20_000, comparisonLife: ({ context }) => context.freshMs },
}).createMachine({
  id: 'cartAvailability',
  description: '[PRV-020 PRV-021 ORD-016] Whether what is in the cart can be had at the chosen store.',
  context: { storeNumber: null, freshMs: 0, failure: null },
  options: { maxIterations: 50 },
  initial: 'storeless',
  on: {
    'store.resolved': [
      {
        description: '[ORD-016] It is the store that the cart was compared with.',
        guard: { type: 'isSameStore', params: ({ event }) => event },
      },
      {
        description: '[ORD-016] Another store has another menu: the cart is compared with it.',
        guard: { type: 'isStore', params: ({ event }) => event },
        target: '.comparing',
        actions: { type: 'keepStore', params: ({ event }) => event },
      },
      {
        description: '[ORD-016] No store is chosen any more: there is nothing to compare with.',
        target: '.storeless',
        actions: [{ type: 'keepStore', params: ({ event }) => event }, 'dropFailure'],
      },
    ],
  },
  states: {
    storeless: {
      description: '[ORD-016] No store is chosen, so nothing is compared and nothing asked.',
    },
    comparing: {
      description:
        '[PRV-020 ORD-016] The cart is compared with the menu of the store, which is asked for where it is not fresh.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'compareWithMenu',
        src: 'compareWithMenu',
        input: ({ context }) => ({ storeNumber: context.storeNumber }),
        onDone: {
          description: '[PRV-020] Each line says whether it can be had.',
          target: 'compared',
          actions: { type: 'keepFreshness', params: ({ event }) => event.output },
        },
        onError: {
          description: '[PRV-020] The menu could not be had: lines show what was known.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      on: {
        'menu.doubted': {
          description:
            '[OPP-017 ORD-026 FC-181] The price was refused, or the language changed, meanwhile: the menu that was asked for may be another one.',
          target: 'comparing',
          reenter: true,
        },
      },
      after: {
        comparisonBound: {
          description: '[PRV-020] No answer in time counts as a failed one.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    compared: {
      description: '[PRV-020] Each line shows whether it can be had, until the menu is no longer fresh.',
      tags: 'compared',
      on: {
        'items.joined': {
          description: '[PRV-020] Another tab, or an undone removal, has brought a line that was not compared.',
          target: 'comparing',
        },
        'menu.doubted': {
          description:
            '[OPP-017 ORD-026 FC-181] The price was refused for what is in the cart, or it is shown in another language.',
          target: 'comparing',
        },
        'page.shown': [
          {
            description: '[PRV-021] The device has slept, its timers with it, and what the page shows has become old.',
            guard: { type: 'isOld', params: ({ event }) => event },
            target: 'comparing',
          },
          {
            description: '[PRV-021] What is left of the comparison is counted anew.',
            target: 'compared',
            reenter: true,
            actions: { type: 'keepFreshness', params: ({ event }) => event },
          },
        ],
      },
      after: {
        comparisonLife: {
          description: '[PRV-021] The page is still open, and what it shows has become old.',
          target: 'comparing',
        },
      },
    },
    failed: {
      description: '[PRV-020] Whether everything can be had is not known; a button tries again.',
      on: {
        'retry.pressed': { description: '[PRV-020] The visitor tries again.', target: 'comparing' },
        'items.joined': { description: '[PRV-020] A line was brought that was not compared.', target: 'comparing' },
        'menu.doubted': {
          description:
            '[OPP-017 ORD-026 FC-181] The price was refused for what is in the cart, or it is shown in another language.',
          target: 'comparing',
        },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** Answers that mean "no such store": by name, a number that is none, or no place of it. */
const NO_SUCH_STORE: readonly FailureCode[] = ['store-not-found', 'refused', 'place-not-found'];

/** The expanded store over the locator. The address says which one; what is known of it lives in the query cache. */
export const storeDetailsMachine = setup({
  types: {} as {
    context: { storeNumber: StoreNumber | null; failure: FailureCode | null };
    /** `listed`: the store is among the results that are shown, so all is known of it. */
    events:
      | { type: 'details.requested'; storeNumber: StoreNumber; listed: boolean }
      | { type: 'details.dropped' }
      | { type: 'overlay.dismissed' }
      | { type: 'retry.pressed' };
    emitted: { type: 'store.expanded'; storeNumber: StoreNumber } | { type: 'details.left' };
    tags: 'busy' | 'error' | 'shown' | 'open' | 'notFound';
  },
  actors: {
    /** Answers with the store's full number, which may go on after the asked one: 12345 is 12345-67890. */
    loadStore: unprovided<{ storeNumber: StoreNumber }, StoreNumber>('loadStore'),
  },
  actions: {
    keepAsked: assign((_, params: { storeNumber: StoreNumber }) => ({
      storeNumber: params.storeNumber,
      failure: null,
    })),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    emitExpanded: emit((_, params: { storeNumber: StoreNumber }) => ({ type: 'store.expanded' as const, ...params })),
    emitLeft: emit({ type: 'details.left' as const }),
  },
  guards: {
    isListed: (_, params: { listed: boolean }) => params.listed,
    isSameStore: ({ context }, params: { storeNumber: StoreNumber }) => context.storeNumber === params.storeNumber,
    /** All is known of it, though the results do not list it any more. */
    isUnlistedMeanwhile: ({ context }, params: { storeNumber: StoreNumber; listed: boolean }) =>
      !params.listed && context.storeNumber === params.storeNumber,
    isNoSuchStore: (_, params: { failure: FailureCode }) => NO_SUCH_STORE.includes(params.failure),
  },
  delays: { loadBound: 20_000, closeBound: 2_000 },
}).createMachine({
  id: 'storeDetails',
  description: '[LOC-046 LOC-068] The expanded store over the locator, as the address names it.',
  context: { storeNumber: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'closed',
  on: {
    'details.requested': [
      {
        description: '[LOC-046 LOC-068] A store of the shown results opens at once, in the place of another one.',
        guard: { type: 'isListed', params: ({ event }) => event },
        target: '.shown.open',
        actions: [
          { type: 'keepAsked', params: ({ event }) => event },
          { type: 'emitExpanded', params: ({ event }) => ({ storeNumber: event.storeNumber }) },
        ],
      },
      {
        description: '[LOC-046] A link from elsewhere names a store that is not listed here: it is loaded.',
        target: '.shown.loading',
        actions: { type: 'keepAsked', params: ({ event }) => event },
      },
    ],
  },
  states: {
    closed: { description: '[LOC-046] No store is expanded.' },
    shown: {
      description: '[LOC-046] The overlay lies over the locator.',
      tags: 'shown',
      initial: 'loading',
      on: {
        'overlay.dismissed': {
          description: '[LOC-046] Closes the overlay; the address is to follow.',
          target: 'closing',
          actions: 'emitLeft',
        },
        'details.dropped': {
          description: '[LOC-046] Back, or another search: the address names no store any more.',
          target: 'closed',
        },
      },
      states: {
        loading: {
          description: '[LOC-046] The store is loaded by its number.',
          tags: 'busy',
          invoke: {
            id: 'loadStore',
            src: 'loadStore',
            input: ({ context }) => ({ storeNumber: known(context.storeNumber, 'store') }),
            onDone: {
              description: '[LOC-046 LOC-068] The store is known.',
              target: 'open',
              actions: { type: 'emitExpanded', params: ({ event }) => ({ storeNumber: event.output }) },
            },
            onError: [
              {
                description: '[LOC-018] There is no such store.',
                guard: { type: 'isNoSuchStore', params: failureOfEvent },
                target: 'notFound',
              },
              {
                description: '[LOC-014] The call failed; it can be tried again.',
                target: 'failed',
                actions: { type: 'keepFailure', params: failureOfEvent },
              },
            ],
          },
          after: {
            loadBound: {
              description: '[LOC-014] No answer in time.',
              target: 'failed',
              actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
            },
          },
        },
        open: {
          description: '[LOC-046..053 LOC-068] The details of the store; it is the selected store of the locator.',
          tags: 'open',
          on: {
            'details.requested': {
              description: '[LOC-046] The store has left the results, as by its heart: its details stay open.',
              guard: { type: 'isUnlistedMeanwhile', params: ({ event }) => event },
            },
          },
        },
        notFound: {
          description: "[LOC-018] 'We couldn't find that store.', with a way back to the list.",
          tags: 'notFound',
        },
        failed: {
          description: '[LOC-014] Says why the store cannot be shown.',
          tags: 'error',
          on: {
            'retry.pressed': { description: '[LOC-014] Asks once more.', target: 'loading', actions: 'dropFailure' },
          },
        },
      },
    },
    closing: {
      description: '[LOC-046] The visitor has closed the overlay; in a moment the address names no store any more.',
      on: {
        'details.dropped': { description: '[LOC-046] The address has followed.', target: 'closed' },
        'details.requested': {
          description: '[LOC-046] The results changed while the address still names the store that was closed.',
          guard: { type: 'isSameStore', params: ({ event }) => event },
        },
      },
      after: {
        closeBound: {
          description: '[LOC-046] Wherever the address stays: what was closed is closed.',
          target: 'closed',
        },
      },
    },
  },
});

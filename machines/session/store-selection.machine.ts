import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import {
  CONFIRMATION_LIFE_MS,
  type ConfirmedChoice,
  confirmedOrderStore,
  meansStore,
  NO_ORDER_STORE,
  nextOrderStore,
  type OrderStore,
  orderStoreOf,
  type StoreOffer,
  type StoreRequest,
  wantedOf,
} from '#domain/ordering/order-store.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { unprovided } from '../unprovided.ts';
import type { Confirmation, StoreSelectionEmitted, StoreSelectionEvent } from './store-selection.events.ts';

/** The store that orders go to: requested, checked, confirmed and cleared; its server state is in the query cache. */
export const storeSelectionMachine = setup({
  types: {} as {
    /** A refused or failed request leaves the order store as it is. */
    context: OrderStore & { request: StoreRequest | null; failure: FailureCode | null };
    input: { restored: ConfirmedChoice | null };
    events: StoreSelectionEvent;
    emitted: StoreSelectionEmitted;
    tags: 'busy' | 'dialog' | 'error';
  },
  actors: {
    loadStore: unprovided<{ storeNumber: StoreNumber }, StoreOffer>('loadStore'),
    loadMenu: unprovided<{ storeNumber: StoreNumber }, Confirmation>('loadMenu'),
  },
  actions: {
    keepRequest: assign({ request: (_, params: { request: StoreRequest }) => params.request }),
    keepMembership: assign({
      request: ({ context: { request } }, { isMember }: { isMember: boolean }) => request && { ...request, isMember },
    }),
    clearRequest: assign({ request: null }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    keepStore: assign(({ context }, confirmation: Confirmation) => nextOrderStore(context, confirmation)),
    keepConfirmation: assign((_, { at }: { at: number }) => confirmedOrderStore(at)),
    doubt: assign({ needsConfirmation: true, userConfirmed: false }),
    forgetStore: assign((_, params: { byPerson: boolean }) => ({ ...NO_ORDER_STORE, userDidClear: params.byPerson })),
    emitChosen: emit(({ context }) => ({
      type: 'store.chosen' as const,
      origin: context.request?.origin ?? 'locator',
    })),
    emitFollowed: emit({ type: 'address.followed' as const }),
    emitMenuMissing: emit({ type: 'menu.missing' as const }),
  },
  guards: {
    isFromLocator: (_, params: { request: StoreRequest }) => params.request.origin === 'locator',
    isChosenAlready: ({ context }, params: { request: StoreRequest }) =>
      meansStore(params.request.storeNumber, context.storeNumber),
    isOtherFromLocator: ({ context }, params: { request: StoreRequest }) =>
      params.request.origin === 'locator' && params.request.storeNumber !== context.request?.storeNumber,
    isClosed: (_, params: { offer: StoreOffer }) => !params.offer.open,
    isNotReady: (_, params: { offer: StoreOffer }) => !params.offer.ready,
    isAccountMissing: ({ context }, params: { offer: StoreOffer }) =>
      !params.offer.guestOrdering && context.request?.isMember !== true,
    isMember: ({ context }) => context.request?.isMember === true,
    isStoreUnknown: (_, params: { failure: FailureCode }) => params.failure === 'store-not-found',
    isMenuMissing: (_, params: { failure: FailureCode }) => params.failure === 'menu-not-found',
    hasStore: ({ context }) => context.storeNumber !== null,
    isUnconfirmed: ({ context }) => context.needsConfirmation,
  },
  delays: { requestBound: 20_000, /** Counted from the timestamp. */ confirmationLife: CONFIRMATION_LIFE_MS + 1 },
}).createMachine({
  id: 'storeSelection',
  description: '[ORD-076..080 LOC-071..078] The store that orders go to.',
  context: ({ input }) => ({
    ...(input.restored ? orderStoreOf(input.restored, true) : NO_ORDER_STORE),
    request: null,
    failure: null,
  }),
  options: { maxIterations: 50 },
  initial: 'settling',
  on: {
    'visitor.changed': {
      description: '[LOC-074] Signed in, or a session has ended: the order store stays.',
      actions: { type: 'keepMembership', params: ({ event }) => event },
    },
    'menu.failed': {
      description: '[MNU-010] Also while another store is checked or has been refused, which goes on.',
      guard: 'hasStore',
      actions: { type: 'forgetStore', params: { byPerson: false } },
    },
    'confirmation.expired': {
      description: '[ORD-080] Also while another store is checked or has been refused, which goes on.',
      guard: 'hasStore',
      actions: 'doubt',
    },
    'visitor.forgotten': {
      description: '[ORD-018] Signed out, or another visitor: nothing of the earlier one stays.',
      target: '.resting',
      actions: ['clearRequest', 'dropFailure', { type: 'forgetStore', params: { byPerson: false } }],
    },
  },
  states: {
    settling: {
      description: 'Goes on with the current order store.',
      always: [
        { description: 'Restored, or confirmed long ago.', guard: 'isUnconfirmed', target: 'resting.doubtful' },
        { description: 'Chosen or confirmed lately.', guard: 'hasStore', target: 'resting.sure' },
        { description: 'There is none.', target: 'resting.none' },
      ],
    },
    resting: {
      description: '[ORD-076] Nothing is under way.',
      initial: 'none',
      on: {
        'store.requested': [
          {
            description: '[LOC-053 LOC-077 ORD-077] A listed store, even the order store itself, is checked now.',
            guard: { type: 'isFromLocator', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepRequest', params: ({ event }) => event },
          },
          {
            description: '[ORD-079] The address names the order store: nothing loads.',
            guard: { type: 'isChosenAlready', params: ({ event }) => event },
          },
          {
            description: '[ORD-079] The address names another store.',
            target: 'loading',
            actions: [{ type: 'keepRequest', params: ({ event }) => event }, 'emitFollowed'],
          },
        ],
        'store.cleared': {
          description: '[ORD-078] The visitor clears the store.',
          guard: 'hasStore',
          target: '.none',
          actions: { type: 'forgetStore', params: { byPerson: true } },
        },
        'menu.failed': {
          description: '[MNU-010] The menu of the store cannot be loaded: the store goes, the cart stays.',
          guard: 'hasStore',
          target: '.none',
          actions: { type: 'forgetStore', params: { byPerson: false } },
        },
      },
      states: {
        none: { description: '[ORD-076] There is no order store.' },
        sure: {
          description: '[ORD-077 ORD-080] Orders go to a store that was chosen or confirmed lately.',
          on: {
            'confirmation.expired': {
              description: '[ORD-080] The page is shown again, or an order is pressed, after a long time.',
              target: 'doubtful',
              actions: 'doubt',
            },
            'page.shown': {
              description:
                '[ORD-080] The computer may have slept, and its timers with it: the two hours are counted anew.',
              target: 'sure',
              reenter: true,
            },
          },
          after: {
            confirmationLife: { description: '[ORD-080] More than two hours.', target: 'doubtful', actions: 'doubt' },
          },
        },
        doubtful: {
          description: '[ORD-080] Asks the visitor whether to keep this store.',
          on: {
            'store.confirmed': {
              description: '[ORD-078] The visitor keeps it.',
              target: 'sure',
              actions: { type: 'keepConfirmation', params: ({ event }) => event },
            },
          },
        },
      },
    },
    loading: {
      description: '[ORD-077] A requested store is loaded and checked; the order store stays until it has passed.',
      tags: 'busy',
      initial: 'store',
      entry: 'dropFailure',
      on: {
        'store.requested': {
          description: '[ORD-079 FC-062] Another listed store takes its place; that of an address is not even kept.',
          guard: { type: 'isOtherFromLocator', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
        'store.confirmed': {
          description: '[ORD-078] The visitor keeps the store with an order; the check of the other one goes on.',
          guard: 'isUnconfirmed',
          actions: { type: 'keepConfirmation', params: ({ event }) => event },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time.',
          target: 'refused.failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
      states: {
        store: {
          description: '[ORD-080] Asks for the store as it is now.',
          invoke: {
            id: 'loadStore',
            src: 'loadStore',
            input: ({ context }) => ({ storeNumber: wantedOf(context.request) }),
            onDone: [
              {
                description: '[LOC-071] It is closed.',
                guard: { type: 'isClosed', params: ({ event }) => ({ offer: event.output }) },
                target: '#storeSelection.refused.closed',
              },
              {
                description: '[LOC-072] It takes no mobile orders.',
                guard: { type: 'isNotReady', params: ({ event }) => ({ offer: event.output }) },
                target: '#storeSelection.refused.notReady',
              },
              {
                description: '[LOC-074] It takes orders of members only.',
                guard: { type: 'isAccountMissing', params: ({ event }) => ({ offer: event.output }) },
                target: '#storeSelection.refused.accountRequired',
              },
              { description: '[LOC-075] The visitor may order there.', target: 'menu' },
            ],
            onError: [
              {
                description: '[ORD-080] There is no such store.',
                guard: { type: 'isStoreUnknown', params: failureOfEvent },
                target: '#storeSelection.refused.unknownStore',
              },
              {
                description: 'It could not be loaded.',
                target: '#storeSelection.refused.failed',
                actions: { type: 'keepFailure', params: failureOfEvent },
              },
            ],
          },
        },
        menu: {
          description: '[LOC-078] Asks whether the store has a menu.',
          invoke: {
            id: 'loadMenu',
            src: 'loadMenu',
            input: ({ context }) => ({ storeNumber: wantedOf(context.request) }),
            onDone: {
              description: '[LOC-077 ORD-077] The store becomes the order store, with the time of the choice.',
              target: '#storeSelection.resting.sure',
              actions: [{ type: 'keepStore', params: ({ event }) => event.output }, 'emitChosen', 'clearRequest'],
            },
            onError: [
              {
                description: '[LOC-078] The store has no menu.',
                guard: { type: 'isMenuMissing', params: failureOfEvent },
                target: '#storeSelection.settling',
                actions: ['emitMenuMissing', 'clearRequest'],
              },
              {
                description: 'It could not be loaded.',
                target: '#storeSelection.refused.failed',
                actions: { type: 'keepFailure', params: failureOfEvent },
              },
            ],
          },
        },
      },
    },
    refused: {
      description: '[LOC-071..076 ORD-080] A dialog says why not; the order store is as it was.',
      tags: 'dialog',
      initial: 'closed',
      on: {
        'dialog.dismissed': {
          description: '[LOC-073] The visitor dismisses it.',
          target: 'settling',
          actions: ['clearRequest', 'dropFailure'],
        },
      },
      states: {
        closed: { description: "[LOC-071 LOC-073] 'This store is closed right now.'" },
        notReady: { description: "[LOC-072 LOC-073] 'This store isn't taking mobile orders right now.'" },
        accountRequired: {
          description: "[LOC-074 LOC-076] 'You need an account to order at this store.'",
          always: { description: '[LOC-074] A member by now.', guard: 'isMember', target: '#storeSelection.loading' },
        },
        unknownStore: { description: "[ORD-080] 'We couldn't find that store.'" },
        failed: {
          description: '[ORD-080] The store could not be checked; nothing was decided.',
          tags: 'error',
          on: { 'retry.pressed': { description: 'The visitor tries again.', target: '#storeSelection.loading' } },
        },
      },
    },
  },
});

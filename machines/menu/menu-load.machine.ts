import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { Locale } from '#domain/locale.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** Whose menus: of a store or, without one, of the whole country; in a language. */
export type MenuScope = { readonly storeNumber: StoreNumber | null; readonly locale: Locale };

/** The menus of the order store, of the whole country without one; they stay in the query cache. */
export const menuLoadMachine = setup({
  types: {} as {
    /**
     * `scope`: null until it is known whether there is an order store; `isFallback`: the national menus stand in for those of a
     * store; `failure`: why the last try failed.
     */
    context: { scope: MenuScope | null; isLoaded: boolean; isFallback: boolean; failure: FailureCode | null };
    /** `isLoaded`: an earlier page has loaded the menus of this scope. */
    input: { scope: MenuScope | null; isLoaded: boolean };
    events: { type: 'scope.changed'; scope: MenuScope } | { type: 'menus.dropped' } | { type: 'retry.pressed' };
    emitted: { type: 'store.failed' } | { type: 'fallback.served' };
    tags: 'busy' | 'error' | 'served' | 'empty';
  },
  actors: { loadMenus: unprovided<MenuScope, { count: number }>('loadMenus') },
  actions: {
    keepScope: assign((_, params: { scope: MenuScope }) => ({
      scope: params.scope,
      isLoaded: false,
      isFallback: false,
    })),
    takeNational: assign({
      scope: ({ context: { scope } }) => scope && { ...scope, storeNumber: null },
      isFallback: true,
    }),
    forgetLoaded: assign({ isLoaded: false, isFallback: false }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitStoreFailed: emit({ type: 'store.failed' as const }),
    emitFallbackServed: emit({ type: 'fallback.served' as const }),
  },
  guards: {
    isLoaded: ({ context }) => context.isLoaded,
    isOfStore: ({ context }) => (context.scope?.storeNumber ?? null) !== null,
    isScopeKnown: ({ context }) => context.scope !== null,
    isSameScope: ({ context: { scope } }, params: { scope: MenuScope }) =>
      scope?.storeNumber === params.scope.storeNumber && scope?.locale === params.scope.locale,
    isAny: (_, params: { count: number }) => params.count > 0,
    isAnyInstead: ({ context }, params: { count: number }) => context.isFallback && params.count > 0,
    isOffline: (_, params: { failure: FailureCode }) => params.failure === 'offline',
    isMenuMissing: (_, params: { failure: FailureCode }) => params.failure === 'menu-not-found',
  },
  delays: { loadBound: 20_000 },
}).createMachine({
  id: 'menuLoad',
  description:
    '[MNU-010 MNU-011 PRV-034 PRV-035] The menus that a page shows, and what happens where they do not come.',
  context: ({ input }) => ({ ...input, isFallback: false, failure: null }),
  options: { maxIterations: 50 },
  initial: 'deciding',
  on: {
    'scope.changed': [
      {
        description: 'Nothing else is asked for.',
        guard: { type: 'isSameScope', params: ({ event }) => ({ scope: event.scope }) },
      },
      {
        description: '[MNU-010 MNU-011] Another store or language: its menus, whatever was under way.',
        target: '.deciding',
        actions: { type: 'keepScope', params: ({ event }) => ({ scope: event.scope }) },
      },
    ],
  },
  states: {
    deciding: {
      description: 'Goes on with what is known.',
      always: [
        { description: 'An earlier page has loaded them.', guard: 'isLoaded', target: 'served' },
        { description: '[ORD-076] There is an order store.', guard: 'isOfStore', target: 'loadingOfStore' },
        { description: '[MNU-001] There is none.', guard: 'isScopeKnown', target: 'loadingNational' },
        { description: 'Whether there is an order store is looked up.', target: 'waiting' },
      ],
    },
    waiting: {
      description: '[MNU-001] It is not known yet whether there is an order store.',
      tags: 'busy',
    },
    loadingOfStore: {
      description: '[MNU-011 PRV-041] The menus of the order store are loading.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'loadMenusOfStore',
        src: 'loadMenus',
        input: ({ context }) => known(context.scope, 'scope'),
        onDone: [
          {
            description: '[MNU-001] They are shown.',
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'served',
          },
          {
            description: '[MNU-010] The store serves nothing: it is cleared.',
            target: 'loadingNational',
            actions: ['takeNational', 'emitStoreFailed'],
          },
        ],
        onError: [
          {
            description: '[PRV-035] Without a connection the national menus would fail, too: the store stays.',
            guard: { type: 'isOffline', params: failureOfEvent },
            target: 'failed',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          {
            description: '[MNU-010] They failed: the store is cleared.',
            target: 'loadingNational',
            actions: ['takeNational', 'emitStoreFailed'],
          },
        ],
      },
      after: {
        loadBound: {
          description: '[MNU-010] No answer in time counts as a failure of the store.',
          target: 'loadingNational',
          actions: ['takeNational', 'emitStoreFailed'],
        },
      },
    },
    loadingNational: {
      description: '[MNU-010 MNU-011 PRV-041] The national menus are loading.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'loadNationalMenus',
        src: 'loadMenus',
        input: ({ context }) => known(context.scope, 'scope'),
        onDone: [
          {
            description: '[MNU-010 MNU-011] They are shown in place of those of a store, which is said now.',
            guard: { type: 'isAnyInstead', params: ({ event }) => event.output },
            target: 'served',
            actions: 'emitFallbackServed',
          },
          {
            description: '[MNU-001 MNU-010] They are shown.',
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'served',
          },
          { description: '[PRV-034] No menus came back.', target: 'empty' },
        ],
        onError: [
          {
            description: '[PRV-034 MNU-011] There are none.',
            guard: { type: 'isMenuMissing', params: failureOfEvent },
            target: 'empty',
          },
          {
            description: '[PRV-035] They could not be loaded.',
            target: 'failed',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      after: {
        loadBound: {
          description: '[PRV-035] No answer in time counts as a failure.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    served: {
      description: '[MNU-001 MNU-002] The menus are shown.',
      tags: 'served',
      on: {
        'menus.dropped': {
          description: '[MNU-010] Read anew meanwhile, and empty by now: it is loaded as any other.',
          target: 'deciding',
          actions: 'forgetLoaded',
        },
      },
    },
    empty: {
      description: "[PRV-034] 'We couldn't find any menus.'",
      tags: 'empty',
      on: { 'retry.pressed': { description: '[MNU-011] The visitor tries again.', target: 'deciding' } },
    },
    failed: {
      description: "[PRV-035] 'We're having trouble loading menus. Please try again.'",
      tags: 'error',
      on: { 'retry.pressed': { description: '[MNU-011] The visitor tries again.', target: 'deciding' } },
    },
  },
});

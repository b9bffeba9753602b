import { assign, emit, setup } from 'xstate';
import { LIST_PAGE, type LocatorTab } from '#domain/store-locator/locator.ts';
import type { StoreNumber } from '#domain/stores/store.ts';

/** The results list: its tabs, how far it is unrolled, and which store stands out in list and map alike. */
export const storeListMachine = setup({
  types: {} as {
    context: { selected: StoreNumber | null; highlighted: StoreNumber | null; shouldScroll: boolean; rows: number };
    input: { selected: StoreNumber | null };
    events:
      | { type: 'tab.chosen'; tab: LocatorTab }
      | { type: 'rows.requested' }
      | { type: 'store.selected'; storeNumber: StoreNumber; scroll: boolean }
      | { type: 'store.highlighted'; storeNumber: StoreNumber | null }
      | { type: 'results.left'; chosen: StoreNumber | null }
      | { type: 'results.arrived'; firstFavourite: StoreNumber | null; firstNearby: StoreNumber | null };
    emitted: { type: 'tab.shown'; tab: LocatorTab };
    tags: LocatorTab;
  },
  actions: {
    emitTab: emit((_, params: { tab: LocatorTab }) => ({ type: 'tab.shown' as const, tab: params.tab })),
    unroll: assign({ rows: ({ context }) => context.rows + LIST_PAGE }),
    rollUp: assign({ rows: LIST_PAGE }),
    select: assign((_, params: { storeNumber: StoreNumber; scroll: boolean }) => ({
      selected: params.storeNumber,
      shouldScroll: params.scroll,
    })),
    selectFirst: assign({
      selected: (_, params: { firstFavourite: StoreNumber | null; firstNearby: StoreNumber | null }) =>
        params.firstFavourite ?? params.firstNearby,
    }),
    highlight: assign({ highlighted: (_, params: { storeNumber: StoreNumber | null }) => params.storeNumber }),
    leaveResults: assign((_, params: { chosen: StoreNumber | null }) => ({
      selected: params.chosen,
      highlighted: null,
      shouldScroll: false,
      rows: LIST_PAGE,
    })),
  },
  guards: {
    isNearby: (_, params: { tab: LocatorTab }) => params.tab === 'nearby',
    isPrevious: (_, params: { tab: LocatorTab }) => params.tab === 'previous',
    isNoneSelected: ({ context }) => context.selected === null,
    isOtherHighlight: ({ context }, params: { storeNumber: StoreNumber | null }) =>
      context.highlighted !== params.storeNumber,
  },
}).createMachine({
  id: 'storeList',
  description: '[LOC-033 LOC-034 LOC-068..070 LST-002] The results list and the store that stands out.',
  context: ({ input }) => ({ selected: input.selected, highlighted: null, shouldScroll: false, rows: LIST_PAGE }),
  options: { maxIterations: 50 },
  type: 'parallel',
  states: {
    tab: {
      description: '[LOC-033] Nearby, Previous, Favorites; in the menu only the first is used (LOC-035).',
      initial: 'nearby',
      on: {
        'tab.chosen': [
          {
            description: '[LOC-033] Shows the stores around the search.',
            guard: { type: 'isNearby', params: ({ event }) => event },
            target: '.nearby',
            actions: ['rollUp', { type: 'emitTab', params: ({ event }) => event }],
          },
          {
            description: '[LOC-034] Shows the stores ordered from before.',
            guard: { type: 'isPrevious', params: ({ event }) => event },
            target: '.previous',
            actions: ['rollUp', { type: 'emitTab', params: ({ event }) => event }],
          },
          {
            description: '[LOC-034] Shows the favourite stores.',
            target: '.favourites',
            actions: ['rollUp', { type: 'emitTab', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        nearby: { description: '[LOC-033] Tab 0: every store of the result.', tags: 'nearby' },
        previous: { description: '[LOC-034 LOC-039] Tab 1: the stores with isPrevious.', tags: 'previous' },
        favourites: { description: '[LOC-034 LOC-040] Tab 2: the stores with isFavorite.', tags: 'favourites' },
      },
    },
    choice: {
      description: '[LOC-068..070 LST-002] The selected and the highlighted store.',
      on: {
        'store.selected': {
          description: '[LOC-068] A store is chosen in the list or on the map.',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'store.highlighted': {
          description: '[LST-002] Pointer or focus enters or leaves a store, in the list or on the map.',
          guard: { type: 'isOtherHighlight', params: ({ event }) => event },
          actions: { type: 'highlight', params: ({ event }) => event },
        },
        'results.left': {
          description:
            '[LST-008] Another search: only a store that was searched by number is selected, and none is highlighted.',
          actions: { type: 'leaveResults', params: ({ event }) => event },
        },
        'results.arrived': {
          description:
            '[LOC-069 LOC-070] No store is selected: the first favourite, else the first nearby, becomes so.',
          guard: 'isNoneSelected',
          actions: { type: 'selectFirst', params: ({ event }) => event },
        },
        'rows.requested': {
          description: '[FC-052] Unrolls the next rows of a long list.',
          actions: 'unroll',
        },
      },
    },
  },
});

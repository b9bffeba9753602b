import { assign, emit, setup } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import { EMPTY_QUERY, isOneStore, isSameQuery, isSearchable } from '#domain/store-locator/location-query.ts';
import type { Asked, FoundLocations, LocatorAddress } from '#domain/store-locator/locator.ts';
import { type Camera, HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { unprovided } from '../unprovided.ts';

const NOTHING_SHOWN = { shown: null, placeName: null, fetchAtLocation: null, failure: null };

/** The locator: what is asked, what is shown of it, and which store stands out. */
export const locatorMachine = setup({
  types: {} as {
    context: {
      query: LocationQuery;
      /** The view that the results are for, where the visitor chose it; else the results choose the view. */
      camera: Camera | null;
      /** The question whose cached answer is shown; the stores themselves stay in the query cache. */
      shown: Asked | null;
      earlier: Asked | null;
      placeName: string | null;
      fetchAtLocation: Coordinates | null;
      failure: FailureCode | null;
    };
    input: { address: LocatorAddress };
    events:
      | { type: 'place.searched'; place: string; coordinates: Coordinates | null }
      | { type: 'position.awaited' }
      | { type: 'position.found'; coordinates: Coordinates }
      | { type: 'position.lost' }
      | { type: 'nearest.found'; storeNumber: StoreNumber; from: Coordinates }
      | { type: 'area.searched'; camera: Camera }
      | { type: 'address.changed'; address: LocatorAddress }
      | { type: 'features.changed'; features: readonly string[] }
      | { type: 'retry.pressed' };
    emitted:
      | { type: 'search.started'; chosen: StoreNumber | null }
      | { type: 'search.resumed' }
      | { type: 'search.cleared' }
      | { type: 'place.unknown'; words: string }
      | { type: 'results.arrived'; found: FoundLocations; camera: Camera }
      | { type: 'address.requested'; query: LocationQuery; camera: Camera | null };
    tags: 'busy' | 'error' | 'nothingSearched' | 'noStores' | 'placeNotFound' | 'storeNotFound';
  },
  actors: { loadLocations: unprovided<LocationQuery, FoundLocations>('loadLocations') },
  actions: {
    ask: assign(({ context }, { query, camera }: Asked) => ({
      query,
      camera,
      earlier: context.shown ?? context.earlier,
      ...NOTHING_SHOWN,
    })),
    /** Filters stay when another place is asked for; a place, a store and a view do not. */
    askAround: assign(
      ({ context }, { camera, ...where }: Partial<Omit<LocationQuery, 'features'>> & { camera?: Camera }) => ({
        query: { ...EMPTY_QUERY, features: context.query.features, ...where },
        camera: camera ?? null,
        earlier: context.shown ?? context.earlier,
        ...NOTHING_SHOWN,
      }),
    ),
    /** What would be asked for again without a position is filtered alike. */
    keepFeatures: assign(({ context: { query, earlier } }, { features }: { features: readonly string[] }) => ({
      query: { ...query, features },
      earlier: earlier && { ...earlier, query: { ...earlier.query, features } },
    })),
    show: assign(({ context }, params: { found: FoundLocations }) => ({
      shown: { query: context.query, camera: context.camera },
      earlier: null,
      placeName: context.query.place,
      fetchAtLocation: params.found.coordinates,
    })),
    askAgain: assign({ shown: null, failure: null }),
    askEarlier: assign(
      ({ context }) => context.earlier ?? { query: { ...EMPTY_QUERY, features: context.query.features }, camera: null },
    ),
    forgetResults: assign({ shown: null, earlier: null }),
    bringBackEarlier: assign({
      shown: ({ context }) => context.earlier,
      failure: (_, params: { failure: FailureCode }) => params.failure,
    }),
    emitStarted: emit((_, params: { chosen: StoreNumber | null }) => ({ type: 'search.started' as const, ...params })),
    emitResumed: emit({ type: 'search.resumed' as const }),
    emitCleared: emit({ type: 'search.cleared' as const }),
    emitUnknown: emit(({ context }) => ({ type: 'place.unknown' as const, words: context.query.place ?? '' })),
    emitAddress: emit(({ context: { query, camera } }) => ({ type: 'address.requested' as const, query, camera })),
    emitArrived: emit(({ context }, params: { found: FoundLocations }) => ({
      type: 'results.arrived' as const,
      found: params.found,
      camera: context.camera ?? params.found.view ?? HOME_CAMERA,
    })),
  },
  guards: {
    isSearched: ({ context }) => isSearchable(context.query),
    isNewQuestion: ({ context }, { address: { query } }: { address: LocatorAddress }) =>
      isSearchable(query) && !isSameQuery(query, context.query),
    isNothingAsked: ({ context }, { address: { query } }: { address: LocatorAddress }) =>
      !isSearchable(query) && (context.earlier !== null || !isSameQuery(query, context.query)),
    isAnyFound: (_, params: { found: FoundLocations }) => params.found.count > 0,
    isPlaceUnknown: (_, params: { failure: FailureCode }) => params.failure === 'place-not-found',
    /** By name; or any refusal of a number alone, since no place is asked for that could be unknown. */
    isStoreUnknown: ({ context }, { failure }: { failure: FailureCode }) =>
      failure === 'store-not-found' ||
      (isOneStore(context.query) && (failure === 'place-not-found' || failure === 'refused')),
    /** Nothing was left out of the answer: no distance counts for a number, and there is no filter. */
    isStoreMissing: ({ context: { query } }) => isOneStore(query) && query.features.length === 0,
    isRefused: (_, params: { failure: FailureCode }) => params.failure === 'refused',
  },
  delays: { loadBound: 20_000 },
}).createMachine({
  id: 'locator',
  description: '[LST-002 LST-004 LOC-004] Searching for stores: the query and its results.',
  context: ({ input }) => ({
    query: input.address.query,
    camera: input.address.camera,
    shown: null,
    earlier: null,
    placeName: null,
    fetchAtLocation: null,
    failure: null,
  }),
  options: { maxIterations: 50 },
  initial: 'opening',
  on: {
    'place.searched': {
      description: '[LOC-010 LST-008] Asks for a place; the earlier place and results are gone.',
      target: '.loading',
      actions: [
        { type: 'askAround', params: ({ event: { place, coordinates } }) => ({ place, coordinates }) },
        { type: 'emitStarted', params: { chosen: null } },
        'emitAddress',
      ],
    },
    'position.awaited': {
      description: '[LST-009] The visitor searches near their position: place name and results are reset.',
      target: '.locating',
      actions: [
        { type: 'askAround', params: {} },
        { type: 'emitStarted', params: { chosen: null } },
      ],
    },
    'position.found': {
      description: '[LOC-019] Asks around the own position.',
      target: '.loading',
      actions: [
        { type: 'askAround', params: ({ event }) => ({ coordinates: event.coordinates }) },
        { type: 'emitStarted', params: { chosen: null } },
        'emitAddress',
      ],
    },
    'nearest.found': {
      description: '[LOC-029] Shows the nearest store, however far from where it was looked for, and chooses it.',
      target: '.loading',
      actions: [
        { type: 'askAround', params: ({ event: { storeNumber, from } }) => ({ storeNumber, coordinates: from }) },
        { type: 'emitStarted', params: ({ event }) => ({ chosen: event.storeNumber }) },
        'emitAddress',
      ],
    },
    'area.searched': {
      description: '[LST-016] Asks around the centre of the map, which stays where it is.',
      target: '.loading',
      actions: [
        {
          type: 'askAround',
          params: ({ event }) => ({
            coordinates: { lat: event.camera.lat, lng: event.camera.lng },
            camera: event.camera,
          }),
        },
        { type: 'emitStarted', params: { chosen: null } },
        'emitAddress',
      ],
    },
    'address.changed': [
      {
        description: '[LST-001] Back, Forward or a shared link asks another question.',
        guard: { type: 'isNewQuestion', params: ({ event }) => event },
        target: '.loading',
        actions: [
          { type: 'ask', params: ({ event }) => event.address },
          { type: 'emitStarted', params: ({ event }) => ({ chosen: event.address.query.storeNumber }) },
        ],
      },
      {
        description: '[LST-001] Back to a locator without a query.',
        guard: { type: 'isNothingAsked', params: ({ event }) => event },
        target: '.waiting',
        actions: [{ type: 'ask', params: ({ event }) => event.address }, 'forgetResults', 'emitCleared'],
      },
    ],
  },
  states: {
    opening: {
      description: '[LOC-001] Reads from the address whether there is a query.',
      always: [{ guard: 'isSearched', target: 'loading' }, { target: 'waiting' }],
    },
    waiting: {
      description: '[LOC-001] No query yet: invites to search or to zoom in.',
      tags: 'nothingSearched',
    },
    locating: {
      description: '[LST-009] The browser looks for the visitor; bounded by the geolocation search.',
      tags: 'busy',
      on: {
        'position.lost': {
          description: '[LOC-020] No position was given: the earlier results come back.',
          target: 'restoring',
        },
        'features.changed': {
          description: '[LOC-059 LOC-019] A filter is turned: the position is looked for all the same.',
          actions: { type: 'keepFeatures', params: ({ event }) => event },
        },
      },
    },
    restoring: {
      description: '[LOC-020 FC-158] Asks again for what was shown before, in its view, if anything was.',
      entry: ['askEarlier', 'emitResumed', 'emitAddress'],
      always: [{ guard: 'isSearched', target: 'loading' }, { target: 'waiting' }],
    },
    loading: {
      description: '[LOC-013 LST-016] The stores are loading; a newer search aborts this one.',
      tags: 'busy',
      invoke: {
        id: 'loadLocations',
        src: 'loadLocations',
        input: ({ context }) => context.query,
        onDone: [
          {
            description: '[LOC-010 LST-010] Stores: shown in the list and on the map.',
            guard: { type: 'isAnyFound', params: ({ event }) => ({ found: event.output }) },
            target: 'listing',
            actions: [
              { type: 'show', params: ({ event }) => ({ found: event.output }) },
              { type: 'emitArrived', params: ({ event }) => ({ found: event.output }) },
            ],
          },
          {
            description: '[LOC-018] An answer without a store: there is none of that number.',
            guard: 'isStoreMissing',
            target: 'storeNotFound',
            actions: ['forgetResults', 'emitCleared'],
          },
          {
            description: '[LOC-043] The place is known, and no store is near.',
            target: 'none',
            actions: [
              { type: 'show', params: ({ event }) => ({ found: event.output }) },
              { type: 'emitArrived', params: ({ event }) => ({ found: event.output }) },
            ],
          },
        ],
        onError: [
          {
            description: '[LOC-018] There is no store of that number.',
            guard: { type: 'isStoreUnknown', params: failureOfEvent },
            target: 'storeNotFound',
            actions: ['forgetResults', 'emitCleared'],
          },
          {
            description: '[LOC-017 LST-011] 404: such a place is not known.',
            guard: { type: 'isPlaceUnknown', params: failureOfEvent },
            target: 'placeNotFound',
            actions: ['forgetResults', 'emitCleared', 'emitUnknown'],
          },
          {
            description: '[LOC-043] Any other 4xx counts as no stores (decision B01).',
            guard: { type: 'isRefused', params: failureOfEvent },
            target: 'none',
            actions: ['forgetResults', 'emitCleared'],
          },
          {
            description: '[LOC-014 FC-034] 500 or above, a lost or an unreadable answer: the generic notice.',
            target: 'failed',
            actions: { type: 'bringBackEarlier', params: failureOfEvent },
          },
        ],
      },
      after: {
        loadBound: {
          description: '[LOC-014] No answer in time.',
          target: 'failed',
          actions: { type: 'bringBackEarlier', params: { failure: 'timed-out' } },
        },
      },
    },
    listing: { description: '[LOC-010 LOC-021 LOC-036] The stores are listed and drawn.' },
    none: { description: '[LOC-041..045] No stores found, with the hint that helps most.', tags: 'noStores' },
    placeNotFound: { description: "[LOC-017 LST-011] 'We couldn't find that location.'", tags: 'placeNotFound' },
    storeNotFound: { description: "[LOC-018] 'We couldn't find that store.'", tags: 'storeNotFound' },
    failed: {
      description: '[LOC-014 FC-034] The generic notice; earlier results are back and the search can be tried again.',
      tags: 'error',
      on: { 'retry.pressed': { description: '[LOC-014] Tries again.', target: 'loading', actions: 'askAgain' } },
    },
  },
});

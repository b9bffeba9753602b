import type { Coordinates } from './coordinates.ts';
import type { FailureCode } from './failure.ts';
import type { LocationQuery } from './location-query.ts';
import { type Camera, cameraAround, SINGLE_LOCATION_ZOOM } from './map-camera.ts';
import type { LocationResult, RecommendationReason, StoreNumber } from './store.ts';

/** The tabs outside the menu, in order: index 0 to 2 (LOC-033). */
export const LOCATOR_TABS = ['nearby', 'previous', 'favourites'] as const;

export type LocatorTab = (typeof LOCATOR_TABS)[number];

/** Below this zoom the results area asks to zoom in instead of listing stores (LOC-026). */
export const LIST_ZOOM = 10;

/** Rows that the list draws at once; the rest follows on request (FC-052). */
export const LIST_PAGE = 24;

/** What the address of a locator says; the whole view can be shared by it. */
export type LocatorAddress = { query: LocationQuery; tab: LocatorTab; camera: Camera | null };

/** A favourite and whether its change is still under way (LST-005). */
export type ShownLocation = LocationResult & { favoritePending: boolean };

/** What was found, as far as the locator's process needs it; the stores themselves stay in the query cache. */
export type FoundLocations = {
  count: number;
  coordinates: Coordinates | null;
  /** The stores that the first view must show: the nearest three. */
  nearest: readonly Coordinates[];
  firstFavourite: StoreNumber | null;
  firstNearby: StoreNumber | null;
};

/** Reduces an answer to what the process needs: how many, where, and which store to select when none is (LOC-069, LOC-070). */
export function foundLocations(stores: readonly LocationResult[], coordinates: Coordinates | null): FoundLocations {
  const drawn = stores.flatMap(({ store }) => (store.coordinates ? [store.coordinates] : []));
  return {
    count: stores.length,
    coordinates: coordinates ?? drawn[0] ?? null,
    nearest: drawn.slice(0, 3),
    firstFavourite: stores.find((result) => result.isFavorite)?.store.storeNumber ?? null,
    firstNearby: stores.find((result) => result.recommendationReason === 'NEARBY')?.store.storeNumber ?? null,
  };
}

/** The view of a result: around the searched point, wide enough for the three nearest stores, never too far to list. */
export function resultCamera(found: FoundLocations, fallback: Camera): Camera {
  if (!found.coordinates) return fallback;
  return cameraAround(found.coordinates, found.nearest, { closest: SINGLE_LOCATION_ZOOM, farthest: LIST_ZOOM });
}

/** The stores of a tab (LOC-034). */
export function storesOfTab<Result extends LocationResult>(
  tab: LocatorTab,
  stores: readonly Result[],
): readonly Result[] {
  if (tab === 'previous') return stores.filter((result) => result.isPrevious);
  if (tab === 'favourites') return stores.filter((result) => result.isFavorite);
  return stores;
}

/**
 * The rows of a list that is unrolled so far. A selected store beyond them (chosen on the map, or a far favourite) stands
 * first, so that it is seen and the list still draws no more than asked for (FC-052).
 */
export function shownRows<Result extends LocationResult>(
  stores: readonly Result[],
  rows: number,
  selected: StoreNumber | null,
): readonly Result[] {
  const unrolled = stores.slice(0, rows);
  const beyond = stores.slice(rows).find(({ store }) => store.storeNumber === selected);
  return beyond ? [beyond, ...unrolled.slice(0, -1)] : unrolled;
}

const GROUP_ORDER = ['FAVORITE', 'USUAL', 'NEARBY'] as const satisfies readonly RecommendationReason[];

/** The groups of the menu's list, in order, without empty ones (LOC-035). */
export function groupsByReason<Result extends LocationResult>(
  stores: readonly Result[],
): readonly { reason: RecommendationReason; stores: readonly Result[] }[] {
  return GROUP_ORDER.map((reason) => ({
    reason,
    stores: stores.filter((result) => result.recommendationReason === reason),
  })).filter((group) => group.stores.length > 0);
}

/** What stands in the results area instead of stores, by priority (decision B03), or null where stores are listed. */
export type LocatorMessage = 'store-not-found' | 'place-not-found' | 'no-stores' | 'zoomed-out' | 'search-or-zoom';

export function locatorMessage(facts: {
  storeNotFound: boolean;
  placeNotFound: boolean;
  noStores: boolean;
  zoomedOut: boolean;
  nothingSearched: boolean;
}): LocatorMessage | null {
  if (facts.storeNotFound) return 'store-not-found';
  if (facts.placeNotFound) return 'place-not-found';
  if (facts.noStores) return 'no-stores';
  if (facts.zoomedOut) return 'zoomed-out';
  return facts.nothingSearched ? 'search-or-zoom' : null;
}

/** What the empty result suggests (decision A33); 'nothing' where there is nothing further to suggest (LOC-044). */
export type NoStoresHint = 'move-map' | 'disable-filters' | 'expand' | 'nothing';

export function noStoresHint(facts: { inMenu: boolean; filtered: boolean; nearestNotFound: boolean }): NoStoresHint {
  if (facts.inMenu) return 'move-map';
  if (facts.filtered) return 'disable-filters';
  return facts.nearestNotFound ? 'nothing' : 'expand';
}

/** The whole locator state that the specification names (LST-004), put together from process and facts. */
export type LocatorState = {
  locations: readonly ShownLocation[];
  selectedStoreNumber: StoreNumber | null;
  highlightedStoreNumber: StoreNumber | null;
  locationQuery: LocationQuery;
  locationQueryUrl: string | null;
  placeName: string | null;
  placeNameNotFound: boolean;
  fetchAtLocation: Coordinates | null;
  shouldScroll: boolean;
  geolocationSearch: boolean;
  loading: boolean;
  error: FailureCode | null;
};

/** The state of the map (LST-006); `locatorControlsHeight` and the rectangle in CSS pixels. */
export type MapState = {
  lat: number;
  lng: number;
  zoomLevel: number;
  mapInstance: 'starting' | 'ready' | 'unavailable';
  locatorControlsHeight: number;
  locatorPageRectangle: { width: number; height: number };
  userOverride: boolean;
  preventMovement: boolean;
  coordinatesUpdated: boolean;
};

/** The state of the nearest search (LST-007). */
export type NearestSearchState = {
  loading: boolean;
  nearestNotFound: boolean;
  nearestStoreCoordinates: Coordinates | null;
  hasSearchedNearest: boolean;
  error: FailureCode | null;
};

import type { Configuration } from '../configuration.ts';
import { type Coordinates, milesBetween } from '../coordinates.ts';
import type { FailureCode } from '../failure.ts';
import { type LocationResult, type RecommendationReason, type StoreNumber, shortStoreNumber } from '../stores/store.ts';
import type { LocationQuery } from './location-query.ts';
import { type Camera, cameraFraming, type ViewSize } from './map-camera.ts';
import { spreadShared } from './shared-positions.ts';
import { hasMoreToList, pickedStores } from './store-picker.ts';

/** The tabs outside the menu, in order: index 0 to 2 (LOC-033). */
export const LOCATOR_TABS = ['nearby', 'previous', 'favourites'] as const;

export type LocatorTab = (typeof LOCATOR_TABS)[number];

/** Rows that the list draws at once; the rest follows on request (FC-052). */
export const LIST_PAGE = 24;

/** What the address of a locator says; the whole view can be shared by it. */
export type LocatorAddress = { query: LocationQuery; tab: LocatorTab; camera: Camera | null };

/** A question and, where the visitor chose it, the view that it was asked for. */
export type Asked = { query: LocationQuery; camera: Camera | null };

/** What a locator query is answered with: stores, nearest first, and the point they were measured from. */
export type Locations = {
  stores: readonly LocationResult[];
  coordinates: Coordinates | null;
  /** Whether there are stores that this answer had no room for (ORD-089). */
  moreResults: boolean;
};

/** What was found, as far as the locator's process needs it; the stores themselves stay in the query cache. */
export type FoundLocations = {
  count: number;
  coordinates: Coordinates | null;
  /** The view that the stores choose; null where none of them has a position. */
  view: Camera | null;
  moreResults: boolean;
  firstFavourite: StoreNumber | null;
  firstNearby: StoreNumber | null;
  /** The store that was asked for by its number, or by the short form of that. */
  named: StoreNumber | null;
};

type LocatorRules = Configuration['locator'];

/** Reduces an answer to what the process needs: how many, where, and which store to select when none is (LOC-069, LOC-070). */
export function foundLocations(
  answer: Locations,
  query: LocationQuery,
  rules: Pick<LocatorRules, 'distanceCutOff' | 'zoomThreshold' | 'singleLocationZoom'>,
  map: ViewSize,
): FoundLocations {
  const stores = pickedStores(answer.stores, query, rules.distanceCutOff);
  const numbers = stores.map(({ store }) => store.storeNumber);
  return {
    count: stores.length,
    coordinates: answer.coordinates ?? positions(stores)[0] ?? null,
    view: resultView(stores, answer.coordinates, rules, map),
    moreResults: hasMoreToList(answer, query, rules.distanceCutOff),
    firstFavourite: stores.find((result) => result.isFavorite)?.store.storeNumber ?? null,
    firstNearby: stores.find((result) => result.recommendationReason === 'NEARBY')?.store.storeNumber ?? null,
    named: numbers.find((each) => query.storeNumber === each || query.storeNumber === shortStoreNumber(each)) ?? null,
  };
}

/** How many of the nearest stores the first view shows where they are recommended because they are near (ORD-090). */
const NEARBY_IN_VIEW = 3;
/** How many stores it shows otherwise, as far as that costs no more than a step of zoom. */
const STORES_IN_VIEW = 5;
const STEP_FOR_MORE = 1;
/** The closest zoom to stores that are too far from the searched point to be seen with it. */
const FAR_STORE_ZOOM = 12;

/**
 * The view of a result: the searched point and the nearest stores in a map of this size, never too far to list. Where the point
 * and its nearest store do not fit into that, the stores alone, since a map without any would show nothing.
 */
export function resultView(
  stores: readonly LocationResult[],
  searched: Coordinates | null,
  { zoomThreshold, singleLocationZoom }: Pick<LocatorRules, 'zoomThreshold' | 'singleLocationZoom'>,
  map: ViewSize,
): Camera | null {
  const isNearby = stores.some(({ recommendationReason }) => recommendationReason === 'NEARBY');
  const centre = searched ?? positions(stores)[0];
  if (!centre) return null;
  const near = nearestDrawn(stores, centre, isNearby ? NEARBY_IN_VIEW : STORES_IN_VIEW);
  const closest = Math.max(zoomThreshold, singleLocationZoom);
  const first = frameMost([centre], near.slice(0, NEARBY_IN_VIEW), map, zoomThreshold, closest);
  if (!first)
    return frameMost([], near, map, zoomThreshold, Math.max(zoomThreshold, Math.min(closest, FAR_STORE_ZOOM)));
  const farthest = Math.max(zoomThreshold, first.zoom - STEP_FOR_MORE);
  return frameMost([centre], near, map, farthest, closest) ?? first;
}

/** The view of the stores that a member knows: the first and the nearest to it, none of them before the others (ORD-090 is about results). */
export function ownStoresView(
  stores: readonly LocationResult[],
  { zoomThreshold, singleLocationZoom }: Pick<LocatorRules, 'zoomThreshold' | 'singleLocationZoom'>,
  map: ViewSize,
): Camera | null {
  const [first] = positions(stores);
  if (!first) return null;
  const near = nearestDrawn(stores, first, STORES_IN_VIEW);
  return frameMost([], near, map, zoomThreshold, Math.max(zoomThreshold, singleLocationZoom));
}

/** Where the nearest stores stand on the map, which draws those of one position beside each other. */
function nearestDrawn(stores: readonly LocationResult[], centre: Coordinates, most: number): readonly Coordinates[] {
  const places = stores.flatMap(({ store: { storeNumber: id, coordinates } }) =>
    coordinates ? [{ id, ...coordinates, miles: milesBetween(centre, coordinates) }] : [],
  );
  const nearest = places.toSorted((a, b) => a.miles - b.miles).slice(0, most);
  // Only stores at the positions of the nearest matter: those that share a position are drawn beside each other.
  const beside = places.filter(({ lat, lng }) => nearest.some((near) => near.lat === lat && near.lng === lng));
  const drawn = new Map(spreadShared(beside, () => false).map((place) => [place.id, place]));
  return nearest.map((place) => drawn.get(place.id) ?? place).map(({ lat, lng }) => ({ lat, lng }));
}

/** A view of some points and the first of others, as many of them as it can show from no farther than `farthest`: one at least, if any. */
function frameMost(
  always: readonly Coordinates[],
  others: readonly Coordinates[],
  map: ViewSize,
  farthest: number,
  closest: number,
): Camera | null {
  const least = Math.min(1, others.length);
  for (let count = others.length; count >= least; count -= 1) {
    const view = cameraFraming([...always, ...others.slice(0, count)], map, closest);
    if (view && view.zoom >= farthest) return view;
  }
  return null;
}

function positions(stores: readonly LocationResult[]): readonly Coordinates[] {
  return stores.flatMap(({ store }) => (store.coordinates ? [store.coordinates] : []));
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

const OWN_KINDS = ['favourite', 'usual', 'previous'] as const;

/** Why a member knows a store. */
export type OwnKind = (typeof OWN_KINDS)[number];

/** The stores that a member knows, each once, under the first reason that holds for it; no empty groups. */
export function ownGroups<Result extends LocationResult>(
  stores: readonly Result[],
): readonly { kind: OwnKind; stores: readonly Result[] }[] {
  const kindOf = ({ isFavorite, recommendationReason }: Result): OwnKind => {
    if (isFavorite) return 'favourite';
    return recommendationReason === 'USUAL' ? 'usual' : 'previous';
  };
  return OWN_KINDS.map((kind) => ({ kind, stores: stores.filter((result) => kindOf(result) === kind) })).filter(
    (group) => group.stores.length > 0,
  );
}

/**
 * What stands in the results area instead of stores: at most one, by priority (decision B03, ORD-084), or null where stores
 * are listed. In the words of the specification: notFound, placeNameNotFound, noStores, zoomedOut, searchOrZoom, geolocation.
 */
export type LocatorMessage =
  | 'store-not-found'
  | 'place-not-found'
  | 'no-stores'
  | 'zoomed-out'
  | 'search-or-zoom'
  | 'position-lost';

/** The one message for these facts, by the priority of ORD-084; null where stores are listed. */
export function locatorMessage(facts: {
  storeNotFound: boolean;
  placeNotFound: boolean;
  noStores: boolean;
  zoomedOut: boolean;
  nothingSearched: boolean;
  /** Nothing was searched but the own position, which was not given. */
  positionLost: boolean;
}): LocatorMessage | null {
  if (facts.storeNotFound) return 'store-not-found';
  if (facts.placeNotFound) return 'place-not-found';
  if (facts.noStores) return 'no-stores';
  if (facts.zoomedOut) return 'zoomed-out';
  if (facts.nothingSearched) return 'search-or-zoom';
  return facts.positionLost ? 'position-lost' : null;
}

/** What the empty result suggests (decision A33); 'nothing' where there is nothing further to suggest (LOC-044). */
export type NoStoresHint = 'move-map' | 'disable-filters' | 'expand' | 'nothing';

/** The hint for an empty result: in the menu, with filters, and before or after the nearest search (LOC-041 to LOC-044). */
export function noStoresHint(facts: { inMenu: boolean; filtered: boolean; nearestNotFound: boolean }): NoStoresHint {
  if (facts.inMenu) return 'move-map';
  if (facts.filtered) return 'disable-filters';
  return facts.nearestNotFound ? 'nothing' : 'expand';
}

/** The state of the nearest search (LST-007). */
export type NearestSearchState = {
  loading: boolean;
  nearestNotFound: boolean;
  nearestStoreCoordinates: Coordinates | null;
  hasSearchedNearest: boolean;
  error: FailureCode | null;
};

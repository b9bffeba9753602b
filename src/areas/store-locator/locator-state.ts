import type { SnapshotFrom } from 'xstate';
import { locationParameters } from '#api/locations/locations.ts';
import { isSearchable, type LocationQuery } from '#domain/location-query.ts';
import type { LocatorState, MapState, NearestSearchState, ShownLocation } from '#domain/locator.ts';
import { favouriteKey, type LocationResult } from '#domain/store.ts';
import type { geolocationSearchMachine } from '#machines/store-locator/geolocation-search.machine.ts';
import type { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import type { locatorMapMachine } from '#machines/store-locator/locator-map.machine.ts';
import type { nearestSearchMachine } from '#machines/store-locator/nearest-search.machine.ts';
import type { storeListMachine } from '#machines/store-locator/store-list.machine.ts';

/** The server's stores with the hearts as the visitor wishes them (LOC-063, LST-005). */
export function shownLocations(
  stores: readonly LocationResult[],
  wishes: ReadonlyMap<string, boolean>,
): readonly ShownLocation[] {
  return stores.map((result) => {
    const wish = wishes.get(favouriteKey(result.store.storeNumber));
    return wish === undefined ? settled(result) : { ...result, isFavorite: wish, favoritePending: true };
  });
}

/** One object a fact, so that a pressed heart draws one row anew and not all of them. */
const settledLocations = new WeakMap<LocationResult, ShownLocation>();

function settled(result: LocationResult): ShownLocation {
  const known = settledLocations.get(result);
  if (known) return known;
  const made = { ...result, favoritePending: false };
  settledLocations.set(result, made);
  return made;
}

/** The locator's state as the specification names it (LST-004), from the machines and the facts. */
export function locatorState(
  locator: SnapshotFrom<typeof locatorMachine>,
  list: Pick<SnapshotFrom<typeof storeListMachine>['context'], 'selected' | 'highlighted' | 'shouldScroll'>,
  geolocation: SnapshotFrom<typeof geolocationSearchMachine>,
  locations: readonly ShownLocation[],
): LocatorState {
  const { query, placeName, fetchAtLocation, failure } = locator.context;
  return {
    locations,
    selectedStoreNumber: list.selected,
    highlightedStoreNumber: list.highlighted,
    locationQuery: query,
    locationQueryUrl: urlOf(query),
    placeName,
    placeNameNotFound: locator.hasTag('placeNotFound'),
    fetchAtLocation,
    shouldScroll: list.shouldScroll,
    geolocationSearch: geolocation.hasTag('busy'),
    loading: locator.hasTag('busy'),
    error: failure,
  };
}

/** The map's state as the specification names it (LST-006). */
export function mapState(map: SnapshotFrom<typeof locatorMapMachine>, preventMovement: boolean): MapState {
  const { camera, layout } = map.context;
  return {
    lat: camera.lat,
    lng: camera.lng,
    zoomLevel: camera.zoom,
    mapInstance: map.hasTag('unavailable') ? 'unavailable' : map.hasTag('starting') ? 'starting' : 'ready',
    locatorControlsHeight: layout.controlsHeight,
    locatorPageRectangle: { width: layout.width, height: layout.height },
    userOverride: map.hasTag('moving') || map.hasTag('movedAway'),
    preventMovement,
    coordinatesUpdated: map.hasTag('movedAway'),
  };
}

/** The nearest search as the specification names it (LST-007). */
export function nearestSearchState(nearest: SnapshotFrom<typeof nearestSearchMachine>): NearestSearchState {
  return {
    loading: nearest.hasTag('busy'),
    nearestNotFound: nearest.hasTag('noneFound'),
    nearestStoreCoordinates: nearest.context.nearest?.coordinates ?? null,
    hasSearchedNearest: nearest.hasTag('searched'),
    error: nearest.context.failure,
  };
}

function urlOf(query: LocationQuery): string | null {
  if (!isSearchable(query)) return null;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(locationParameters(query)))
    if (value !== undefined) search.set(name, value);
  return `/apiproxy/v1/locations?${search}`;
}

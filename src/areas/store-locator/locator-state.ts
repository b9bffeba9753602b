import type { SnapshotFrom } from 'xstate';
import type { NearestSearchState, ShownLocation } from '#domain/store-locator/locator.ts';
import { type LocationResult, shortStoreNumber } from '#domain/stores/store.ts';
import type { nearestSearchMachine } from '#machines/store-locator/nearest-search.machine.ts';

/** The server's stores with the hearts as the visitor requests them (LOC-063, LST-005). */
export function shownLocations(
  stores: readonly LocationResult[],
  optimistic: ReadonlyMap<string, boolean>,
): readonly ShownLocation[] {
  return stores.map((result) => {
    const pressed = optimistic.get(shortStoreNumber(result.store.storeNumber));
    return pressed === undefined ? settled(result) : { ...result, isFavorite: pressed, favoritePending: true };
  });
}

/** One object for each result, so that a pressed heart draws one row anew and not all of them. */
const settledLocations = new WeakMap<LocationResult, ShownLocation>();

function settled(result: LocationResult): ShownLocation {
  const known = settledLocations.get(result);
  if (known) return known;
  const made = { ...result, favoritePending: false };
  settledLocations.set(result, made);
  return made;
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

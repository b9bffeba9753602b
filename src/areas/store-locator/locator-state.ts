import type { SnapshotFrom } from 'xstate';
import type { NearestSearchState } from '#domain/store-locator/locator.ts';
import { type LocationResult, shortStoreNumber } from '#domain/stores/store.ts';
import type { nearestSearchMachine } from '#machines/store-locator/nearest-search.machine.ts';

/**
 * The server's stores with the hearts as the visitor requests them (LOC-063, LST-005). All others stay the same objects: a pressed
 * heart draws one row anew, and a long list is not copied (FC-052).
 */
export function shownLocations(
  stores: readonly LocationResult[],
  optimistic: ReadonlyMap<string, boolean>,
): readonly LocationResult[] {
  if (optimistic.size === 0) return stores;
  return stores.map((result) => {
    const pressed = optimistic.get(shortStoreNumber(result.store.storeNumber));
    return pressed === undefined ? result : { ...result, isFavorite: pressed, favoritePending: true };
  });
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

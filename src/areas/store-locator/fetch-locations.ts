import type { QueryClient } from '@tanstack/react-query';
import { locationsQuery, ownLocationsQuery } from '#api/locations/locations.ts';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import type { Locations } from '#domain/store-locator/locator.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';

/**
 * The answer to a question of the locator, from the cache where it is fresh. Aborting cancels the call on the wire
 * too (FC-055).
 */
export function fetchLocations(
  queryClient: QueryClient,
  asked: LocationQuery,
  signal: AbortSignal,
): Promise<Locations> {
  const query = locationsQuery(asked);
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }));
  return fetchUncancelled(queryClient, query, signal);
}

/** The stores that the member knows, from the cache where they are fresh. */
export function fetchOwnLocations(queryClient: QueryClient, signal: AbortSignal): Promise<Locations> {
  return fetchUncancelled(queryClient, ownLocationsQuery, signal);
}

import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { locationsQuery, ownLocationsQuery } from '#api/locations/locations.ts';
import type { LocationQuery } from '#domain/location-query.ts';
import type { Locations } from '#domain/locator.ts';

/**
 * The answer to a question of the locator, from the cache where it is fresh. Aborting cancels the call on the wire
 * too (FC-055).
 */
export async function fetchLocations(queryClient: QueryClient, asked: LocationQuery, signal: AbortSignal) {
  const query = locationsQuery(asked);
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }));
  return askUntilAnswered(() => queryClient.fetchQuery(query), signal);
}

/** The stores that the member knows, from the cache where they are fresh. */
export function fetchOwnLocations(queryClient: QueryClient, signal: AbortSignal): Promise<Locations> {
  return askUntilAnswered(() => queryClient.fetchQuery(ownLocationsQuery), signal);
}

/** A change of visitor and a heart that was kept cancel calls: a caller that waits for one waits for the new answer. */
async function askUntilAnswered(ask: () => Promise<Locations>, signal: AbortSignal): Promise<Locations> {
  for (;;) {
    try {
      return await ask();
    } catch (thrown) {
      if (!(thrown instanceof CancelledError) || signal.aborted) throw thrown;
    }
  }
}

import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { locationsQuery } from '#api/locations/locations.ts';
import type { LocationQuery } from '#domain/location-query.ts';

/**
 * The answer to a question of the locator, from the cache where it is fresh. Aborting cancels the call on the wire
 * too (FC-055). A change of visitor cancels all calls: who waits for this one waits for the new answer.
 */
export async function fetchLocations(queryClient: QueryClient, asked: LocationQuery, signal: AbortSignal) {
  const query = locationsQuery(asked);
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }));
  for (;;) {
    try {
      return await queryClient.fetchQuery(query);
    } catch (thrown) {
      if (!(thrown instanceof CancelledError) || signal.aborted) throw thrown;
    }
  }
}

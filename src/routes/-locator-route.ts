import type { QueryClient } from '@tanstack/react-query';
import { addressOf, type LocatorSearch } from '#areas/store-locator/locator-search.ts';
import { isSearchable, type LocationQuery } from '#domain/location-query.ts';
import type { Catalogue } from '#messages/catalogue.ts';

/** Loads the words, and begins with the stores without waiting for them. */
export function loadLocator(
  { catalogue, queryClient }: { catalogue: Catalogue; queryClient: QueryClient },
  search: LocatorSearch,
): Promise<void> | undefined {
  const { query } = addressOf(search);
  if (isSearchable(query)) void prefetchStores(queryClient, query);
  return catalogue.load('store-locator');
}

/** The schema of a store is no part of the first load: it comes with the locator's own chunk, or just before it. */
async function prefetchStores(queryClient: QueryClient, query: LocationQuery): Promise<void> {
  const { locationsQuery } = await import('#api/locations/locations.ts');
  await queryClient.prefetchQuery(locationsQuery(query));
}

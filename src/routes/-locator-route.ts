import type { QueryClient } from '@tanstack/react-query';
import type { LocatorSearch } from '#areas/store-locator/locator-search-schema.ts';
import { isSearchable } from '#domain/store-locator/location-query.ts';
import type { Catalogue } from '#messages/catalogue.ts';

/** Why a route loads; `stay`: its page is open, and its search changes. */
export type LocatorCause = 'preload' | 'enter' | 'stay';

/** Loads the words, and begins with the stores without waiting for them; a locator that is open asks for them itself. */
export function loadLocator(
  { catalogue, queryClient }: { catalogue: Catalogue; queryClient: QueryClient },
  search: LocatorSearch,
  cause: LocatorCause,
): Promise<void> | undefined {
  const { place, lat, storeNumber } = search;
  const isAsked = place !== null || lat !== null || storeNumber !== null;
  if (isAsked && cause !== 'stay') void prefetchStores(queryClient, search);
  return catalogue.load('store-locator');
}

/** What a store looks like is no part of the first load: it comes with the locator's own chunk, or just before it. */
async function prefetchStores(queryClient: QueryClient, search: LocatorSearch): Promise<void> {
  const [{ locationsQuery }, { addressOf }] = await Promise.all([
    import('#api/locations/locations.ts'),
    import('#areas/store-locator/locator-search.ts'),
  ]);
  const { query } = addressOf(search);
  if (isSearchable(query)) await queryClient.prefetchQuery(locationsQuery(query));
}

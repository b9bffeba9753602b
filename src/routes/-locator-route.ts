import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { locationsQuery } from '#api/locations/locations.ts';
import { addressOf, type LocatorSearch, locatorSearchSchema } from '#areas/store-locator/locator-search.ts';
import { isSearchable } from '#domain/location-query.ts';
import type { Catalogue } from '#messages/catalogue.ts';

/** The locator's address before any search, as every prerendered locator shows it. */
export const EMPTY_LOCATOR_SEARCH = v.parse(locatorSearchSchema, {});

/** Loads the words, and begins with the stores without waiting for them. */
export function loadLocator(
  { catalogue, queryClient }: { catalogue: Catalogue; queryClient: QueryClient },
  search: LocatorSearch,
): Promise<void> | undefined {
  const { query } = addressOf(search);
  if (isSearchable(query)) void queryClient.prefetchQuery(locationsQuery(query));
  return catalogue.load('store-locator');
}

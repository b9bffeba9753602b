import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isOnEarth } from '#domain/coordinates.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { EMPTY_QUERY, isSearchable, type LocationQuery, queryKey } from '#domain/store-locator/location-query.ts';
import type { Locations } from '#domain/store-locator/locator.ts';
import { type LocationResult, RECOMMENDATION_REASONS } from '#domain/stores/store.ts';
import { operation } from '../operation.ts';
import { listAnswer, orElse } from '../tolerant.ts';
import { storeSchema } from './store-schema.ts';

/** One entry of a locator answer (LOC-007); an unknown recommendation reason counts as NEARBY. */
export const locationResultSchema = v.pipe(
  v.object({
    store: storeSchema,
    distance: v.nullish(v.pipe(v.number(), v.minValue(0)), null),
    isFavorite: orElse(v.boolean(), false),
    isPrevious: orElse(v.boolean(), false),
    recommendationReason: v.fallback(v.picklist(RECOMMENDATION_REASONS), 'NEARBY'),
  }),
  v.transform((result): LocationResult => ({ ...result, favoritePending: false })),
);

/** The stores around a place, around a point, or one store by its number (LOC-013, LOC-015, LST-016). */
export const searchLocations = operation({
  method: 'GET',
  path: '/apiproxy/v1/locations',
  refusals: { 404: 'place-not-found', STORE_NOT_FOUND: 'store-not-found' },
  answer: v.pipe(
    v.object({
      stores: listAnswer('stores', locationResultSchema),
      data: v.object({
        coordinates: v.nullish(v.object({ lat: v.number(), lng: v.number() }), null),
        // A server that does not say so is taken at its word: these are all.
        moreResults: v.fallback(v.optional(v.boolean(), false), false),
      }),
    }),
    v.transform(
      ({ stores, data }): Locations => ({
        // The same store twice in one answer is shown once (FC-047).
        stores: [...new Map(stores.map((result) => [result.store.storeNumber, result])).values()],
        coordinates: data.coordinates && isOnEarth(data.coordinates) ? data.coordinates : null,
        moreResults: data.moreResults,
      }),
    ),
  ),
});

/** The query string of a locator query; features as a comma-separated list (LOC-015). */
export function locationParameters({ place, coordinates, features, storeNumber }: LocationQuery) {
  return {
    place: place ?? undefined,
    lat: coordinates?.lat.toFixed(5),
    lng: coordinates?.lng.toFixed(5),
    features: features.length > 0 ? [...features].sort().join(',') : undefined,
    storeNumber: storeNumber ?? undefined,
  };
}

/** Where every answer about stores lies, whatever was asked. */
export const locationsKey = ['locations'] as const;

/** A store's opening changes by the minute: an answer is fresh for that long, and kept for Back for half an hour. */
export const locationsQuery = (query: LocationQuery) =>
  queryOptions({
    queryKey: [...locationsKey, queryKey(query)],
    queryFn: ({ signal }) => searchLocations({ query: locationParameters(query), signal }),
    enabled: isSearchable(query),
    staleTime: MINUTE_MS,
    gcTime: 30 * MINUTE_MS,
    retry: false,
    meta: { sameForAll: true },
  });

/** The stores that the signed-in member knows, favourites first: the same question, asked around nowhere (decision D-067). */
export const ownLocationsQuery = queryOptions({
  queryKey: [...locationsKey, 'own'],
  queryFn: ({ signal }) => searchLocations({ query: locationParameters(EMPTY_QUERY), signal }),
  staleTime: MINUTE_MS,
  gcTime: 30 * MINUTE_MS,
  retry: false,
});

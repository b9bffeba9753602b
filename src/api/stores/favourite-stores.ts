import * as v from 'valibot';
import { operation } from '../operation.ts';

/** The code says of stores what it says of products (OPP-054, D-322); too many changes in a short time have the status alone. */
const refusals = { 561007: 'favourites-full', 429: 'favourites-rate-limited' } as const;

/** Adds a store by the part of its number before any dash (LOC-066). */
export const addFavouriteStore = operation({
  method: 'POST',
  path: '/apiproxy/v1/stores/favorites',
  body: v.object({ storeNumber: v.string() }),
  answer: v.unknown(),
  refusals,
});

/** Removes a store by the part of its number before any dash, without a body (LOC-067, decision A30). */
export const removeFavouriteStore = operation({
  method: 'DELETE',
  path: '/apiproxy/v1/stores/favorites/:storeNumber',
  answer: v.unknown(),
  refusals,
});

import * as v from 'valibot';
import { operation } from '../operation.ts';

/** Too many changes of favourites in a short time. */
const refusals = { 561007: 'favourites-rate-limited' } as const;

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

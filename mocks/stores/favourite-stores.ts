import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { refuse, respond } from '../respond.ts';
import { RATE_LIMITED_END, UNSTARRABLE_END } from '../sentinels.ts';
import type { Member } from '../session/members.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';

/** Favourite stores of one member. */
export const MOST_FAVOURITE_STORES = 50;

export const favouriteStoreHandlers = (world: World) => [
  respond(world, addFavouriteStore, ({ body, session }) => {
    const change = begin(world, session, body.storeNumber);
    if (change instanceof Response) return change;
    const { favourites } = change;
    if (favourites.has(body.storeNumber)) return undefined;
    if (favourites.size >= MOST_FAVOURITE_STORES) return refuse(400, 561007);
    world.effects.favouritesAdded += 1;
    favourites.add(body.storeNumber);
    return undefined;
  }),

  respond(world, removeFavouriteStore, ({ params, session }) => {
    const storeNumber = params['storeNumber'] ?? '';
    const change = begin(world, session, storeNumber);
    if (change instanceof Response) return change;
    if (change.favourites.delete(storeNumber)) world.effects.favouritesRemoved += 1;
    return undefined;
  }),
];

/** The member whose favourites may change, or why not. */
function begin(world: World, session: Session, storeNumber: string): Member | Response {
  if (session.kind !== 'member') return refuse(401, 'SIGN_IN_REQUIRED');
  // A favourite is a store, never one of its counters (LOC-066).
  if (!/^\d{1,10}$/.test(storeNumber)) return refuse(400, 'BAD_STORE_NUMBER');
  if (storeNumber.endsWith(UNSTARRABLE_END)) return refuse(500, 'FAVOURITES_BROKEN');
  if (!world.directory.find(storeNumber)) return refuse(404, 'STORE_NOT_FOUND');
  const { member } = session;
  const now = world.clock.now();
  member.favouriteChanges = member.favouriteChanges.filter((at) => Math.abs(now - at) < MINUTE_MS);
  if (storeNumber.endsWith(RATE_LIMITED_END) || member.favouriteChanges.length >= world.favouriteLimit) {
    return refuse(429, 'TOO_MANY_CHANGES', { 'retry-after': '60' });
  }
  member.favouriteChanges.push(now);
  return member;
}

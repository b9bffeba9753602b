import type * as v from 'valibot';
import { type locationResultSchema, searchLocations } from '#api/locations/locations.ts';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { type Coordinates, isOnEarth, milesBetween } from '#domain/coordinates.ts';
import type { Locale } from '#domain/locale.ts';
import { PLACE_TEXT_LIMIT } from '#domain/store-locator/location-query.ts';
import { SPOILT } from '../exchanges.ts';
import { normalise } from '../places/normalise.ts';
import { refuse, respond } from '../respond.ts';
import { MISSING_STORE, SENTINEL_PLACES, SLOWVILLE_MS } from '../sentinels.ts';
import type { MemberSession, Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { locationResult, nearestStore, storesAround } from './store-search.ts';

const refusal = {
  whereMissing: () => refuse(400, 'WHERE_MISSING'),
  badCoordinates: () => refuse(400, 'BAD_COORDINATES'),
  badFeatures: () => refuse(400, 'BAD_FEATURES'),
  badPlace: () => refuse(400, 'BAD_PLACE'),
  badStoreNumber: () => refuse(400, 'BAD_STORE_NUMBER'),
  noPlace: () => refuse(404, 'PLACE_NOT_FOUND'),
  noStore: () => refuse(404, 'STORE_NOT_FOUND'),
};

const POINT_NEMO: Coordinates = { lat: -48.8767, lng: -123.3933 };

type LocationsAnswer = {
  stores: v.InferInput<typeof locationResultSchema>[];
  data: { coordinates: Coordinates | null; moreResults?: boolean };
};

export const locationHandlers = (world: World) => [
  respond(world, searchLocations, async ({ query, session, locale }) => {
    const features = featuresOf(query.get('features')?.split(',') ?? []);
    if (!features) return refusal.badFeatures();
    const storeNumber = query.get('storeNumber');
    if (storeNumber !== null) return oneStore(world, session, locale, storeNumber, pointOf(query));
    if (isNowhere(query) && session.kind === 'member') return ownStores(world, session, locale);
    const centre = await centreOf(world, query);
    if (centre instanceof Response) return centre;
    return around(world, session, locale, centre, features);
  }),

  respond(world, findNearestLocation, ({ body, session, locale }) => {
    const centre = { lat: body.lat, lng: body.lng };
    if (!isOnEarth(centre)) return refusal.badCoordinates();
    const features = featuresOf(body.features);
    if (!features) return refusal.badFeatures();
    if (milesBetween(centre, POINT_NEMO) < 50) return refusal.noStore();
    return nearestStore(world, session, locale, centre, features) ?? refusal.noStore();
  }),
];

/** The answer to an ordinary search: the stores around a point that have every feature, nearest first. */
export function around(
  world: World,
  session: Session,
  locale: Locale,
  centre: Coordinates,
  features: readonly string[],
): LocationsAnswer {
  const { stores, moreResults } = storesAround(world, session, locale, centre, features);
  return { stores, data: { coordinates: centre, moreResults } };
}

const isNowhere = (query: URLSearchParams) => !['place', 'lat', 'lng'].some((name) => query.has(name));

/** What a member knows, asked without a place: favourites, the usual store, previous ones, each once. */
function ownStores(world: World, session: MemberSession, locale: Locale): LocationsAnswer {
  const { favourites, usual, previous } = session.member;
  const keys = new Set([...favourites, ...(usual === null ? [] : [usual]), ...previous]);
  const records = [...keys].flatMap((key) => world.directory.find(key) ?? []);
  const stores = records.map((record) => locationResult(world, session, locale, record, null));
  return { stores, data: { coordinates: null } };
}

function oneStore(
  world: World,
  session: Session,
  locale: Locale,
  storeNumber: string,
  from: Coordinates | null | 'broken',
): LocationsAnswer | Response {
  if (!/^\d{1,10}(-\d{1,10})?$/.test(storeNumber)) return refusal.badStoreNumber();
  if (from === 'broken') return refusal.badCoordinates();
  const record = storeNumber === MISSING_STORE ? null : world.directory.find(storeNumber);
  if (!record) return refusal.noStore();
  const miles = from ? milesBetween(from, record.position) : null;
  return {
    stores: [locationResult(world, session, locale, record, miles)],
    data: { coordinates: record.hasPosition ? record.position : null },
  };
}

async function centreOf(world: World, query: URLSearchParams): Promise<Coordinates | Response> {
  const point = pointOf(query);
  if (point === 'broken') return refusal.badCoordinates();
  if (point) return point;
  const place = query.get('place')?.trim() ?? '';
  if (place === '') return refusal.whereMissing();
  if ([...place].length > PLACE_TEXT_LIMIT) return refusal.badPlace();
  return sentinelPlace(place) ?? world.places.resolve(place) ?? refusal.noPlace();
}

/** The point of a query, null for none, `broken` for half of one or one that is not on Earth. */
function pointOf(query: URLSearchParams): Coordinates | null | 'broken' {
  const [lat, lng] = [query.get('lat'), query.get('lng')];
  if (lat === null && lng === null) return null;
  if (!isDecimal(lat) || !isDecimal(lng)) return 'broken';
  const point = { lat: Number(lat), lng: Number(lng) };
  return isOnEarth(point) ? point : 'broken';
}

const isDecimal = (text: string | null): text is string => text !== null && /^-?\d{1,3}(\.\d{1,20})?$/.test(text);

/** The features of a query, null where they are no codes. */
function featuresOf(codes: readonly string[]): string[] | null {
  const features = codes.filter((code) => code !== '');
  return features.length <= 50 && features.every((code) => /^[\w-]{1,20}$/.test(code)) ? features : null;
}

function sentinelPlace(place: string): Response | Promise<Coordinates> | Coordinates | null {
  switch (normalise(place)) {
    case normalise(SENTINEL_PLACES.nowhere):
      return refusal.noPlace();
    case normalise(SENTINEL_PLACES.broken):
      return refuse(500, 'SEARCH_BROKEN');
    case normalise(SENTINEL_PLACES.busy):
      return refuse(503, 'SEARCH_BUSY', { 'retry-after': '1' });
    case normalise(SENTINEL_PLACES.garbled):
      return new Response('{"stores":[{"store":', {
        headers: { 'content-type': 'application/json', [SPOILT]: 'truncate' },
      });
    case normalise(SENTINEL_PLACES.slow):
      return new Promise((resolve) => setTimeout(() => resolve({ lat: 47.6062, lng: -122.3321 }), SLOWVILLE_MS));
    case normalise(SENTINEL_PLACES.empty):
      return { lat: 0, lng: 0 };
    case normalise(SENTINEL_PLACES.nothing):
      return POINT_NEMO;
    default:
      return null;
  }
}

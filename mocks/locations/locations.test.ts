import { describe, expect, test } from 'vitest';
import { locationParameters, searchLocations } from '#api/locations/locations.ts';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { milesBetween } from '#domain/coordinates.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { shortStoreNumber } from '#domain/stores/store.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../server.ts';

const SEATTLE = { lat: 47.6062, lng: -122.3321 };
const search = (query: Record<string, string>) => searchLocations({ query });
const around = (features: string[] = [], coordinates = SEATTLE) =>
  searchLocations({ query: locationParameters({ ...EMPTY_QUERY, coordinates, features }) });

setUpServer();

describe('GET /apiproxy/v1/locations', () => {
  test('answers a member who names no place with favourites, the usual store and previous ones, each once, from nowhere', async () => {
    const world = startWorld();
    await expect(search({})).rejects.toMatchObject({ code: 'refused' });
    world.become('member-green');
    const { stores, coordinates } = await search({});
    expect(coordinates).toBeNull();
    expect(stores.map(({ distance }) => distance)).toEqual(stores.map(() => null));
    expect(new Set(stores.map(({ store }) => store.storeNumber)).size).toBe(stores.length);
    expect(stores.filter(({ isFavorite }) => isFavorite)).toHaveLength(2);
    expect(stores.filter(({ isPrevious }) => isPrevious)).toHaveLength(3);
    expect(stores.every((each) => each.isFavorite || each.isPrevious)).toBe(true);
  });

  test('answers a place with the stores within 50 miles, nearest first, and the point they were measured from', async () => {
    startWorld();
    const { stores, coordinates } = await search({ place: 'Seattle, WA' });
    expect(coordinates).toEqual(SEATTLE);
    expect(stores.length).toBeGreaterThan(8);
    const distances = stores.flatMap(({ distance }) => distance ?? []);
    expect(distances).toHaveLength(stores.length);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(50);
    for (const { store, distance } of stores) {
      if (store.coordinates) expect(distance).toBeCloseTo(milesBetween(SEATTLE, store.coordinates), 2);
    }
  });

  test('finds the same place however it is written', async () => {
    startWorld();
    const { coordinates } = await search({ place: 'Montréal, QC' });
    for (const place of ['montreal', 'MONTREAL QC', 'Montréal, Québec', 'Montreal, Quebec, Canada']) {
      expect((await search({ place })).coordinates).toEqual(coordinates);
    }
  });

  test('keeps only stores with every feature asked for', async () => {
    startWorld();
    const all = (await around()).stores;
    const some = (await around(['DT', 'WF'])).stores;
    const has = (codes: readonly { code: string }[], code: string) => codes.some((one) => one.code === code);
    const expected = all.filter(({ store }) => has(store.pickUpOptions, 'DT') && has(store.amenities, 'WF'));
    expect(some.map(({ store }) => store.id)).toEqual(expected.map(({ store }) => store.id));
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect((await around(['NO-SUCH-CODE'])).stores).toEqual([]);
  });

  test('ON keeps stores open now and READY, GC those with guest ordering, hrs24 those that never close', async () => {
    const world = startWorld();
    const everywhere = { lat: 40.7143, lng: -74.006 };
    const all = (await around([], everywhere)).stores;
    const ids = (results: typeof all) => results.map(({ store }) => store.id);
    const isOn = ({ store }: (typeof all)[number]) => store.open && store.mobileOrdering.availability === 'READY';
    expect(ids((await around(['ON'], everywhere)).stores)).toEqual(ids(all.filter(isOn)));
    expect(ids((await around(['GC'], everywhere)).stores)).toEqual(
      ids(all.filter(({ store }) => store.mobileOrdering.guestOrdering)),
    );
    expect(ids((await around(['hrs24'], everywhere)).stores)).toEqual(
      ids(all.filter(({ store }) => store.isOpen24Hours)),
    );
    const openAtNoon = (await around(['ON'], everywhere)).stores.length;
    // Three in the morning in New York.
    world.clock.set(Date.parse('2026-06-10T07:00:00Z'));
    expect((await around(['ON'], everywhere)).stores.length).toBeLessThan(openAtNoon);
  });

  test('ORD-088 hrs24 keeps no store that a holiday closes', async () => {
    const world = startWorld();
    const roundTheClock = async () => (await around(['hrs24'], { lat: 40.7143, lng: -74.006 })).stores.length;
    expect(await roundTheClock()).toBeGreaterThan(0);
    world.clock.set(Date.parse('2026-07-04T16:00:00Z'));
    expect(await roundTheClock()).toBe(0);
  });

  test('answers a store number with that store alone, by its full number or the part before the dash', async () => {
    startWorld();
    const [first] = (await around()).stores;
    if (!first) throw new Error('Seattle has no store.');
    for (const storeNumber of [first.store.storeNumber, shortStoreNumber(first.store.storeNumber)]) {
      const found = await search({ storeNumber });
      expect(found.stores.map(({ store }) => store.id)).toEqual([first.store.id]);
      expect(found.coordinates).toEqual(first.store.coordinates);
    }
  });

  test('marks favourites, usual and earlier stores of a member, and nothing for other visitors', async () => {
    const world = startWorld({ persona: 'member-green' });
    const { favourites: kept } = world.member('member-green');
    const { stores } = await around();
    const favourites = stores.filter(({ isFavorite }) => isFavorite);
    expect(new Set(favourites.map(({ store }) => shortStoreNumber(store.storeNumber)))).toEqual(kept);
    expect(favourites.every(({ recommendationReason }) => recommendationReason === 'FAVORITE')).toBe(true);
    expect(stores.filter(({ isPrevious }) => isPrevious)).toHaveLength(3);
    expect(stores.filter(({ recommendationReason }) => recommendationReason === 'USUAL')).toHaveLength(1);
    world.become('guest');
    for (const result of (await around()).stores) {
      expect(result).toMatchObject({ isFavorite: false, isPrevious: false, recommendationReason: 'NEARBY' });
    }
  });

  test('ORD-089 never answers more stores than one answer may hold, and says that there are more', async () => {
    startWorld();
    const all = await around();
    expect(all.moreResults).toBe(false);
    startWorld({ resultCap: 3 });
    expect(await around()).toEqual({ ...all, stores: all.stores.slice(0, 3), moreResults: true });
    startWorld({ resultCap: all.stores.length });
    expect(await around()).toEqual(all);
  });

  test('the named world of short answers holds five stores in one', async () => {
    startWorld({ name: 'short-answers' });
    const { stores, moreResults } = await around();
    expect([stores.length, moreResults]).toEqual([5, true]);
  });

  test('lists a store without a position where its town is, and returns no position', async () => {
    const world = startWorld();
    const silent = world.directory.records.find(({ hasPosition }) => !hasPosition);
    if (!silent) throw new Error('Every store has a position.');
    const { stores } = await around([], silent.position);
    expect(stores.find(({ store }) => store.id === silent.storeNumber)?.store.coordinates).toBeNull();
  });

  test('speaks the language that was chosen, else the one that the browser requests', async () => {
    const world = startWorld();
    const today = async (acceptLanguage: string) => {
      const answer = await world.send('/apiproxy/v1/locations?place=Montreal', {
        headers: { 'accept-language': acceptLanguage },
      });
      return (await answer.json()).stores[0].store.schedule[0].dayFormatted;
    };
    expect(await today('fr-CA,fr;q=0.9')).toBe('Aujourd’hui');
    expect(await today('de')).toBe('Today');
    world.setLocale('es-US');
    expect(await today('fr-CA,fr;q=0.9')).toBe('Hoy');
  });

  for (const [query, status, code] of [
    ['', 400, 'WHERE_MISSING'],
    ['place=%20', 400, 'WHERE_MISSING'],
    [`place=${'x'.repeat(501)}`, 400, 'BAD_PLACE'],
    [`place=${'x'.repeat(500)}`, 404, 'PLACE_NOT_FOUND'],
    ['lat=47.6', 400, 'BAD_COORDINATES'],
    ['lat=&lng=', 400, 'BAD_COORDINATES'],
    ['lat=91&lng=0', 400, 'BAD_COORDINATES'],
    ['lat=0&lng=-180.1', 400, 'BAD_COORDINATES'],
    ['lat=1e1&lng=0', 400, 'BAD_COORDINATES'],
    ['lat=NaN&lng=0', 400, 'BAD_COORDINATES'],
    ['place=Seattle&features=a%20b', 400, 'BAD_FEATURES'],
    ['storeNumber=12x', 400, 'BAD_STORE_NUMBER'],
    ['storeNumber=12-', 400, 'BAD_STORE_NUMBER'],
    ['storeNumber=999999', 404, 'STORE_NOT_FOUND'],
    ['storeNumber=7777777', 404, 'STORE_NOT_FOUND'],
    ['place=Brigadoon', 404, 'PLACE_NOT_FOUND'],
    ['place=__proto__', 404, 'PLACE_NOT_FOUND'],
    ['place=Nowhere', 404, 'PLACE_NOT_FOUND'],
    ['place=Broken', 500, 'SEARCH_BROKEN'],
    ['place=Busytown', 503, 'SEARCH_BUSY'],
  ] as const) {
    test(`refuses ?${query.slice(0, 40)} with ${status} ${code}`, async () => {
      const answer = await startWorld().send(`/apiproxy/v1/locations?${query}`);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ code });
    });
  }

  test('an unknown place and an unknown store are two failures for the app', async () => {
    startWorld();
    await expect(search({ place: 'Nowhere' })).rejects.toThrow('place-not-found');
    await expect(search({ storeNumber: '999999' })).rejects.toThrow('store-not-found');
    await expect(search({ place: 'Garbled' })).rejects.toThrow('bad-answer');
  });

  test('named worlds: all closed, none taking orders, none nearby', async () => {
    startWorld({ name: 'store-closed' });
    const closed = (await around()).stores;
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ store }) => !store.open && store.openStatusFormatted === 'Closed')).toBe(true);
    expect((await around(['ON'])).stores).toEqual([]);
    startWorld({ name: 'stores-not-ordering' });
    const ordering = (await around()).stores.map(({ store }) => store.mobileOrdering.availability);
    expect(new Set(ordering)).toEqual(new Set(['NOT_AVAILABLE']));
    startWorld({ name: 'no-stores-nearby' });
    expect(await around()).toEqual({ stores: [], coordinates: SEATTLE, moreResults: false });
  });
});

describe('POST /apiproxy/v1/locations/nearest-location', () => {
  const nearest = (lat: number, lng: number, features: string[] = []) =>
    findNearestLocation({ body: { lat, lng, features } });

  test('answers the one nearest store, however far', async () => {
    startWorld({ name: 'no-stores-nearby' });
    const { store, distance } = await nearest(SEATTLE.lat, SEATTLE.lng);
    expect(store.name).toBe('Seattle Downtown');
    expect(distance).toBeLessThan(1);
    const fromTheOcean = await nearest(0, 180);
    expect(fromTheOcean.distance).toBeGreaterThan(2000);
  });

  test('answers the nearest that has every feature, or 404', async () => {
    startWorld();
    const found = await nearest(SEATTLE.lat, SEATTLE.lng, ['EV', 'CX']);
    expect(found.store.amenities.map(({ code }) => code)).toContain('EV');
    expect(found.store.pickUpOptions.map(({ code }) => code)).toContain('CX');
    await expect(nearest(SEATTLE.lat, SEATTLE.lng, ['NO-SUCH-CODE'])).rejects.toThrow('nearest-not-found');
  });

  test('finds nothing at Point Nemo, however far', async () => {
    startWorld();
    const { stores, coordinates } = await search({ place: 'Point Nemo' });
    expect(stores).toEqual([]);
    await expect(nearest(coordinates?.lat ?? 0, coordinates?.lng ?? 0)).rejects.toThrow('nearest-not-found');
  });

  test('refuses a body of another shape, another type and a point that is not on Earth', async () => {
    const world = startWorld();
    const post = (body: string, type = 'application/json') =>
      world.send('/apiproxy/v1/locations/nearest-location', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    expect((await post('{"lat":"47","lng":1,"features":[]}')).status).toBe(400);
    expect((await post('{"lat":47')).status).toBe(400);
    expect((await post('{"lat":47,"lng":181,"features":[]}')).status).toBe(400);
    expect((await post('{"lat":47,"lng":1,"features":[]}', 'text/plain')).status).toBe(415);
  });
});

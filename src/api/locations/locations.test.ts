import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { setUpWorld } from '#tests/support/set-up-server.ts';
import { onEntriesDropped } from '../dropped-entries.ts';
import { locationParameters, locationResultSchema, searchLocations } from './locations.ts';
import { findNearestLocation } from './nearest-location.ts';
import { storeSchema } from './store-schema.ts';

const server = setUpWorld();

test('LOC-008 LOC-015 LST-016 LST-017 the query becomes place, lat, lng, features and storeNumber', () => {
  expect(
    locationParameters({
      place: 'Seattle',
      coordinates: { lat: 47.6062095, lng: -122.3320708 },
      features: ['GC', 'DT'],
      storeNumber: null,
    }),
  ).toEqual({ place: 'Seattle', lat: '47.60621', lng: '-122.33207', features: 'DT,GC', storeNumber: undefined });
  expect(Object.values(locationParameters(EMPTY_QUERY))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('ORD-082 LOC-013 the search is a GET with place, features, lat and lng in its address', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const asked = {
    place: 'Seattle',
    coordinates: { lat: 47.6062, lng: -122.3321 },
    features: ['GC', 'DT'],
    storeNumber: null,
  };
  await searchLocations({ query: locationParameters(asked) });
  const [address, init] = sent.mock.calls[0] ?? [];
  sent.mockRestore();
  expect(init?.method).toBe('GET');
  const { pathname, searchParams } = new URL(String(address), 'https://host.test');
  expect(pathname).toBe('/apiproxy/v1/locations');
  expect(Object.fromEntries(searchParams)).toEqual({
    place: 'Seattle',
    features: 'DT,GC',
    lat: '47.60620',
    lng: '-122.33210',
  });
});

test('LOC-005 LOC-007 LST-016 an answer holds stores with all their fields and the coordinates of the search', async () => {
  const { stores, coordinates } = await searchLocations({ query: { place: 'Seattle' } });
  expect(coordinates?.lat).toBeCloseTo(47.6, 0);
  expect(stores.length).toBeGreaterThan(0);
  const [first] = stores;
  expect(Object.keys(first ?? {}).sort()).toEqual(
    ['distance', 'favoritePending', 'isFavorite', 'isPrevious', 'recommendationReason', 'store'].sort(),
  );
  expect(first?.store).toMatchObject({
    storeNumber: expect.any(String),
    id: expect.any(String),
    name: expect.any(String),
    address: { singleLine: expect.any(String), lines: expect.any(Array), countryCode: 'US' },
    open: expect.any(Boolean),
    openStatusFormatted: expect.any(String),
    hoursStatusFormatted: expect.any(String),
    schedule: expect.any(Array),
    pickUpOptions: expect.any(Array),
    amenities: expect.any(Array),
    warningLabels: expect.any(Array),
    mobileOrdering: { availability: expect.any(String), guestOrdering: expect.any(Boolean) },
    timeZoneId: expect.stringContaining('/'),
    ownershipTypeCode: expect.any(String),
  });
});

test('LOC-005 a store has an id of its own beside its number, which stands for it where there is none', () => {
  const idOf = (more: object) => v.parse(storeSchema, { storeNumber: '1', name: 'Pine', ...more }).id;
  expect([idOf({ id: 'x7' }), idOf({})]).toEqual(['x7', '1']);
});

test('LOC-006 CRB-006 B16 a store that names no stalls, or has none, has 4', () => {
  const stallsOf = (mobileOrdering: unknown) =>
    v.parse(storeSchema, { storeNumber: '1', name: 'Pine', mobileOrdering }).mobileOrdering.stallQuantity;
  expect(stallsOf({})).toBe(4);
  for (const none of [null, 0, -1, 1.5, '6']) expect(stallsOf({ stallQuantity: none })).toBe(4);
  for (const some of [1, 9]) expect(stallsOf({ stallQuantity: some })).toBe(some);
});

test('LOC-005 a store without usable coordinates is listed but not drawn, and a broken amenity loses only itself', () => {
  const wire = { storeNumber: '1', name: 'Pine', amenities: [{ code: 'WF', name: 'Wi-Fi' }, { code: 5 }] };
  const nowhere = { latitude: 0, longitude: 0 };
  for (const coordinates of [undefined, null, { latitude: 95, longitude: 0 }, { latitude: 'x' }, nowhere]) {
    expect(v.parse(storeSchema, { ...wire, coordinates }).coordinates).toBeNull();
  }
  expect(v.parse(storeSchema, { ...wire, coordinates: { latitude: 0, longitude: 9.4 } }).coordinates).not.toBeNull();
  expect(v.parse(storeSchema, wire).amenities).toEqual([{ code: 'WF', name: 'Wi-Fi' }]);
});

/** An answer of three stores in which the second is what a test breaks. */
const answerWith = (broken: unknown) => {
  const entry = (storeNumber: string) => ({ store: { storeNumber, name: `Store ${storeNumber}` }, distance: 1 });
  return v
    .parse(searchLocations.contract.answer, {
      stores: [entry('1'), broken, entry('3')],
      data: { coordinates: null },
    })
    .stores.map(({ store }) => store.storeNumber);
};
const second = { storeNumber: '2', name: 'Store 2' };

test.each([
  ['a text', 'broken'],
  ['null', null],
  ['no store', { distance: 1 }],
  ['null as store', { store: null, distance: 1 }],
  ['a store without a name', { store: { storeNumber: '2' }, distance: 1 }],
  ['a store with null as name', { store: { ...second, name: null }, distance: 1 }],
  ['a store without a number', { store: { name: 'Store 2' }, distance: 1 }],
  ['a store that is near', { store: second, distance: 'near' }],
  ['a store nearer than here', { store: second, distance: -1 }],
])('one entry that is %s is left out and counted; the others are listed', (_, broken) => {
  const dropped: unknown[] = [];
  const stop = onEntriesDropped((list, count) => dropped.push([list, count]));
  expect(answerWith(broken)).toEqual(['1', '3']);
  stop();
  expect(dropped).toEqual([['stores', 1]]);
});

test('LOC-007 a store that was measured from nowhere is listed without a distance', () => {
  expect(answerWith({ store: second, distance: null })).toEqual(['1', '2', '3']);
});

test.each([
  { address: null },
  { address: { singleLine: null, lines: null, countryCode: null } },
  { id: null },
  { phoneNumber: 5 },
  { open: null },
  { openStatusFormatted: null },
  { hoursStatusFormatted: null },
  { schedule: null },
  { schedule: 'daily' },
  { amenities: null },
  { pickUpOptions: null },
  { warningLabels: null },
  { timeZone: null },
  { timeZone: { timeZoneId: null } },
  { mobileOrdering: null },
  { mobileOrdering: { availability: null, guestOrdering: null, stallQuantity: 1.5, svcOnly: null } },
  { mobileOrdering: { stallQuantity: -1 } },
  { ownershipTypeCode: null },
  { coordinates: null },
])('a store with %o is listed with what it has', (broken) => {
  expect(answerWith({ store: { ...second, ...broken }, distance: 1 })).toEqual(['1', '2', '3']);
  expect(answerWith({ store: second, distance: 1, isFavorite: null, isPrevious: null })).toEqual(['1', '2', '3']);
  expect(v.parse(storeSchema, { ...second, ...broken })).toEqual(v.parse(storeSchema, second));
});

test.each([{}, { singleLine: null }, { singleLine: '' }])(
  'LOC-005 an address with %o is its lines, put in one',
  (singleLine) => {
    const address = { ...singleLine, lines: ['1 Pine St', 'Seattle, WA 98101'], countryCode: 'US' };
    const read = v.parse(storeSchema, { ...second, address }).address;
    expect(read).toEqual({ ...address, singleLine: '1 Pine St, Seattle, WA 98101' });
  },
);

test('an answer of which no entry can be read is no empty neighbourhood', () => {
  const answer = (stores: unknown[]) => v.safeParse(searchLocations.contract.answer, { stores, data: {} }).success;
  expect([answer(['broken', null]), answer([])]).toEqual([false, true]);
});

test('LOC-007 FC-046 an unknown recommendation reason counts as nearby', () => {
  const parsed = v.parse(locationResultSchema, {
    store: { storeNumber: '1', name: 'Pine' },
    recommendationReason: 'SPONSORED',
  });
  expect(parsed.recommendationReason).toBe('NEARBY');
});

test('FC-047 the same store twice in one answer is shown once', async () => {
  server.world.fail(searchLocations, 'duplicate');
  const { stores } = await searchLocations({ query: { place: 'Seattle' } });
  const numbers = stores.map(({ store }) => store.storeNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('LOC-014 LOC-017 LOC-018 FC-038 each refusal of the locator query has its own meaning', async () => {
  await expect(searchLocations({ query: { place: 'Nowhere' } })).rejects.toMatchObject({ code: 'place-not-found' });
  await expect(searchLocations({ query: { storeNumber: '0000000' } })).rejects.toMatchObject({
    code: 'store-not-found',
  });
  for (const [fault, code] of [
    ['status:500', 'server'],
    ['status:499', 'refused'],
    ['truncate', 'bad-answer'],
    ['html', 'bad-answer'],
    ['wrong-shape', 'bad-answer'],
  ] as const) {
    server.world.heal();
    server.world.fail(searchLocations, fault);
    await expect(searchLocations({ query: { place: 'Seattle' } })).rejects.toMatchObject({ code });
  }
});

test('LOC-028 LOC-030 LOC-031 the nearest store is asked for with lat, lng and features; 404 alone means none', async () => {
  const body = { lat: 47.6, lng: -122.3, features: [] };
  const nearest = await findNearestLocation({ body });
  const { stores } = await searchLocations({ query: { lat: '47.6', lng: '-122.3' } });
  expect(nearest.store.storeNumber).toBe(stores[0]?.store.storeNumber);
  await expect(findNearestLocation({ body: { ...body, features: ['no-such-feature'] } })).rejects.toMatchObject({
    code: 'nearest-not-found',
  });
  server.world.fail(findNearestLocation, 'status:400');
  await expect(findNearestLocation({ body })).rejects.toMatchObject({ code: 'refused' });
});

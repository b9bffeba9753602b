import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { locationParameters } from '#api/locations/locations.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { Failure } from '#domain/failure.ts';
import { EMPTY_QUERY, type LocationQuery } from '#domain/store-locator/location-query.ts';
import type { FoundLocations } from '#domain/store-locator/locator.ts';
import { HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import type { Position } from '#domain/store-locator/position.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { geolocationSearchMachine } from '#machines/store-locator/geolocation-search.machine.ts';
import { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import { locatorMapMachine } from '#machines/store-locator/locator-map.machine.ts';
import {
  type NearestAsked,
  type NearestFound,
  nearestSearchMachine,
} from '#machines/store-locator/nearest-search.machine.ts';
import { storeListMachine } from '#machines/store-locator/store-list.machine.ts';
import { aLocation } from '#tests/support/locations.ts';
import { nearestSearchState, shownLocations } from './locator-state.ts';

const never = fromPromise<Position, void>(() => new Promise(() => {}));
const address = { query: EMPTY_QUERY, tab: 'nearby', camera: null } as const;

test('LST-004 before anything is searched there is no place, no store stands out and nothing loads', () => {
  const locator = createActor(locatorMachine, { input: { address } }).getSnapshot();
  const list = createActor(storeListMachine, { input: { selected: null } }).getSnapshot();
  expect(locator.context).toMatchObject({ query: EMPTY_QUERY, placeName: null, fetchAtLocation: null, failure: null });
  expect([locator.hasTag('busy'), locator.hasTag('placeNotFound')]).toEqual([false, false]);
  expect(list.context).toMatchObject({ selected: null, highlighted: null, shouldScroll: false });
  expect(createActor(geolocationSearchMachine).getSnapshot().hasTag('busy')).toBe(false);
});

const SEATTLE = { lat: 47.6062, lng: -122.3321 };
const FOUND: FoundLocations = {
  count: 1,
  coordinates: SEATTLE,
  view: null,
  moreResults: false,
  firstFavourite: null,
  firstNearby: null,
  named: null,
};

test('LST-004 from the search of a place to its stores each field holds what it is named for', async () => {
  const loadLocations = fromPromise<FoundLocations, LocationQuery>(async ({ input }) => {
    if (input.place === 'Nowhere') throw new Failure('place-not-found');
    if (input.place === 'Broken') throw new Failure('server');
    return FOUND;
  });
  const locator = createActor(locatorMachine.provide({ actors: { loadLocations } }), { input: { address } }).start();
  const list = createActor(storeListMachine, { input: { selected: null } }).start();
  const geolocation = createActor(geolocationSearchMachine.provide({ actors: { locate: never } })).start();
  const now = () => {
    const { context } = locator.getSnapshot();
    return {
      ...context,
      loading: locator.getSnapshot().hasTag('busy'),
      placeNameNotFound: locator.getSnapshot().hasTag('placeNotFound'),
    };
  };
  const search = async (place: string) => {
    locator.send({ type: 'place.searched', place, coordinates: null });
    const during = now();
    await waitFor(locator, (snapshot) => !snapshot.hasTag('busy'));
    return { during, after: now() };
  };

  const { during, after } = await search('Seattle');
  expect(during).toMatchObject({ loading: true, placeName: null, fetchAtLocation: null });
  expect(during.query.place).toBe('Seattle');
  // Its address is made of these parameters alone.
  expect(locationParameters(during.query)).toMatchObject({ place: 'Seattle', features: undefined });
  expect(after).toMatchObject({ loading: false, placeName: 'Seattle', fetchAtLocation: SEATTLE, failure: null });

  list.send({ type: 'store.selected', storeNumber: storeNumberOf('1001'), scroll: true });
  list.send({ type: 'store.highlighted', storeNumber: storeNumberOf('1002') });
  expect(list.getSnapshot().context).toMatchObject({ selected: '1001', highlighted: '1002', shouldScroll: true });
  geolocation.send({ type: 'findMe.pressed' });
  expect(geolocation.getSnapshot().hasTag('busy')).toBe(true);
  expect((await search('Nowhere')).after).toMatchObject({ placeNameNotFound: true, placeName: null });
  expect((await search('Broken')).after).toMatchObject({ failure: 'server', placeNameNotFound: false });
});

test('LST-005 LOC-063 every location has its number, its heart as requested, and whether that is pending', () => {
  const stores = [aLocation('12345-1'), aLocation('2', { isFavorite: true })];
  const shown = shownLocations(stores, new Map([['12345', true]]));
  expect(
    shown.map(({ store, isFavorite, favoritePending }) => [store.storeNumber, isFavorite, favoritePending]),
  ).toEqual([
    ['12345-1', true, true],
    ['2', true, false],
  ]);
});

test('LST-006 the map knows where it looks, how near, and whether it is starting, ready or unavailable', () => {
  const map = createActor(locatorMapMachine, {
    input: { camera: HOME_CAMERA, rules: DEFAULT_CONFIGURATION.locator },
  }).start();
  expect(map.getSnapshot().context).toMatchObject({
    camera: HOME_CAMERA,
    layout: { controlsHeight: 0, width: 0, height: 0 },
  });
  expect(map.getSnapshot().hasTag('starting')).toBe(true);
  map.send({ type: 'map.readied' });
  expect(map.getSnapshot().hasTag('starting')).toBe(false);
  map.send({ type: 'map.moved', camera: { ...HOME_CAMERA, zoom: 6 }, byVisitor: true });
  expect(map.getSnapshot().context.camera.zoom).toBe(6);
  expect(map.getSnapshot().matches({ view: { drawn: 'settling' } })).toBe(true);
  map.send({ type: 'map.failed' });
  expect(map.getSnapshot().hasTag('unavailable')).toBe(true);
});

test('LST-006 the measures of the page and that the visitor moved the map away are shown', () => {
  const clock = new SimulatedClock();
  const camera = { ...SEATTLE, zoom: 12 };
  const input = { camera, rules: DEFAULT_CONFIGURATION.locator };
  const map = createActor(locatorMapMachine, { input, clock }).start();
  map.send({ type: 'map.readied' });
  map.send({ type: 'window.resized', layout: { controlsHeight: 64, width: 800, height: 600 } });
  map.send({ type: 'view.requested', camera, moreResults: false });
  clock.increment(200);
  expect(map.getSnapshot().context.layout).toEqual({ controlsHeight: 64, width: 800, height: 600 });
  expect(map.getSnapshot().hasTag('movedAway')).toBe(false);
  map.send({ type: 'map.moved', camera: { ...camera, lng: -122 }, byVisitor: true });
  clock.increment(200);
  expect(map.getSnapshot().context.camera.lng).toBe(-122);
  expect(map.getSnapshot().hasTag('movedAway')).toBe(true);
});

test.each([
  [
    'LST-012 found',
    async () => ({ storeNumber: storeNumberOf('1'), coordinates: SEATTLE }),
    { nearestNotFound: false, nearestStoreCoordinates: SEATTLE, error: null },
  ],
  [
    'LST-013 none found',
    () => Promise.reject(new Failure('nearest-not-found')),
    { nearestNotFound: true, nearestStoreCoordinates: null, error: null },
  ],
  [
    'LST-014 failed',
    () => Promise.reject(new Failure('server')),
    { nearestNotFound: false, nearestStoreCoordinates: null, error: 'server' },
  ],
])('LST-007 %s: the nearest-search state loads until then, and says what came of it', async (_, answer, end) => {
  const findNearest = fromPromise<NearestFound, NearestAsked>(answer);
  const nearest = createActor(nearestSearchMachine.provide({ actors: { findNearest } })).start();
  nearest.send({ type: 'expansion.pressed', asked: { from: SEATTLE, features: [] } });
  expect(nearestSearchState(nearest.getSnapshot())).toMatchObject({ loading: true, hasSearchedNearest: false });
  await waitFor(nearest, (snapshot) => !snapshot.hasTag('busy'));
  expect(nearestSearchState(nearest.getSnapshot())).toEqual({ loading: false, hasSearchedNearest: true, ...end });
});

test('LST-007 the nearest-search state has every field that the specification names', () => {
  expect(nearestSearchState(createActor(nearestSearchMachine).getSnapshot())).toEqual({
    loading: false,
    nearestNotFound: false,
    nearestStoreCoordinates: null,
    hasSearchedNearest: false,
    error: null,
  });
});

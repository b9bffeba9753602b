import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { EMPTY_QUERY } from '#domain/location-query.ts';
import { HOME_CAMERA } from '#domain/map-camera.ts';
import { geolocationSearchMachine } from '#machines/store-locator/geolocation-search.machine.ts';
import { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import { locatorMapMachine } from '#machines/store-locator/locator-map.machine.ts';
import { nearestSearchMachine } from '#machines/store-locator/nearest-search.machine.ts';
import { storeListMachine } from '#machines/store-locator/store-list.machine.ts';
import { aLocation } from '#tests/support/locations.ts';
import { locatorState, mapState, nearestSearchState, shownLocations } from './locator-state.ts';

const address = { query: EMPTY_QUERY, tab: 'nearby', camera: null } as const;

test('LST-004 the locator state has every field that the specification names', () => {
  const locator = createActor(locatorMachine, { input: { address } }).getSnapshot();
  const list = createActor(storeListMachine, { input: { selected: null } }).getSnapshot().context;
  const geolocation = createActor(geolocationSearchMachine).getSnapshot();
  expect(locatorState(locator, list, geolocation, [])).toEqual({
    locations: [],
    selectedStoreNumber: null,
    highlightedStoreNumber: null,
    locationQuery: EMPTY_QUERY,
    locationQueryUrl: null,
    placeName: null,
    placeNameNotFound: false,
    fetchAtLocation: null,
    shouldScroll: false,
    geolocationSearch: false,
    loading: false,
    error: null,
  });
});

test('LST-005 LOC-063 every location has its number, its heart as wished, and whether that is pending', () => {
  const stores = [aLocation('12345-1'), aLocation('2', { isFavorite: true })];
  const shown = shownLocations(stores, new Map([['12345', true]]));
  expect(
    shown.map(({ store, isFavorite, favoritePending }) => [store.storeNumber, isFavorite, favoritePending]),
  ).toEqual([
    ['12345-1', true, true],
    ['2', true, false],
  ]);
});

test('LST-006 the map state has every field that the specification names', () => {
  const map = createActor(locatorMapMachine, {
    input: { camera: HOME_CAMERA, rules: DEFAULT_CONFIGURATION.locator },
  }).start();
  expect(mapState(map.getSnapshot(), false)).toEqual({
    lat: HOME_CAMERA.lat,
    lng: HOME_CAMERA.lng,
    zoomLevel: HOME_CAMERA.zoom,
    mapInstance: 'starting',
    locatorControlsHeight: 0,
    locatorPageRectangle: { width: 0, height: 0 },
    userOverride: false,
    preventMovement: false,
    coordinatesUpdated: false,
  });
  map.send({ type: 'map.readied' });
  map.send({ type: 'map.moved', camera: { ...HOME_CAMERA, zoom: 6 }, byVisitor: true });
  expect(mapState(map.getSnapshot(), true)).toMatchObject({
    zoomLevel: 6,
    mapInstance: 'ready',
    userOverride: true,
    preventMovement: true,
  });
  map.send({ type: 'map.failed' });
  expect(mapState(map.getSnapshot(), false).mapInstance).toBe('unavailable');
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

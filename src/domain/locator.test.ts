import { expect, test } from 'vitest';
import { aLocation } from '#tests/support/locations.ts';
import {
  foundLocations,
  groupsByReason,
  LOCATOR_TABS,
  locatorMessage,
  noStoresHint,
  resultCamera,
  shownRows,
  storesOfTab,
} from './locator.ts';
import { HOME_CAMERA } from './map-camera.ts';
import { storeNumberOf } from './store.ts';

const nothing = {
  storeNotFound: false,
  placeNotFound: false,
  noStores: false,
  zoomedOut: false,
  nothingSearched: false,
};

test('LOC-033 the tabs are Nearby, Previous and Favorites at 0, 1 and 2', () => {
  expect(LOCATOR_TABS).toEqual(['nearby', 'previous', 'favourites']);
});

test('LOC-034 the Previous tab lists isPrevious, the Favorites tab isFavorite', () => {
  const stores = [aLocation('1', { isPrevious: true }), aLocation('2', { isFavorite: true }), aLocation('3')];
  const numbers = (tab: 'nearby' | 'previous' | 'favourites') =>
    storesOfTab(tab, stores).map(({ store }) => store.storeNumber);
  expect(numbers('nearby')).toEqual(['1', '2', '3']);
  expect(numbers('previous')).toEqual(['1']);
  expect(numbers('favourites')).toEqual(['2']);
});

test('LOC-035 the groups stand in the order favourite, usual, nearby, without empty ones', () => {
  const stores = [
    aLocation('1'),
    aLocation('2', { recommendationReason: 'USUAL' }),
    aLocation('3', { recommendationReason: 'FAVORITE' }),
    aLocation('4'),
  ];
  expect(groupsByReason(stores).map(({ reason, stores: of }) => [reason, of.length])).toEqual([
    ['FAVORITE', 1],
    ['USUAL', 1],
    ['NEARBY', 2],
  ]);
  expect(groupsByReason([aLocation('1')]).map(({ reason }) => reason)).toEqual(['NEARBY']);
});

test('LOC-017 LOC-018 LOC-026 LOC-044 messages come by their priority', () => {
  const all = { storeNotFound: true, placeNotFound: true, noStores: true, zoomedOut: true, nothingSearched: true };
  expect(locatorMessage(all)).toBe('store-not-found');
  expect(locatorMessage({ ...all, storeNotFound: false })).toBe('place-not-found');
  expect(locatorMessage({ ...all, storeNotFound: false, placeNotFound: false })).toBe('no-stores');
  expect(locatorMessage({ ...nothing, zoomedOut: true, nothingSearched: true })).toBe('zoomed-out');
  expect(locatorMessage({ ...nothing, nothingSearched: true })).toBe('search-or-zoom');
  expect(locatorMessage(nothing)).toBeNull();
});

test('LOC-041 LOC-042 LOC-043 LOC-044 the hint of an empty result: menu, then filters, then expand, then nothing', () => {
  expect(noStoresHint({ inMenu: true, filtered: true, nearestNotFound: false })).toBe('move-map');
  expect(noStoresHint({ inMenu: false, filtered: true, nearestNotFound: true })).toBe('disable-filters');
  expect(noStoresHint({ inMenu: false, filtered: false, nearestNotFound: false })).toBe('expand');
  expect(noStoresHint({ inMenu: false, filtered: false, nearestNotFound: true })).toBe('nothing');
});

test('LOC-069 LOC-070 an answer names the first favourite and the first nearby store', () => {
  const stores = [
    aLocation('1', { recommendationReason: 'USUAL' }),
    aLocation('2'),
    aLocation('3', { isFavorite: true, recommendationReason: 'FAVORITE' }),
  ];
  expect(foundLocations(stores, null)).toMatchObject({ count: 3, firstFavourite: '3', firstNearby: '2' });
  expect(foundLocations([aLocation('1', { recommendationReason: 'USUAL' })], null)).toMatchObject({
    firstFavourite: null,
    firstNearby: null,
  });
});

test('LOC-026 the view of a result is always near enough to list stores', () => {
  const far = foundLocations([aLocation('1', {}, { lat: 60, lng: -150 })], { lat: 40, lng: -100 });
  expect(resultCamera(far, HOME_CAMERA)).toEqual({ lat: 40, lng: -100, zoom: 10 });
  expect(resultCamera(foundLocations([], null), HOME_CAMERA)).toBe(HOME_CAMERA);
});

test('FC-052 a list draws no more rows than it is unrolled to, the selected store among them', () => {
  const stores = Array.from({ length: 5000 }, (_, index) => aLocation(String(index)));
  const numbers = (selected: string) =>
    shownRows(stores, 50, storeNumberOf(selected)).map(({ store }) => store.storeNumber);
  expect(numbers('7')).toEqual(stores.slice(0, 50).map(({ store }) => store.storeNumber));
  expect(numbers('4321')).toHaveLength(50);
  expect(numbers('4321')[0]).toBe('4321');
});

import { expect, test } from 'vitest';
import { aLocation } from '#tests/support/locations.ts';
import { DEFAULT_CONFIGURATION } from '../configuration.ts';
import { type LocationResult, storeNumberOf } from '../stores/store.ts';
import { EMPTY_QUERY } from './location-query.ts';
import {
  foundLocations,
  groupsByReason,
  LOCATOR_TABS,
  type LocatorMessage,
  locatorMessage,
  noStoresHint,
  ownStoresView,
  resultView,
  shownRows,
  storesOfTab,
} from './locator.ts';
import type { Camera, ViewSize } from './map-camera.ts';

/** A map beside a list on a desktop. */
const MAP = { width: 900, height: 830 };
const PHONE = { width: 390, height: 280 };
const RULES = DEFAULT_CONFIGURATION.locator;
const found = (stores: readonly LocationResult[], features: readonly string[] = []) =>
  foundLocations(
    { stores, coordinates: null, moreResults: false },
    { ...EMPTY_QUERY, place: 'x', features },
    RULES,
    MAP,
  );

const nothing = {
  storeNotFound: false,
  placeNotFound: false,
  noStores: false,
  zoomedOut: false,
  nothingSearched: false,
  positionLost: false,
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

test('ORD-084 LOC-017 LOC-018 LOC-020 LOC-026 LOC-044 at most one empty state, by priority', () => {
  const order = [
    ['storeNotFound', 'store-not-found'],
    ['placeNotFound', 'place-not-found'],
    ['noStores', 'no-stores'],
    ['zoomedOut', 'zoomed-out'],
    ['nothingSearched', 'search-or-zoom'],
    ['positionLost', 'position-lost'],
  ] as const satisfies readonly (readonly [keyof typeof nothing, LocatorMessage])[];
  for (const [rank, [, message]] of order.entries()) {
    const holding = Object.fromEntries(order.slice(rank).map(([fact]) => [fact, true]));
    expect(locatorMessage({ ...nothing, ...holding })).toBe(message);
  }
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
  expect(found(stores)).toMatchObject({ count: 3, firstFavourite: '3', firstNearby: '2' });
});

test('LOC-070 a nearby store is the first one though it is closed', () => {
  const { store, ...shut } = aLocation('1');
  expect(found([{ ...shut, store: { ...store, open: false } }, aLocation('2')])).toMatchObject({
    firstFavourite: null,
    firstNearby: '1',
  });
});

test.each(['USUAL', 'NEARBY'] as const)(
  'LOC-069 LOC-070 a favourite that is recommended as %s is the first favourite still',
  (recommendationReason) => {
    const stores = [aLocation('1'), aLocation('2', { isFavorite: true, recommendationReason })];
    expect(found(stores)).toMatchObject({ firstFavourite: '2', firstNearby: '1' });
  },
);

test('LOC-069 LOC-070 of usual stores alone none is selected (decision A25)', () => {
  expect(found([aLocation('1', { recommendationReason: 'USUAL' })])).toMatchObject({
    count: 1,
    firstFavourite: null,
    firstNearby: null,
  });
});

test('ORD-085 ORD-089 there are more stores to find only where the farthest of an answer is within reach', () => {
  const moreWith = (distance: number) =>
    foundLocations(
      { stores: [aLocation('1'), aLocation('2', { distance })], coordinates: null, moreResults: true },
      { ...EMPTY_QUERY, place: 'x' },
      RULES,
      MAP,
    ).moreResults;
  expect([moreWith(50), moreWith(50.1)]).toEqual([true, false]);
});

test('LST-010 where a search was is the point that its answer names, whatever stores are near it', () => {
  const coordinates = { lat: 47.7, lng: -122.4 };
  const answer = { stores: [aLocation('1')], coordinates, moreResults: false };
  expect(foundLocations(answer, { ...EMPTY_QUERY, place: 'x' }, RULES, MAP).coordinates).toEqual(coordinates);
});

test('ORD-085 ORD-087 what the picker leaves out is neither counted nor selected nor looked at', () => {
  const stores = [aLocation('1', { distance: 50.1 }, { lat: 60, lng: -150 }), aLocation('2')];
  expect(found(stores)).toMatchObject({ count: 1, firstNearby: '2', coordinates: { lat: 47.6, lng: -122.3 } });
  expect(found(stores, ['DT'])).toMatchObject({ count: 0, firstNearby: null, view: null });
});

const at = (lng: number, change: Partial<LocationResult> = {}) => aLocation(String(lng), change, { lat: 40, lng });
const RANGE = { zoomThreshold: 3, singleLocationZoom: 21 };

test('ORD-090 with nearby stores the view shows the first three, whatever comes after them', () => {
  const near = [at(-99.99), at(-99.98), at(-99.97, { recommendationReason: 'USUAL' })];
  const centre = { lat: 40, lng: -100 };
  const view = resultView(near, centre, RANGE, MAP);
  expect(resultView([...near, at(-99.96), at(-60)], centre, RANGE, MAP)).toEqual(view);
});

const favourites = (...lngs: number[]) => lngs.map((lng) => at(lng, { recommendationReason: 'FAVORITE' }));
const CENTRE = { lat: 40, lng: -100 };
const seen = (view: Camera | null, lng: number, map: ViewSize) => {
  const half = (map.width / 2 / (256 * 2 ** (view?.zoom ?? 0))) * 360;
  return Math.abs(lng - (view?.lng ?? 0)) < half;
};

test('otherwise it shows the place and the nearest five, as far as that costs no more than a step of zoom', () => {
  const [all, five, three] = [
    favourites(-99.99, -99.98, -99.97, -99.96, -99.95, -99.94),
    favourites(-99.99, -99.98, -99.97, -99.96, -99.95),
    favourites(-99.99, -99.98, -99.97),
  ].map((stores) => resultView(stores, CENTRE, RANGE, MAP));
  expect(all).toEqual(five);
  expect(five?.zoom).toBeLessThan(three?.zoom ?? 0);
  expect(resultView(favourites(-99.99, -99.98, -99.97, -99), CENTRE, RANGE, MAP)).toEqual(three);
  expect(resultView(favourites(-99, -99.97, -99.98, -99.99), CENTRE, RANGE, MAP)).toEqual(three);
});

test('it shows as many of the nearest as a small map has room for, and with the place one of them at least', () => {
  const stores = favourites(-99.9, -99.85, -99.5);
  const view = resultView(stores, CENTRE, RULES, PHONE);
  expect([-100, -99.9, -99.85, -99.5].map((lng) => seen(view, lng, PHONE))).toEqual([true, true, true, false]);
  expect([-100, -99.5].map((lng) => seen(resultView(stores, CENTRE, RULES, MAP), lng, MAP))).toEqual([true, true]);
});

test('stores that share a position are framed where they are drawn', () => {
  const twins = [at(-100), aLocation('twin', {}, CENTRE)];
  const { zoom = 0 } = resultView(twins, CENTRE, RANGE, MAP) ?? {};
  expect(zoom).toBeLessThan(RANGE.singleLocationZoom);
  expect(zoom).toBeGreaterThan(15);
});

test('stores that are too far from the place to be seen with it are shown without it, not from too close', () => {
  const view = resultView(favourites(-98.5, -98.45), CENTRE, RULES, PHONE);
  expect([-100, -98.5, -98.45].map((lng) => seen(view, lng, PHONE))).toEqual([false, true, true]);
  expect(resultView(favourites(-98.5), CENTRE, RULES, PHONE)).toEqual({ lat: 40, lng: -98.5, zoom: 12 });
});

test.each([
  ['a threshold nearer than what far stores are shown from', { zoomThreshold: 13, singleLocationZoom: 15 }],
  ['one store shown from farther than the threshold', { zoomThreshold: 10, singleLocationZoom: 8 }],
])('ORD-091 LOC-010 with %s a result has a view', (_, rules) => {
  for (const lng of [-99.99, -99.8]) {
    const view = resultView(favourites(lng), CENTRE, rules, PHONE);
    expect(seen(view, lng, PHONE), String(lng)).toBe(true);
    expect(view?.zoom).toBeGreaterThanOrEqual(rules.zoomThreshold);
    expect(ownStoresView(favourites(lng), rules, PHONE)).toMatchObject({ lng });
  }
});

test('ORD-091 a view is never farther than the configured zoom threshold nor nearer than one store may be shown', () => {
  const farApart = favourites(-99.9, -99.4, -98.9);
  expect(resultView(farApart, CENTRE, RULES, MAP)?.zoom).toBeGreaterThanOrEqual(10);
  expect(seen(resultView(farApart, CENTRE, RULES, MAP), -98.9, MAP)).toBe(false);
  expect(seen(resultView(farApart, CENTRE, { ...RULES, zoomThreshold: 8 }, MAP), -98.9, MAP)).toBe(true);
  expect(resultView([at(-100)], null, RULES, MAP)).toEqual({ lat: 40, lng: -100, zoom: 15 });
  expect(resultView([at(-100)], null, { ...RULES, singleLocationZoom: 13 }, MAP)?.zoom).toBe(13);
  expect(resultView([aLocation('1', {}, null)], null, RULES, MAP)).toBeNull();
});

test('the stores that a member knows are framed together, the nearby ones among them not before the others', () => {
  const own = [
    at(-99.99, { recommendationReason: 'FAVORITE' }),
    at(-99.98),
    at(-99.97),
    at(-99.96),
    at(-99.95),
    at(-60),
  ];
  const view = ownStoresView(own, RANGE, PHONE);
  expect([-99.99, -99.95, -60].map((lng) => seen(view, lng, PHONE))).toEqual([true, true, false]);
  expect(ownStoresView([at(-100)], RULES, MAP)).toEqual({ lat: 40, lng: -100, zoom: 15 });
  expect(ownStoresView([aLocation('1', {}, null)], RULES, MAP)).toBeNull();
});

test('FC-052 of its rows: a list draws no more than it is unrolled to, the selected store among them', () => {
  const stores = Array.from({ length: 5000 }, (_, index) => aLocation(String(index)));
  const numbers = (selected: string) =>
    shownRows(stores, 50, storeNumberOf(selected)).map(({ store }) => store.storeNumber);
  expect(numbers('7')).toEqual(stores.slice(0, 50).map(({ store }) => store.storeNumber));
  expect(numbers('4321')).toHaveLength(50);
  expect(numbers('4321')[0]).toBe('4321');
});

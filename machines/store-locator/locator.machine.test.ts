import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { EMPTY_QUERY, type LocationQuery } from '#domain/store-locator/location-query.ts';
import type { FoundLocations, LocatorAddress } from '#domain/store-locator/locator.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { locatorMachine } from './locator.machine.ts';

const SEATTLE = { lat: 47.6062, lng: -122.3321 };
const BOSTON = { lat: 42.3601, lng: -71.0589 };
const FOUND: FoundLocations = {
  count: 1,
  coordinates: SEATTLE,
  view: { ...SEATTLE, zoom: 15 },
  moreResults: false,
  firstFavourite: storeNumberOf('1002'),
  firstNearby: storeNumberOf('1001'),
};
const address = (query: Partial<LocationQuery>, camera: LocatorAddress['camera'] = null): LocatorAddress => ({
  query: { ...EMPTY_QUERY, ...query },
  tab: 'nearby',
  camera,
});

type Call = {
  query: LocationQuery;
  signal: AbortSignal;
  found: (found: FoundLocations) => void;
  fails: (code: Failure) => void;
};

/** A locator, the searches that it made, and everything that it emitted, in order. */
function openLocator(opening: LocatorAddress = address({})) {
  const calls: Call[] = [];
  const emitted: { type: string }[] = [];
  const loadLocations = fromPromise<FoundLocations, LocationQuery>(
    ({ input, signal }) =>
      new Promise((found, fails) => {
        calls.push({ query: input, signal, found, fails });
      }),
  );
  const locator = createActor(locatorMachine.provide({ actors: { loadLocations } }), { input: { address: opening } });
  locator.on('*', (event) => emitted.push(event));
  locator.start();
  const flushPromises = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return locator.getSnapshot();
  };
  return { locator, calls, flushPromises, emitted: (type: string) => emitted.filter((event) => event.type === type) };
}

test('FC-055 the stores of Boston stay when those of Seattle, asked before, arrive after them', async () => {
  const { locator, calls, flushPromises, emitted } = openLocator();
  locator.send({ type: 'place.searched', place: 'Seattle', coordinates: null });
  locator.send({ type: 'place.searched', place: 'Boston', coordinates: null });
  const [seattle, boston] = calls;
  expect([seattle?.signal.aborted, boston?.signal.aborted], 'only the first request is aborted').toEqual([true, false]);
  boston?.found({ ...FOUND, coordinates: BOSTON });
  await flushPromises();
  seattle?.found(FOUND);
  const { context } = await flushPromises();
  expect(context).toMatchObject({
    placeName: 'Boston',
    fetchAtLocation: BOSTON,
    shown: { query: { place: 'Boston' } },
  });
  expect(emitted('results.arrived')).toHaveLength(1);
});

test('LOC-010 arriving results carry what was found and the view that it chooses', async () => {
  const { calls, flushPromises, emitted } = openLocator(address({ place: 'Seattle' }));
  calls[0]?.found(FOUND);
  await flushPromises();
  expect(emitted('results.arrived')).toEqual([
    { type: 'results.arrived', found: FOUND, camera: { ...SEATTLE, zoom: 15 } },
  ]);
});

test('a searched area keeps its view, and its address names it', async () => {
  const { locator, calls, flushPromises, emitted } = openLocator(address({ features: ['DT'] }));
  const camera = { ...BOSTON, zoom: 13 };
  locator.send({ type: 'area.searched', camera });
  const query = { ...EMPTY_QUERY, coordinates: BOSTON, features: ['DT'] };
  expect(calls[0]?.query).toEqual(query);
  expect(emitted('address.wanted')).toEqual([{ type: 'address.wanted', query, camera }]);
  calls[0]?.found(FOUND);
  await flushPromises();
  expect(emitted('results.arrived')).toEqual([{ type: 'results.arrived', found: FOUND, camera }]);
});

test('the view of a shared link is kept', async () => {
  const camera = { ...SEATTLE, zoom: 12.5 };
  const { calls, flushPromises, emitted } = openLocator(address({ coordinates: SEATTLE }, camera));
  calls[0]?.found(FOUND);
  await flushPromises();
  expect(emitted('results.arrived')).toEqual([{ type: 'results.arrived', found: FOUND, camera }]);
});

test('LOC-020 FC-158 without a position the searched area comes back with its stores, its view and its address', async () => {
  const { locator, calls, flushPromises, emitted } = openLocator();
  const camera = { ...BOSTON, zoom: 13 };
  locator.send({ type: 'area.searched', camera });
  calls[0]?.found(FOUND);
  await flushPromises();
  locator.send({ type: 'position.awaited' });
  locator.send({ type: 'position.lost' });
  expect(emitted('search.resumed')).toHaveLength(1);
  const query = { ...EMPTY_QUERY, coordinates: BOSTON };
  expect(emitted('address.wanted').at(-1)).toEqual({ type: 'address.wanted', query, camera });
  calls[1]?.found(FOUND);
  await flushPromises();
  expect(emitted('results.arrived').at(-1)).toEqual({ type: 'results.arrived', found: FOUND, camera });
});

test('FC-034 the view of an area whose search failed does not pass to the results that come back', async () => {
  const { locator, calls, flushPromises, emitted } = openLocator(address({ place: 'Seattle' }));
  calls[0]?.found(FOUND);
  await flushPromises();
  locator.send({ type: 'area.searched', camera: { ...BOSTON, zoom: 13 } });
  calls[1]?.fails(new Failure('server'));
  await flushPromises();
  locator.send({ type: 'position.awaited' });
  locator.send({ type: 'position.lost' });
  calls[2]?.found(FOUND);
  await flushPromises();
  expect(emitted('results.arrived').at(-1)).toHaveProperty('camera', FOUND.view);
});

test('every search emits that the earlier results are left, and its address, but for the one that came with an address', () => {
  const { locator, emitted } = openLocator();
  locator.send({ type: 'place.searched', place: 'Seattle', coordinates: null });
  locator.send({ type: 'position.found', coordinates: BOSTON });
  locator.send({ type: 'address.changed', address: address({ place: 'Portland' }) });
  expect(emitted('search.started')).toHaveLength(3);
  expect(emitted('address.wanted')).toEqual([
    { type: 'address.wanted', query: { ...EMPTY_QUERY, place: 'Seattle' }, camera: null },
    { type: 'address.wanted', query: { ...EMPTY_QUERY, coordinates: BOSTON }, camera: null },
  ]);
});

test('LST-009 waiting for a position resets the results and leaves the address', () => {
  const { locator, emitted } = openLocator(address({ place: 'Seattle' }));
  locator.send({ type: 'position.awaited' });
  expect(emitted('search.started')).toEqual([{ type: 'search.started', chosen: null }]);
  expect(emitted('address.wanted')).toEqual([]);
});

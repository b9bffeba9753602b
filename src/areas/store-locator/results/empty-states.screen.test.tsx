import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { locationsQuery, searchLocations } from '#api/locations/locations.ts';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { type Configuration, DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { Coordinates } from '#domain/coordinates.ts';
import { EMPTY_QUERY, type LocationQuery } from '#domain/store-locator/location-query.ts';
import { type LocationResult, storeNumberOf } from '#domain/stores/store.ts';
import { TYPICAL } from '#mocks/configuration/settings.ts';
import { aLocation } from '#tests/support/locations.ts';
import { results, searchBox } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

const app = setUpApp();

const cards = () => within(results()).queryAllByRole('article');
const heading = (name: string) => within(results()).findByRole('heading', { name });
const press = async (name: string) => app.user.click(await within(results()).findByRole('button', { name }));

/** The app as far as it has a locator, with an answer that the server has given for a question. */
async function openWith(query: Partial<LocationQuery>, stores: readonly LocationResult[], moreResults = false) {
  await app.open('/store-locator');
  const coordinates: Coordinates = { lat: 47.6, lng: -122.3 };
  app.parts.queryClient.setQueryData(locationsQuery({ ...EMPTY_QUERY, ...query }).queryKey, {
    stores,
    coordinates,
    moreResults,
  });
}

function configure(change: Partial<Configuration['locator']>) {
  app.parts.queryClient.setQueryData(configurationQuery.queryKey, {
    ...DEFAULT_CONFIGURATION,
    locator: { ...DEFAULT_CONFIGURATION.locator, ...change },
  });
}

async function search(place: string) {
  await app.user.clear(searchBox());
  await app.user.type(searchBox(), `${place}{Enter}`);
}

test('ORD-083 LOC-017 an unknown place offers to search again, the typed text selected, and places to try', async () => {
  await app.open('/store-locator');
  await search('Nowhere');
  await heading("We couldn't find that location.");
  await press('Search again');
  expect(document.activeElement).toBe(searchBox());
  const box = searchBox() as HTMLInputElement;
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['Nowhere', 0, 'Nowhere'.length]);
  await press('Chicago, IL');
  await waitFor(() => expect(within(results()).getByText(/near Chicago, IL/)).toBeTruthy());
  expect(searchBox()).toHaveProperty('value', 'Chicago, IL');
});

test('FC-158 DLV-004 beside the way of getting it, searching again leads to the search box all the same', async () => {
  app.startWorld({ settings: { ...TYPICAL, enableInAppDelivery: true } });
  await app.open('/store-locator?place=Nowhere');
  await screen.findByRole('radio', { name: /^Delivery/ });
  await press('Search again');
  expect(document.activeElement).toBe(searchBox());
});

test('LOC-018 an unknown store is cleared away, and the search box waits for a place', async () => {
  await app.open('/store-locator?storeNumber=999999&features=DT');
  await heading("We couldn't find that store.");
  await press('Clear the search');
  await heading('Where would you like your coffee?');
  expect(document.activeElement).toBe(searchBox());
  expect(app.router.state.location.search).toMatchObject({ features: 'DT' });
  expect(app.address()).not.toContain('storeNumber');
});

test('LOC-026 zoomed out too far no store is listed, and one press leads from there away to where stores are listed', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const { lat = 0, lng = 0 } = standInMap.props?.requestedView.camera ?? {};
  await act(async () => {
    const bounds = { north: 60, south: 30, east: -100, west: -140 };
    standInMap.props?.onCameraMoved({ camera: { lat, lng, zoom: 9.9 }, bounds, byVisitor: true });
  });
  await heading("You've zoomed out too far. Zoom in to see stores.");
  expect(cards()).toHaveLength(0);
  await press('Zoom in');
  expect(cards().length).toBeGreaterThan(3);
  expect(standInMap.props?.requestedView.camera).toEqual({ lat, lng, zoom: 10 });
});

test('ORD-084 where no stores were found that is said, however far out the map is zoomed', async () => {
  await app.open('/store-locator?place=Null Island');
  await heading('No stores found');
  const { lat = 0, lng = 0 } = standInMap.props?.requestedView.camera ?? {};
  await act(async () => {
    const bounds = { north: 15, south: -15, east: 20, west: -20 };
    standInMap.props?.onCameraMoved({ camera: { lat, lng, zoom: 9 }, bounds, byVisitor: true });
  });
  expect(within(results()).queryByText("You've zoomed out too far. Zoom in to see stores.")).toBeNull();
  await heading('No stores found');
});

test('LOC-004 before anything is searched the own location is one press away', async () => {
  const asked = vi.fn();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  await app.open('/store-locator');
  await heading('Where would you like your coffee?');
  await press('Use my location');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('LOC-044 where there is nothing further to suggest, another place is', async () => {
  await app.open('/store-locator?place=Point Nemo');
  await press('Expand Search');
  await heading("We can't find any nearby stores.");
  await press('Search another place');
  expect(document.activeElement).toBe(searchBox());
  await press('New York, NY');
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
});

test('LOC-041 LOC-043 in a menu without a map there is no map to move: it looks further away', async () => {
  await app.open('/menu/store-locator?place=Null Island');
  await within(results()).findByText('Try moving the map or zooming out.');
  await act(async () => standInMap.props?.onUnavailable());
  await within(results()).findByText('Look further away.');
  await press('Expand Search');
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('LOC-029 ORD-086 Expand Search lists the nearest store with its true distance, however far', async () => {
  await app.open('/store-locator?place=Null Island');
  await press('Expand Search');
  await waitFor(() => expect(cards()).toHaveLength(1));
  const miles = Number.parseFloat(/([\d,]+\.\d) mi/.exec(cards()[0]?.textContent ?? '')?.[1]?.replace(',', '') ?? '0');
  expect(miles).toBeGreaterThan(1000);
  expect(cards()[0]?.getAttribute('aria-current')).toBe('true');
});

test('LOC-039 LOC-040 who is not signed in finds the way to sign in on both tabs (decision A28)', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  for (const [tab, title] of [
    ['Previous', "You don't have any previous stores yet."],
    ['Favorites', "You don't have any favorite stores yet."],
  ] as const) {
    await app.user.click(screen.getByRole('tab', { name: tab }));
    await heading(title);
    const link = within(results()).getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toContain('returnUrl=%2Fstore-locator');
  }
  await press('Show nearby stores');
  expect(cards().length).toBeGreaterThan(3);
});

test('LOC-043 ORD-084 any other refusal of a search counts as no stores (decision B01)', async () => {
  app.world.fail(searchLocations, 'status:400');
  await app.open('/store-locator?place=Seattle');
  await heading('No stores found');
  expect(within(results()).getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('ORD-085 ORD-086 stores beyond 50 miles are neither listed, counted nor drawn; exactly 50 are', async () => {
  const stores = [1, 50, 50.1, 400].map((distance) => aLocation(String(distance), { distance }));
  await openWith({ place: 'Testville' }, stores);
  await search('Testville');
  await waitFor(() => expect(within(results()).getByText('2 stores near Testville')).toBeTruthy());
  expect(cards()).toHaveLength(2);
  expect(standInMap.props?.stores.map(({ storeNumber }) => storeNumber)).toEqual(['1', '50']);
});

test('ORD-085 ORD-089 where one store is too far, the answer had no room for none within reach', async () => {
  await openWith({ place: 'Testville' }, [aLocation('1'), aLocation('2', { distance: 50.1 })], true);
  await search('Testville');
  await waitFor(() => expect(within(results()).getByText('1 store near Testville')).toBeTruthy());
  await app.press('Filters');
  await screen.findByRole('button', { name: 'Apply · 1 store' });
});

test('ORD-085 the cut-off is configured, also by a configuration that comes after the answer', async () => {
  await openWith({ place: 'Testville' }, [aLocation('1', { distance: 20 }), aLocation('2', { distance: 30 })]);
  await search('Testville');
  await waitFor(() => expect(cards()).toHaveLength(2));
  await act(async () => configure({ distanceCutOff: 25 }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  await act(async () => configure({ distanceCutOff: 10 }));
  await heading('No stores found');
});

test('ORD-087 ORD-088 a store without every active feature is not listed, whatever the server answers', async () => {
  const drive = [{ code: 'DT', name: 'Drive-thru' }];
  const both = aLocation('1');
  const closed = aLocation('2');
  const plain = aLocation('3');
  const stores = [
    { ...both, store: { ...both.store, pickUpOptions: drive } },
    { ...closed, store: { ...closed.store, pickUpOptions: drive, open: false } },
    plain,
  ];
  await openWith({ place: 'Testville', features: ['DT', 'ON'] }, stores);
  await act(async () => {
    await app.router.navigate({ to: '/store-locator', search: { place: 'Testville', features: 'DT,ON' } });
  });
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(within(cards()[0] as HTMLElement).getByRole('heading').textContent).toBe('Store 1');
});

test('ORD-089 an answer that holds not all stores says that there are more', async () => {
  await openWith({ place: 'Testville' }, [aLocation('1'), aLocation('2')], true);
  await search('Testville');
  await waitFor(() => expect(within(results()).getByText('More than 2 stores near Testville')).toBeTruthy());
});

for (const [what, fault] of [
  ['a bare 404', 'status:404'],
  ['a number that is none', null],
] as const) {
  test(`LOC-018 ${what} for a number alone says that there is no such store`, async () => {
    if (fault) app.world.fail(searchLocations, fault);
    await app.open(`/store-locator?storeNumber=${fault ? '1002' : '12x'}`);
    await screen.findByRole('region', { name: 'Stores' });
    await heading("We couldn't find that store.");
    expect(cards()).toHaveLength(0);
  });
}

test('LOC-018 LOC-042 an answer without a store says so, too, unless a filter may have left it out', async () => {
  const storeNumber = storeNumberOf('1002');
  await openWith({ storeNumber }, []);
  await act(() => app.router.navigate({ href: '/store-locator?storeNumber=1002' }));
  await heading("We couldn't find that store.");
  await openWith({ storeNumber, features: ['DT'] }, []);
  await act(() => app.router.navigate({ href: '/store-locator?storeNumber=1002&features=DT' }));
  await heading('No stores found');
  expect(within(results()).getByText('Try disabling some filters.')).toBeTruthy();
});

test('LOC-032 Expand Search that lacked the network is done by itself once there is one', async () => {
  await app.open('/store-locator?place=Null Island');
  await heading('No stores found');
  app.world.fail(findNearestLocation, 'drop-before');
  await press('Expand Search');
  await within(results()).findByText('We couldn’t find the closest store.');
  app.world.heal();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('LOC-043 a nearest store that could not be shown is looked for again by another press', async () => {
  await app.open('/store-locator?place=Null Island');
  await heading('No stores found');
  app.world.fail(searchLocations, 'status:500');
  await press('Expand Search');
  await within(results()).findByText('We couldn’t load the stores.');
  app.world.heal();
  await press('Expand Search');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(app.calls(findNearestLocation)).toBe(2);
});

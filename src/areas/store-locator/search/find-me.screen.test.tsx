import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { results, searchBox } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInGeolocation } from '#tests/support/stand-in-geolocation.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

const app = setUpApp();
const asked = standInGeolocation();

const cards = () => within(results()).queryAllByRole('article');
const findMe = () => screen.getByRole('button', { name: 'Find stores near me' });
const isOfOregon = () => waitFor(() => expect(within(results()).getAllByText(/, OR/).length).toBeGreaterThan(0));
/** Until the page has drawn it: before that, the locator has not heard of it either. */
const turnDriveThru = async () => {
  await app.press('Drive-thru');
  await screen.findByRole('button', { name: 'Drive-thru', pressed: true });
};
/** Longer than the map waits before it says where the visitor has gone. */
const mapSettled = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

/** The browser asks the visitor, who allows it when the test says, each time at a place nearby. */
function waitForPermission() {
  let times = 0;
  let give = () => {};
  asked.mockImplementation((found) => {
    give = () => {
      times += 1;
      const latitude = 45.52 + times / 1000;
      found({ coords: { latitude, longitude: -122.68, accuracy: 20 } } as GeolocationPosition);
    };
  });
  return () => act(async () => give());
}

async function moveMap(lat: number, lng: number) {
  const bounds = { north: lat + 1, south: lat - 1, east: lng + 1, west: lng - 1 };
  const camera = { lat, lng, zoom: 12 };
  await act(async () => standInMap.props?.onCameraMoved({ camera, bounds, byVisitor: true }));
  await mapSettled();
}

for (const address of ['/store-locator', '/store-locator?place=Seattle']) {
  test(`LOC-019 LOC-059 ${address}: a filter that is turned while the browser asks does not cancel find me`, async () => {
    const give = waitForPermission();
    await app.open(address);
    if (address.includes('place')) await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await app.user.click(findMe());
    await turnDriveThru();
    await give();
    await isOfOregon();
    for (const card of cards()) expect(card.textContent).toContain('Drive-thru');
    expect(app.router.state.location.search).toMatchObject({ lat: '45.52', lng: '-122.68', features: 'DT' });
    expect(app.address()).not.toContain('place=');
  });
}

test('LOC-020 LOC-059 without a position the earlier results come back, filtered as was asked meanwhile', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  let deny = () => {};
  asked.mockImplementation((_, failed) => {
    deny = () => failed?.({ code: 1 } as GeolocationPositionError);
  });
  await app.user.click(findMe());
  await turnDriveThru();
  await act(async () => deny());
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  for (const card of cards()) expect(card.textContent).toContain('Drive-thru');
  expect(app.router.state.location.search).toMatchObject({ place: 'Seattle', features: 'DT' });
});

test('LST-001 after find me was pressed twice in one place, Back and Forward lead there and back', async () => {
  const give = waitForPermission();
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  for (let press = 0; press < 2; press += 1) {
    await app.user.click(findMe());
    await give();
    await isOfOregon();
  }
  act(() => app.router.history.back());
  await waitFor(() => expect(within(results()).getByText(/near Seattle/)).toBeTruthy());
  act(() => app.router.history.forward());
  await isOfOregon();
  expect(searchBox()).toHaveProperty('value', '');
});

test('LOC-020 LOC-024 a position that was denied before anything was searched leaves the map to list its first area', async () => {
  asked.mockImplementation((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
  await app.open('/store-locator');
  await app.user.click(findMe());
  await within(results()).findByRole('heading', { name: 'We were unable to access your location.' });
  await waitFor(() => expect(standInMap.props).toBeTruthy());
  await moveMap(45.52, -122.68);
  await isOfOregon();
});

test('FC-061 LOC-013 a map that is moved before the first answer does not abort the question of the address', async () => {
  app.world.fail(searchLocations, 'latency:3000', 1);
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(standInMap.props).toBeTruthy());
  await moveMap(45.52, -122.68);
  expect(app.calls(searchLocations)).toBe(1);
  expect(app.address()).toContain('place=Seattle');
  await waitFor(() => expect(within(results()).getByText(/near Seattle/)).toBeTruthy());
});

for (const how of ['Apply', 'Back'] as const) {
  test(`LOC-019 LOC-058 a position that comes while the filters are open closes nothing there; ${how} leads to what is near it`, async () => {
    const give = waitForPermission();
    await app.open('/store-locator?place=Seattle');
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await app.user.click(findMe());
    await app.press('Filters');
    const filters = within(await screen.findByRole('dialog'));
    await app.user.click(filters.getByRole('checkbox', { name: 'Drive-thru' }));
    await give();
    await mapSettled();
    expect(filters.getByRole<HTMLInputElement>('checkbox', { name: 'Drive-thru' }).checked).toBe(true);
    if (how === 'Apply') await app.user.click(filters.getByRole('button', { name: /^Apply|^Show/ }));
    else act(() => app.router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(app.router.state.location.search).toMatchObject({ lat: '45.52', lng: '-122.68' }));
    expect(app.address().includes('features=DT')).toBe(how === 'Apply');
    await isOfOregon();
    act(() => app.router.history.back());
    await waitFor(() => expect(within(results()).getByText(/near Seattle/)).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

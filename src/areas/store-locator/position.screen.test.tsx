import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { startServer, startWorld, stopServer, type TestWorld } from '#mocks/server.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.tsx';

vi.mock('./map/store-map.tsx', async () => ({
  StoreMap: (await import('#tests/support/stand-in-map.tsx')).StandInMap,
}));

let world: TestWorld;
let app: OpenedApp;
const asked = vi.fn<Geolocation['getCurrentPosition']>();

beforeAll(() => {
  startServer();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true });
});
beforeEach(() => {
  world = startWorld();
  asked.mockReset();
});
afterEach(() => app.close());
afterAll(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  stopServer();
});

const results = () => screen.getByRole('region', { name: 'Stores' });
const cards = () => within(results()).queryAllByRole('article');
const findMe = () => screen.getByRole('button', { name: 'Find stores near me' });
const searchBox = () => screen.getByRole('combobox', { name: 'City, neighborhood or postal code' });

test('LOC-019 find me asks the browser, and a granted position searches around it', async () => {
  asked.mockImplementation((found) =>
    found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition),
  );
  app = await openApp('/store-locator');
  await app.user.click(findMe());
  await waitFor(() => expect(within(results()).getAllByText(/, OR/).length).toBeGreaterThan(0));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(app.router.state.location.search).toMatchObject({ lat: '45.52', lng: '-122.68' });
});

test('LST-009 asking for the own position resets the place name and the results', async () => {
  asked.mockImplementation(() => {});
  app = await openApp('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  await app.user.click(findMe());
  expect(cards()).toHaveLength(0);
  expect(searchBox()).toHaveProperty('value', '');
  expect(within(results()).queryByText(/near Seattle/)).toBeNull();
});

for (const [code, help] of [
  [1, 'Allow location for this site in your browser, or search for a place.'],
  [2, 'Try again, or search for a place.'],
  [3, 'Try again, or search for a place.'],
] as const) {
  test(`LOC-020 without a position (code ${code}) the locator says so, brings the results back and offers another try`, async () => {
    asked.mockImplementation((_, failed) => failed?.({ code } as GeolocationPositionError));
    app = await openApp('/store-locator?place=Seattle');
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await app.user.click(findMe());
    const message = () => within(results()).findByRole('alert');
    expect((await message()).textContent).toContain('We were unable to access your location.');
    expect((await message()).textContent).toContain(help);
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await app.user.click(within(await message()).getByRole('button', { name: 'Try again' }));
    expect(asked).toHaveBeenCalledTimes(2);
    await app.user.click(within(await message()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('We were unable to access your location.')).toBeNull();
  });
}

test('a position that comes after another search is ignored, and a double press asks once', async () => {
  let give: (() => void) | undefined;
  asked.mockImplementation((found) => {
    give = () => found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition);
  });
  app = await openApp('/store-locator');
  await app.user.dblClick(findMe());
  expect(asked).toHaveBeenCalledTimes(1);
  await app.user.type(searchBox(), 'Seattle{Enter}');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  give?.();
  await waitFor(() => expect(within(results()).getByText(/near Seattle/)).toBeTruthy());
  expect(within(results()).queryByText(/, OR/)).toBeNull();
});

test('FC-055 a slow answer for one place never covers the newer one, and its request is aborted', async () => {
  app = await openApp('/store-locator');
  world.fail(searchLocations, 'latency:20000', 1);
  await app.user.type(searchBox(), 'Seattle{Enter}');
  await app.user.clear(searchBox());
  await app.user.type(searchBox(), 'Boston{Enter}');
  await waitFor(() => expect(within(results()).getByText(/near Boston/)).toBeTruthy());
  for (const card of cards()) expect(card.textContent).not.toMatch(/, WA /);
  const seattle = app.parts.queryClient.getQueryCache().findAll({ queryKey: ['locations'] });
  expect(seattle.find(({ queryHash }) => queryHash.includes('seattle'))?.state).toMatchObject({
    data: undefined,
    fetchStatus: 'idle',
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { searchLocations } from '#api/locations/locations.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInGeolocation } from '#tests/support/stand-in-geolocation.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

const app = setUpApp();
const asked = standInGeolocation();

const results = () => screen.getByRole('region', { name: 'Stores' });
const cards = () => within(results()).queryAllByRole('article');
const findMe = () => screen.getByRole('button', { name: 'Find stores near me' });
const searchBox = () => screen.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });

test.each([
  ['the search', 'Find stores near me'],
  ['the map', 'Go to my location'],
])(
  'LOC-019 the find-me-near button of %s asks the browser, and a granted position searches around it',
  async (_, name) => {
    asked.mockImplementation((found) =>
      found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition),
    );
    await app.open('/store-locator');
    await app.press(name);
    await waitFor(() => expect(within(results()).getAllByText(/, OR/).length).toBeGreaterThan(0));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(results());
    expect(app.router.state.location.search).toMatchObject({ lat: '45.52', lng: '-122.68' });
  },
);

test('FC-134 LOC-019 stores are asked for around the exact position, also when filtered; the address has it to 0.01 degree', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const around = () => {
    const [url = ''] = sent.mock.calls
      .map(([to]) => String(to))
      .filter((to) => to.includes('/locations?'))
      .slice(-1);
    const { lat, lng, features } = Object.fromEntries(new URL(url, 'https://shop.example').searchParams);
    return { lat, lng, features };
  };
  asked.mockImplementation((found) =>
    found({ coords: { latitude: 45.52345, longitude: -122.68123, accuracy: 20 } } as GeolocationPosition),
  );
  await app.open('/store-locator');
  await app.user.click(findMe());
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(app.router.state.location.search).toMatchObject({ lat: '45.52', lng: '-122.68' });
  expect(around()).toEqual({ lat: '45.52345', lng: '-122.68123', features: undefined });
  await app.press('Drive-thru');
  await waitFor(() => expect(around().features).toBe('DT'));
  expect(around()).toMatchObject({ lat: '45.52345', lng: '-122.68123' });
  expect(app.address()).toMatch(/lat=45\.52&lng=-122\.68(?:&|$)/);
});

test('LST-009 asking for the own position resets the place name and the results', async () => {
  asked.mockImplementation(() => {});
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  await app.user.click(findMe());
  expect(cards()).toHaveLength(0);
  expect(searchBox()).toHaveProperty('value', '');
  expect(within(results()).queryByText(/near Seattle/)).toBeNull();
});

test.each([
  // A place begins with it, so the search corrects it.
  ['Sea', 'Seattle, WA'],
  ['Xyzzyx', 'Xyzzyxt'],
])('what is typed (%s) while the position arrives stays under the fingers', async (typed, searched) => {
  let give = () => {};
  asked.mockImplementation((found) => {
    give = () => found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition);
  });
  await app.open('/store-locator');
  await app.user.click(findMe());
  await app.user.type(searchBox(), typed);
  give();
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  await app.user.type(searchBox(), 't');
  expect(searchBox()).toHaveProperty('value', `${typed}t`);
  await app.user.keyboard('{Escape}{Enter}');
  await waitFor(() => expect(app.router.state.location.search).toMatchObject({ place: searched }));
});

test.each(['found', 'lost'] as const)(
  'LOC-009 words that were typed while the position was looked for stay in the box when it is %s',
  async (end) => {
    let give = () => {};
    asked.mockImplementation((found, failed) => {
      give = () =>
        end === 'found'
          ? found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition)
          : failed?.({ code: 1 } as GeolocationPositionError);
    });
    await app.open('/store-locator?place=Seattle');
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await app.user.click(findMe());
    await app.user.type(searchBox(), 'Xyzzyx');
    await app.user.tab();
    give();
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    expect(searchBox()).toHaveProperty('value', 'Xyzzyx');
  },
);

test('LOC-019 LST-009 a position that comes after the visitor has gone to the empty locator begins no search', async () => {
  let give = () => {};
  asked.mockImplementation((found) => {
    give = () => found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition);
  });
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const before = app.calls(searchLocations);
  await app.user.click(findMe());
  await act(() => app.router.navigate({ to: '/store-locator' }));
  await act(async () => give());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(cards()).toHaveLength(0);
  expect(app.calls(searchLocations)).toBe(before);
});

const ROUGH = { coords: { latitude: 45.52, longitude: -122.68, accuracy: 50_000 } } as GeolocationPosition;
/** What the browser may answer instead of a good position, and what helps then. */
const LOST = [
  ['denied', { code: 1 }, 'Turn on location in the address bar, or search for a place.'],
  ['unavailable', { code: 2 }, 'Try again, or search for a place.'],
  ['timed out', { code: 3 }, 'Try again, or search for a place.'],
  ['accurate to 50 km', null, 'We only have your approximate location. Search for a place, or try again.'],
] as const;

const answerWith = (error: { code: number } | null) =>
  asked.mockImplementation((found, failed) => (error ? failed?.(error as GeolocationPositionError) : found(ROUGH)));

for (const [what, error, help] of LOST) {
  test(`LOC-020 FC-158 ORD-084 a position that is ${what} is shown where nothing else was asked, and searching is at hand`, async () => {
    answerWith(error);
    await app.open('/store-locator');
    await app.user.click(findMe());
    const title = await within(results()).findByRole('heading', { name: 'We were unable to access your location.' });
    expect(title.parentElement?.textContent).toContain(help);
    expect(screen.queryByText('Where would you like your coffee?')).toBeNull();
    expect(screen.getAllByText('We were unable to access your location.')).toHaveLength(1);
    expect(document.activeElement).toBe(searchBox());
    expect(results().querySelector('#results-list')?.getAttribute('aria-busy')).toBe('false');
    await app.user.click(within(results()).getByRole('button', { name: 'Try again' }));
    expect(asked).toHaveBeenCalledTimes(2);
    await app.user.click(await within(results()).findByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText('Where would you like your coffee?')).toBeTruthy();
  });

  test(`LOC-020 FC-158 a position that is ${what} is shown above the earlier results, which come back under their name`, async () => {
    answerWith(error);
    await app.open('/store-locator?place=Seattle');
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await app.user.click(findMe());
    const message = () => within(results()).findByRole('alert');
    expect((await message()).textContent).toContain('We were unable to access your location.');
    expect((await message()).textContent).toContain(help);
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    expect(within(results()).getByText(/near Seattle/)).toBeTruthy();
    expect(searchBox()).toHaveProperty('value', 'Seattle');
    expect(document.activeElement).toBe(searchBox());
    await app.user.click(within(await message()).getByRole('button', { name: 'Try again' }));
    expect(asked).toHaveBeenCalledTimes(2);
    await app.user.click(within(await message()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('We were unable to access your location.')).toBeNull();
  });
}

test('LOC-020 a lost position is also said above the earlier search that found no stores', async () => {
  answerWith({ code: 1 });
  await app.open('/store-locator?place=Null Island');
  const none = () => within(results()).findByRole('heading', { name: 'No stores found' });
  await none();
  await app.user.click(findMe());
  await within(results()).findByRole('alert');
  await none();
  expect(within(results()).getByRole('alert').textContent).toContain('We were unable to access your location.');
});

test('LOC-020 FC-158 who types while the browser asks for the position goes on typing when there is none', async () => {
  let lose: PositionErrorCallback | null | undefined;
  asked.mockImplementation((_, failed) => {
    lose = failed;
  });
  await app.open('/store-locator');
  await app.user.click(findMe());
  await app.user.type(searchBox(), 'Portl');
  await act(async () => lose?.({ code: 1 } as GeolocationPositionError));
  await within(results()).findByRole('heading', { name: 'We were unable to access your location.' });
  await app.user.keyboard('and');
  expect(searchBox()).toHaveProperty('value', 'Portland');
});

test('LOC-020 without a position the searched area comes back in its own view, and the address stays', async () => {
  answerWith({ code: 1 });
  await app.open('/store-locator?lat=45.52&lng=-122.68&zoom=12.5');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const { requestedView } = standInMap.props ?? {};
  const { href } = app.router.state.location;
  await app.user.click(findMe());
  await within(results()).findByRole('alert');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(standInMap.props?.requestedView.camera).toEqual(requestedView?.camera);
  expect(standInMap.props?.requestedView.camera).toEqual({ lat: 45.52, lng: -122.68, zoom: 12.5 });
  expect(app.address()).toBe(href);
});

test('ORD-091 how exact a position must be is the retailer’s to configure', async () => {
  answerWith(null);
  await app.open('/store-locator');
  await app.atRest();
  const { locator } = DEFAULT_CONFIGURATION;
  app.parts.queryClient.setQueryData(configurationQuery.queryKey, {
    ...DEFAULT_CONFIGURATION,
    locator: { ...locator, geolocationAccuracyThreshold: 60_000 },
  });
  await app.user.click(findMe());
  await waitFor(() => expect(within(results()).getAllByText(/, OR/).length).toBeGreaterThan(0));
});

test('a position that comes after another search is ignored, and a double press asks once', async () => {
  let give: (() => void) | undefined;
  asked.mockImplementation((found) => {
    give = () => found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition);
  });
  await app.open('/store-locator');
  await app.user.dblClick(findMe());
  expect(asked).toHaveBeenCalledTimes(1);
  await app.user.type(searchBox(), 'Seattle{Enter}');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  give?.();
  await waitFor(() => expect(within(results()).getByText(/near Seattle/)).toBeTruthy());
  expect(within(results()).queryByText(/, OR/)).toBeNull();
});

test('FC-055 a slow answer for one place never covers the newer one, and its request is aborted', async () => {
  await app.open('/store-locator');
  app.world.fail(searchLocations, 'latency:20000', 1);
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

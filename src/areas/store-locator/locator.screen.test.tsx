import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { locationsKey, searchLocations } from '#api/locations/locations.ts';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { LIST_PAGE, type Locations } from '#domain/store-locator/locator.ts';
import { results, searchBox } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

const app = setUpApp();

const cards = () => within(results()).queryAllByRole('article');
/** The numbers of the stores that the map draws. */
const markers = () =>
  [...(screen.queryByTestId('map')?.querySelectorAll('[data-marker]') ?? [])].map((one) =>
    one.getAttribute('data-marker'),
  );
const searches = () => app.calls(searchLocations);

async function search(place: string) {
  await app.user.clear(searchBox());
  await app.user.type(searchBox(), place);
  await app.press('Search');
}

async function moveMap(camera: { lat: number; lng: number; zoom: number }) {
  await act(async () => {
    standInMap.props?.onCameraMoved({
      camera,
      bounds: { north: camera.lat + 1, south: camera.lat - 1, east: camera.lng + 1, west: camera.lng - 1 },
      byVisitor: true,
    });
  });
}

test('LOC-001 LOC-004 LST-001 LST-002 anyone sees search box, filter button, map and results at /store-locator', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(screen.getByRole('heading', { level: 1, name: 'Find a store' })).toBeTruthy();
  expect(searchBox()).toHaveProperty('value', 'Seattle');
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Map of stores' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LOC-003 LST-001 LST-003 any sub-route shows the locator, not a not-found page', async () => {
  for (const [address, title] of [
    ['/store-locator/anything', 'Find a store'],
    ['/store-locator/a/b?place=Seattle', 'Find a store'],
    ['/menu/store-locator/anything', 'Choose a store'],
  ] as const) {
    await app.open(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(searchBox()).toBeTruthy();
  }
});

test('LOC-002 LOC-035 in the menu the locator picks the order store and groups by recommendation, without tabs', async () => {
  await app.open('/menu/store-locator?place=Seattle', { as: 'member-green' });
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a store' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  const groups = within(results())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(groups).toEqual(['Stores', 'Favorites', 'Your usual', 'Nearby']);
});

test('LOC-009 LOC-016 typing offers suggested places, and choosing one searches there', async () => {
  await app.open('/store-locator');
  await app.user.type(searchBox(), 'portland, or');
  const [option] = await screen.findAllByRole('option', { name: /^Portland/ });
  await app.user.click(option as HTMLElement);
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(within(cards()[0] as HTMLElement).getByText(/, OR/)).toBeTruthy();
});

test('LOC-010 LOC-021 LST-010 a submitted place shows its stores in the list and one marker each on the map', async () => {
  await app.open('/store-locator');
  await search('Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const listed = cards().length;
  expect(within(results()).getByText(`${listed} stores near Seattle`)).toBeTruthy();
  // The map comes later than the list, and draws what it was given a moment after that.
  await waitFor(() => expect(markers()).toHaveLength(listed));
  expect(app.router.state.location.search).toMatchObject({ place: 'Seattle' });
});

test('LOC-021 every store that was found and has a place has one marker, also those that the list does not show yet', async () => {
  await app.open('/store-locator?place=New+York');
  await waitFor(() => expect(cards()).toHaveLength(LIST_PAGE));
  const [[, answer] = []] = app.parts.queryClient.getQueriesData<Locations>({ queryKey: locationsKey });
  const placed = answer?.stores.flatMap(({ store }) => (store.coordinates ? [store.storeNumber] : [])) ?? [];
  expect(placed.length).toBeGreaterThan(LIST_PAGE);
  await waitFor(() => expect(markers().sort()).toEqual(placed.sort()));
});

test('LOC-011 a blank search sends nothing and changes neither results, map nor address', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const before = {
    searches: searches(),
    names: cards().map(({ textContent }) => textContent),
    requestedView: standInMap.props?.requestedView,
  };
  const { href } = app.router.state.location;
  await app.user.clear(searchBox());
  await app.user.type(searchBox(), '   {Enter}');
  await app.press('Search');
  expect(cards().map(({ textContent }) => textContent)).toEqual(before.names);
  expect(searches()).toBe(before.searches);
  expect(standInMap.props?.requestedView).toEqual(before.requestedView);
  expect(app.address()).toBe(href);
});

test('LOC-014 FC-038 500 and 503 alike open a generic notice, and the earlier results stay', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const listed = cards().length;
  for (const status of [500, 503]) {
    app.world.fail(searchLocations, `status:${status}`);
    await search('Boston');
    await screen.findByRole('button', { name: 'Try again' });
    const alert = within(results()).getByRole('alert');
    expect(alert.textContent).toContain('Something went wrong on our end. Please try again in a moment.');
    expect(cards()).toHaveLength(listed);
    app.world.heal();
    await search('Seattle');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  }
});

test('LOC-017 LST-011 an unknown place is shown and clears the results', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  await search('Nowhere');
  expect(await screen.findByText("We couldn't find that location.")).toBeTruthy();
  expect(cards()).toHaveLength(0);
  expect(standInMap.props?.stores).toHaveLength(0);
  expect(searchBox()).toHaveProperty('value', 'Nowhere');
});

test('LOC-018 a store number that does not exist is shown', async () => {
  await app.open('/store-locator?storeNumber=999999');
  expect(await screen.findByText("We couldn't find that store.")).toBeTruthy();
});

test('LOC-068 a store that was asked for by the short form of its number stands out in list and map', async () => {
  await app.open('/store-locator?place=Seattle');
  const number = await waitFor(() => standInMap.props?.stores[0]?.storeNumber ?? Promise.reject(new Error('no store')));
  await app.open(`/store-locator?storeNumber=${number.split('-')[0]}`);
  await waitFor(() => expect(standInMap.props?.selected).toBe(number));
  expect(cards().map((card) => card.getAttribute('aria-current'))).toEqual(['true']);
});

test('LOC-022 LOC-023 zoom buttons step the zoom and stop at 3 and 21', async () => {
  await app.open('/store-locator');
  const zoom = () => standInMap.props?.requestedView.camera.zoom;
  const zoomOut = await screen.findByRole('button', { name: 'Zoom out' });
  const start = zoom() ?? 0;
  await waitFor(() => expect(zoomOut.getAttribute('aria-disabled')).toBeNull());
  await app.user.click(zoomOut);
  expect(zoom()).toBe(start - 1);
  for (let press = 0; press < 5; press += 1) await app.user.click(zoomOut);
  expect(zoom()).toBe(3);
  await moveMap({ lat: 47, lng: -122, zoom: 20.5 });
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 3; press += 1) await app.user.click(zoomIn);
  expect(zoom()).toBe(21);
});

test('LOC-024 FC-061 moving the map offers to search that area; a nudge does nothing; nothing is asked by itself', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const asked = searches();
  const { lat, lng, zoom } = standInMap.props?.requestedView.camera ?? { lat: 0, lng: 0, zoom: 12 };
  await moveMap({ lat: lat + 0.000004, lng, zoom });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
  await moveMap({ lat: 45.52, lng: -122.68, zoom: 12 });
  const offer = await screen.findByRole('button', { name: 'Search this area' });
  expect(searches()).toBe(asked);
  await app.user.click(offer);
  expect(document.activeElement).toBe(results());
  await waitFor(() => expect(within(results()).getAllByText(/, OR/).length).toBeGreaterThan(0));
  expect(app.router.state.location.search).toMatchObject({ lat: '45.52', lng: '-122.68', zoom: '12' });
  expect(standInMap.props?.requestedView.camera).toEqual({ lat: 45.52, lng: -122.68, zoom: 12 });
});

test('LOC-033 LOC-034 LOC-039 LOC-040 three tabs, each with its stores, or its own empty state', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Nearby', 'Previous', 'Favorites']);
  await app.user.click(screen.getByRole('tab', { name: 'Favorites' }));
  await waitFor(() => expect(cards().length).toBe(2));
  for (const card of cards())
    expect(within(card).getByRole('button', { name: /^Favorite: /, pressed: true })).toBeTruthy();
  await waitFor(() => expect(app.router.state.location.search).toMatchObject({ tab: 'favourites' }));
  await app.user.click(screen.getByRole('tab', { name: 'Previous' }));
  await waitFor(() => expect(cards().length).toBe(3));
  app.close();

  await app.open('/store-locator?place=Seattle&tab=previous', { as: 'member-new' });
  expect(await screen.findByText("You don't have any previous stores yet.")).toBeTruthy();
  await app.user.click(screen.getByRole('tab', { name: 'Favorites' }));
  expect(await screen.findByText("You don't have any favorite stores yet.")).toBeTruthy();
});

test('LOC-033 a tab that is chosen while the address still comes to the one before stays', async () => {
  await app.open('/store-locator?place=Seattle');
  await screen.findByRole('heading', { level: 3, name: 'Seattle Open House' });
  // No frame is drawn: what follows one comes by its bound.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { navigate } = app.router;
  const wanted: Parameters<typeof navigate>[0][] = [];
  vi.spyOn(app.router, 'navigate').mockImplementation(async (to) => void wanted.push(to));
  await app.user.click(screen.getByRole('tab', { name: 'Previous' }));
  await waitFor(() => expect(wanted).toHaveLength(1));
  await app.user.click(screen.getByRole('tab', { name: 'Favorites' }));
  await act(() => navigate.call(app.router, wanted[0] ?? {}));
  expect(app.router.state.location.search).toMatchObject({ tab: 'previous' });
  expect(screen.getByRole('tab', { name: 'Favorites', selected: true })).toBeTruthy();
  await waitFor(() => expect(wanted).toHaveLength(2));
  await act(() => navigate.call(app.router, wanted[1] ?? {}));
  expect(app.router.state.location.search).toMatchObject({ tab: 'favourites' });
  expect(screen.getByRole('tab', { name: 'Favorites', selected: true })).toBeTruthy();
});

test('LOC-036 LOC-037 every card has a heart, a details link, a select button and its distance', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  for (const card of cards()) {
    expect(within(card).getByRole('button', { name: /^Favorite: / })).toBeTruthy();
    expect(within(card).getByRole('link', { name: /^Details for / })).toBeTruthy();
    expect(within(card).getByRole('button', { name: /^Order here: / })).toBeTruthy();
    expect(within(card).getByText(/^\d+\.\d mi$/)).toBeTruthy();
  }
});

test('LOC-041 LOC-045 in the menu an empty result hints to move the map or zoom out', async () => {
  await app.open('/menu/store-locator?place=Null Island');
  expect(await screen.findByText('No stores found')).toBeTruthy();
  expect(screen.getByText('Try moving the map or zooming out.')).toBeTruthy();
});

test('LOC-042 LOC-045 with filters on, an empty result hints to disable them', async () => {
  await app.open('/store-locator?place=Seattle&features=no-such-feature');
  expect(await screen.findByText('No stores found')).toBeTruthy();
  expect(screen.getByText('Try disabling some filters.')).toBeTruthy();
  await app.press('Clear filters');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
});

test('LOC-027 LOC-029 LOC-043 LOC-045 LST-012 Expand Search loads, then lists and selects the nearest store', async () => {
  await app.open('/store-locator?place=Null Island');
  expect(await screen.findByText('Look further away.')).toBeTruthy();
  app.world.fail(findNearestLocation, 'latency:150', 1);
  const expand = screen.getByRole('button', { name: 'Expand Search' });
  await app.user.click(expand);
  expect(await screen.findByText('Finding the closest store…')).toBeTruthy();
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(cards().filter((card) => card.getAttribute('aria-current') === 'true')).toHaveLength(1);
});

test('LOC-030 LOC-044 LST-013 when the expanded search finds none, there is nothing further to suggest', async () => {
  await app.open('/store-locator?place=Null Island');
  app.world.fail(findNearestLocation, 'status:404');
  await app.press('Expand Search');
  expect(await screen.findByText("We can't find any nearby stores.")).toBeTruthy();
});

test('LOC-031 LOC-032 LST-014 when the expanded search fails, the notice opens and it can be tried again', async () => {
  await app.open('/store-locator?place=Null Island');
  app.world.fail(findNearestLocation, 'status:500');
  await app.press('Expand Search');
  const notice = await within(results()).findByRole('alert');
  expect(notice.textContent).toContain('Something went wrong on our end. Please try again in a moment.');
  app.world.heal();
  await app.press('Expand Search');
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
});

test('LOC-069 LOC-070 the first favourite, else the first nearby store, is selected when results arrive', async () => {
  const selected = () => cards().find((card) => card.getAttribute('aria-current') === 'true');
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(selected()).toBe(cards()[0]));
  app.close();
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  await waitFor(() => expect(selected()).toBeTruthy());
  const favourite = cards().find((card) => within(card).queryByRole('button', { name: /^Favorite: /, pressed: true }));
  expect(selected()).toBe(favourite);
});

test('list and map are linked both ways by pointer, keyboard and selection', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const third = cards()[2] as HTMLElement;
  await app.user.hover(third);
  expect(third.getAttribute('aria-labelledby')).toBe(`store-${standInMap.props?.highlighted}`);
  await app.user.unhover(third);
  const other = standInMap.props?.stores[1];
  await app.user.click(screen.getByTestId('map').querySelector(`[data-marker="${other?.storeNumber}"]`) as HTMLElement);
  await waitFor(() =>
    expect(
      cards()
        .find((card) => card.getAttribute('aria-current') === 'true')
        ?.getAttribute('aria-labelledby'),
    ).toBe(`store-${other?.storeNumber}`),
  );
});

test('LST-001 LOC-009 a corrected place takes the place of the misspelt one: Back leads to what was before', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  await act(() => app.router.navigate({ href: '/store-locator?place=Los+Angles' }));
  await screen.findByText('Showing results for Los Angeles, CA.');
  await waitFor(() => expect(app.address()).toContain('Los+Angeles'));
  act(() => app.router.history.back());
  await waitFor(() => expect(searchBox()).toHaveProperty('value', 'Seattle'));
  await waitFor(() => expect(cards()[0]?.textContent).toContain('Seattle'));
  expect(screen.queryByText(/^Showing results for/)).toBeNull();
});

test('LST-008 on the way to the empty locator nothing of a corrected place stays', async () => {
  await app.open('/store-locator?place=Los+Angles');
  await screen.findByText('Showing results for Los Angeles, CA.');
  await act(() => app.router.navigate({ to: '/store-locator' }));
  await waitFor(() => expect(cards()).toHaveLength(0));
  expect(searchBox()).toHaveProperty('value', '');
  expect(screen.queryByText(/^Showing results for/)).toBeNull();
});

test('LOC-039 LOC-014 where the first search fails nothing is said of stores that are not known yet', async () => {
  app.world.fail(searchLocations, 'status:500');
  await app.open('/store-locator?place=Boston&tab=previous');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText("You don't have any previous stores yet.")).toBeNull();
  app.world.heal();
  await app.press('Try again');
  expect(await screen.findByText("You don't have any previous stores yet.")).toBeTruthy();
});

test('the last press for more stores leads to the first one that came', async () => {
  await app.open('/store-locator?place=New+York');
  await screen.findByRole('button', { name: 'Show more stores' });
  const more = () => screen.queryByRole('button', { name: 'Show more stores' });
  let before = 0;
  for (let button = more(); button; button = more()) {
    before = cards().length;
    await app.user.click(button);
  }
  expect(cards()[before]?.contains(document.activeElement)).toBe(true);
});

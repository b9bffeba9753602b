import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import { results } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

const app = setUpApp();

const group = (name: string) => within(results()).findByRole('region', { name });
const invitation = 'Where would you like your coffee?';

for (const address of ['/store-locator', '/menu/store-locator', '/store-locator?tab=favourites']) {
  test(`LOC-004 LOC-034 LOC-035 ${address} lists a member's favourite, usual and previous stores before any search`, async () => {
    await app.open(address, { as: 'member-green' });
    expect(within(await group('Favorites')).getAllByRole('article')).toHaveLength(2);
    expect(within(await group('Your usual')).getAllByRole('article')).toHaveLength(1);
    expect(within(await group('Previous')).getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: invitation })).toBeTruthy();
    await app.user.type(screen.getByRole('combobox', { name: 'City, neighborhood or ZIP code' }), 'Seattle{Enter}');
    await waitFor(() => expect(within(results()).queryByRole('region', { name: 'Previous' })).toBeNull());
  });
}

test('LOC-004 a guest is asked for a place and nothing else, and nothing is requested', async () => {
  await app.open('/store-locator', { as: 'guest' });
  await screen.findByRole('heading', { name: invitation });
  expect(within(results()).queryAllByRole('article')).toHaveLength(0);
  expect(app.calls(searchLocations)).toBe(0);
});

test('LOC-064 an own store that is no favourite any more leaves its group, and comes back by Undo', async () => {
  await app.open('/store-locator', { as: 'member-green' });
  const [heart] = within(await group('Favorites')).getAllByRole('button', { name: /^Favorite: / });
  if (!heart) throw new Error('There is no favourite.');
  await app.user.click(heart);
  await waitFor(async () => expect(within(await group('Favorites')).getAllByRole('article')).toHaveLength(1));
  await app.press('Undo');
  await waitFor(async () => expect(within(await group('Favorites')).getAllByRole('article')).toHaveLength(2));
});

test('own stores that could not be loaded are loaded when the member tries again, and are gone after sign-out', async () => {
  app.world.become('member-green');
  app.world.fail(searchLocations, 'status:500');
  await app.open('/store-locator');
  expect(await screen.findByText('We couldn’t load your stores.')).toBeTruthy();
  app.world.heal();
  await app.press('Try again');
  await group('Favorites');
  await act(async () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));
  await waitFor(() => expect(within(results()).queryAllByRole('article')).toHaveLength(0));
});

test('FC-067 who signs out in another tab leaves neither the own stores on the map, nor one chosen there, nor words in the box', async () => {
  await app.open('/store-locator', { as: 'member-green' });
  await group('Favorites');
  await waitFor(() => expect(standInMap.props?.requestedView.camera).not.toEqual(HOME_CAMERA));
  const [pin] = await within(screen.getByTestId('map')).findAllByRole('button');
  if (!pin) throw new Error('There is no store on the map.');
  await app.user.click(pin);
  expect(standInMap.props?.selected).not.toBeNull();
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City, neighborhood or ZIP code' });
  await app.user.type(box(), '12 Main Street, my home');
  await act(async () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));
  await waitFor(() => expect(standInMap.props?.requestedView.camera).toEqual(HOME_CAMERA));
  expect(standInMap.props?.selected).toBeNull();
  expect(box().value).toBe('');
});

test('own stores that could not be loaded are loaded once there is a network again', async () => {
  app.world.become('member-green');
  app.world.fail(searchLocations, 'drop-before');
  await app.open('/store-locator');
  await screen.findByText('We couldn’t load your stores.');
  app.world.heal();
  act(() => void window.dispatchEvent(new Event('online')));
  await group('Favorites');
});

for (const address of ['/store-locator', '/menu/store-locator']) {
  test(`LOC-059 ${address} lists, of a member's own stores, those that have every active feature`, async () => {
    await app.open(address, { as: 'member-green' });
    await group('Favorites');
    const before = within(results()).getAllByRole('article').length;
    await app.press('Drive-thru');
    const cards = () => within(results()).queryAllByRole('article');
    await waitFor(() => expect(cards().length).toBeLessThan(before));
    expect(cards().length).toBeGreaterThan(0);
    for (const card of cards()) expect(card.textContent).toContain('Drive-thru');
    // The map draws what it was given a moment after the list.
    await waitFor(() => expect(standInMap.props?.stores).toHaveLength(cards().length));
    await app.press('Drive-thru');
    await waitFor(() => expect(cards()).toHaveLength(before));
  });
}

test('LOC-059 ORD-087 where no own store has all the features of a shared link it says so, and one press clears them', async () => {
  await app.open('/store-locator?features=DT,no-such-feature', { as: 'member-green' });
  expect(await within(results()).findByText('None of your stores match these filters.')).toBeTruthy();
  expect(within(results()).queryAllByRole('article')).toHaveLength(0);
  expect(screen.getByRole('heading', { name: invitation })).toBeTruthy();
  await app.press('Clear filters');
  await group('Favorites');
  expect(screen.queryByText('None of your stores match these filters.')).toBeNull();
});

test('LOC-026 own stores are no results of the map: they stay, and nothing is said, however far it is zoomed out', async () => {
  await app.open('/store-locator', { as: 'member-green' });
  await group('Favorites');
  const { lat = 0, lng = 0 } = standInMap.props?.requestedView.camera ?? {};
  const bounds = { north: 60, south: 30, east: -100, west: -140 };
  await act(async () => standInMap.props?.onCameraMoved({ camera: { lat, lng, zoom: 4 }, bounds, byVisitor: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByText("You've zoomed out too far. Zoom in to see stores.")).toBeNull();
  expect(screen.getByRole('heading', { name: invitation })).toBeTruthy();
  expect(within(await group('Favorites')).getAllByRole('article')).toHaveLength(2);
});

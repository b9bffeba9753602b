import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { locationsKey, ownLocationsQuery, searchLocations } from '#api/locations/locations.ts';
import { EVERYTHING_END, MEMBERS_ONLY_END } from '#mocks/sentinels.ts';
import { TEST_INSTANT } from '#mocks/server.ts';
import { traitsOf } from '#mocks/stores/store-traits.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

/** The store of Seattle that has everything, by its own number and by its name. */
const HOUSE = `900${EVERYTHING_END}`;
const NAME = 'Seattle Open House';
const app = setUpApp();

const house = () => {
  const record = app.world.directory.find(HOUSE);
  if (!record) throw new Error(`${NAME} is not there.`);
  return record;
};
const details = (name: string | RegExp = NAME) => screen.findByRole('dialog', { name });
const parameters = () => new URLSearchParams(app.router.state.location.searchStr);
const inSection = async (name: string) => within(within(await details()).getByRole('region', { name }));
const textOf = (element: Element) => element.textContent;

/** Opens the details of the store that has everything by the link of its card. */
async function expand() {
  await app.open('/store-locator?place=Seattle');
  await app.follow(`Details for ${NAME}`);
  return details();
}

test('LOC-046 LOC-068 LST-003 the details link opens the store with name, status, address and distance, and selects it', async () => {
  // What words about hours mean goes by the visitor’s clock where no answer has said another time.
  holdClock(TEST_INSTANT);
  const overlay = within(await expand());
  expect(overlay.getByRole('heading', { name: NAME })).toBeTruthy();
  expect(overlay.getByText('Open until 7:00 PM')).toBeTruthy();
  const { street, city, subdivision, postalCode } = house();
  expect(overlay.getByText(street)).toBeTruthy();
  expect(overlay.getByText(`${city}, ${subdivision} ${postalCode}`)).toBeTruthy();
  expect(overlay.getByText(/^\d+\.\d mi$/)).toBeTruthy();
  expect(parameters().get('details')).toBe(house().storeNumber);
  expect(app.calls(searchLocations)).toBe(1);
  const card = screen.getByRole('article', { name: NAME, hidden: true });
  expect(card.getAttribute('aria-current')).toBe('true');
});

test('LOC-046 Back closes the details; closing them by their button goes back too, so that Back leaves no closed store behind', async () => {
  await expand();
  app.router.history.back();
  await app.noDialog();
  expect(parameters().get('details')).toBeNull();
  await app.follow(`Details for ${NAME}`);
  await app.user.click(within(await details()).getByRole('button', { name: 'Close' }));
  await app.noDialog();
  await waitFor(() => expect(parameters().get('details')).toBeNull());
  expect(parameters().get('place')).toBe('Seattle');
  expect(app.router.history.canGoBack(), 'nothing was left behind').toBe(false);
});

test('LOC-046 a link to a store that no result lists asks for it, and closing leaves the locator without it', async () => {
  await app.open(`/store-locator?place=Chicago&details=${HOUSE}`);
  const overlay = within(await details());
  expect(overlay.getByText(/^1,7\d\d\.\d mi$/), 'measured from the searched place').toBeTruthy();
  await app.user.keyboard('{Escape}');
  await app.noDialog();
  await waitFor(() => expect(parameters().get('details')).toBeNull());
  expect(parameters().get('place')).toBe('Chicago');
});

test('LOC-046 without a search a shared store has no distance', async () => {
  await app.open(`/store-locator?details=${HOUSE}`);
  expect(within(await details()).queryByText(/ mi$/)).toBeNull();
});

test('LOC-018 a link to no store says so, and leads back to the others', async () => {
  for (const nothing of ['999999', 'no-such-store']) {
    await app.open(`/store-locator?place=Seattle&details=${nothing}`);
    const overlay = within(await details('Store details'));
    expect(await overlay.findByText("We couldn't find that store.")).toBeTruthy();
    await app.user.click(overlay.getByRole('button', { name: 'Back to stores' }));
    await app.noDialog();
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    if (nothing === '999999') app.close();
  }
});

test('LOC-014 a store that could not be loaded can be tried again', async () => {
  app.world.fail(searchLocations, 'status:500');
  await app.open(`/store-locator?details=${HOUSE}`);
  const overlay = within(await details('Store details'));
  expect(await overlay.findByText('We couldn’t load this store.')).toBeTruthy();
  app.world.heal();
  await app.user.click(overlay.getByRole('button', { name: 'Try again' }));
  expect(await details()).toBeTruthy();
});

test.each([
  ['cannot be loaded', HOUSE, 'We couldn’t load this store.'],
  ['does not exist', '999999', "We couldn't find that store."],
])('LOC-014 LOC-018 a store that %s is announced where it was said that it is loaded', async (_, number, words) => {
  const release = holdCalls((call) => call.includes('/locations'));
  if (number === HOUSE) app.world.fail(searchLocations, 'status:500');
  await app.open(`/store-locator?details=${number}`);
  const overlay = within(await details('Store details'));
  const status = overlay.getByRole('status');
  expect(status.textContent).toBe('Loading the store…');
  release();
  await waitFor(() => expect(status.textContent).toContain(words));
  expect(overlay.getByRole('status')).toBe(status);
});

test('LOC-047 LOC-048 FC-116 the store can be called, and the way there opens in a tab that learns nothing', async () => {
  const overlay = within(await expand());
  const { phoneNumber, position } = house();
  const call = overlay.getByRole('link', { name: `Call ${NAME}, ${phoneNumber}` });
  expect(call.getAttribute('href')).toBe(`tel:+${phoneNumber?.replace(/\D/g, '')}`);
  const way = overlay.getByRole('link', { name: `Directions to ${NAME} (opens in a new tab)` });
  const { origin, searchParams } = new URL(way.getAttribute('href') ?? '');
  expect([origin, searchParams.get('destination')]).toEqual([
    'https://www.google.com',
    `${position.lat},${position.lng}`,
  ]);
  expect([way.getAttribute('target'), way.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('LOC-048 a store without a phone number has its way all the same', async () => {
  Object.assign(house(), { phoneNumber: null });
  const overlay = within(await expand());
  expect(overlay.getByRole('link', { name: `Directions to ${NAME} (opens in a new tab)` })).toBeTruthy();
  expect(overlay.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test('FC-115 a phone number that is a script is a text that nothing opens', async () => {
  Object.assign(house(), { phoneNumber: 'javascript:alert(1)' });
  const overlay = within(await expand());
  expect(overlay.getByText('javascript:alert(1)').closest('a')).toBeNull();
  expect(overlay.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test('LOC-049 the schedule has one line a day, with today marked and the note of the day that has one', async () => {
  await expand();
  const hours = await inSection('Hours');
  // The world's clock stands on a Wednesday.
  const lines = hours.getAllByRole('term').map((day) => [textOf(day), textOf(day.nextElementSibling ?? day)]);
  expect(lines).toEqual([
    ['Today', '6:30 AM to 7:00 PM'],
    ['Tomorrow', '6:30 AM to 7:00 PM'],
    ['Friday', '6:30 AM to 7:00 PM'],
    ['Saturday', '7:00 AM to 3:00 PMStreet market'],
    ['Sunday', '7:00 AM to 6:00 PM'],
    ['Monday', '6:30 AM to 7:00 PM'],
    ['Tuesday', '6:30 AM to 7:00 PM'],
  ]);
  const today = hours.getAllByRole('term').filter((day) => day.closest('[aria-current="date"]'));
  expect(today.map(textOf)).toEqual(['Today']);
});

test('LOC-050 the options to order and to pick up are listed', async () => {
  await expand();
  const options = await inSection('Order and pickup options');
  expect(options.getAllByRole('listitem').map(textOf)).toEqual([
    'Order ahead',
    'Guest checkout',
    'In store',
    'Drive-thru',
    'Curbside',
  ]);
});

test('LOC-050 a store without guest checkout does not offer it, and one that is not ready lists only how to pick up', async () => {
  const optionsOf = async (storeNumber: string | undefined) => {
    await app.open(`/store-locator?details=${storeNumber}`);
    const options = await screen.findByRole('region', { name: 'Order and pickup options' });
    return within(options).getAllByRole('listitem').map(textOf);
  };
  expect(await optionsOf(`900${MEMBERS_ONLY_END}`)).toEqual(['Order ahead', 'In store']);
  const unready = app.world.directory.records.find(({ storeNumber }) => {
    const { ordering, pickUp } = traitsOf(storeNumber);
    return ordering.availability === 'NOT_READY' && ordering.guestOrdering && pickUp.join() === '16';
  });
  expect(await optionsOf(unready?.storeNumber)).toEqual(['In store']);
});

test('LOC-050 a store that takes no orders in advance says so', async () => {
  app.startWorld({ name: 'stores-not-ordering' });
  await expand();
  expect((await inSection('Order and pickup options')).getByText(/doesn’t take orders ahead/)).toBeTruthy();
});

test('LOC-051 LOC-054 LOC-055 the amenities are listed by name, without hidden codes and pick-up options', async () => {
  const response = await app.world.send(`/apiproxy/v1/locations?storeNumber=${HOUSE}`);
  const { stores } = await response.json();
  const codes: string[] = stores[0].store.amenities.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['XO', '16', 'DT', 'CX', '17', 'CC']));
  await expand();
  const amenities = await inSection('Amenities');
  expect(amenities.getAllByRole('listitem').map(textOf)).toEqual([
    'Free Wi-Fi',
    'Oven-warmed food',
    'Nitro cold brew',
    'Outdoor seating',
    'Parking',
    'Electric vehicle charging',
    'Restroom',
    'Kosher pastries',
  ]);
  // Where the retailer hides all but one, that one is listed.
  await app.atRest();
  const hiddenAmenityCodes = codes.filter((code) => code !== 'WF');
  app.parts.queryClient.setQueryData(
    configurationQuery.queryKey,
    (known) => known && { ...known, locator: { ...known.locator, hiddenAmenityCodes } },
  );
  await waitFor(() => expect(amenities.getAllByRole('listitem').map(textOf)).toEqual(['Free Wi-Fi']));
});

test('LOC-052 every warning is shown by its label', async () => {
  const overlay = within(await expand());
  expect(overlay.getByText('Construction outside: please use the side entrance.')).toBeTruthy();
  expect(overlay.getByText('Limited menu while we renovate.')).toBeTruthy();
});

test('LOC-053 LOC-077 Order Here begins to order from the store', async () => {
  const overlay = within(await expand());
  await app.user.click(overlay.getByRole('button', { name: 'Order Here' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/menu'));
});

test('LOC-052 LOC-053 LOC-071 Order Here asks before a closed store is ordered from, over the details, which stay', async () => {
  app.startWorld({ name: 'store-closed' });
  const overlay = within(await expand());
  expect(await screen.findByRole('dialog', { name: NAME, description: 'Closed' })).toBeTruthy();
  expect(overlay.getByText('Construction outside: please use the side entrance.')).toBeTruthy();
  await app.user.click(overlay.getByRole('button', { name: 'Order Here' }));
  expect(await screen.findByText('This store is closed right now.')).toBeTruthy();
  expect(app.router.state.location.pathname).toBe('/store-locator');
});

test('LOC-062 the heart of the details asks a guest to sign in, in a dialog of its own, and the details stay', async () => {
  const overlay = within(await expand());
  await app.user.click(overlay.getByRole('button', { name: `Favorite: ${NAME}` }));
  expect(await screen.findByText('You must sign in to add this store to your favorites.')).toBeTruthy();
  await app.press('Not now');
  await waitFor(() => expect(screen.queryByText(/You must sign in/)).toBeNull());
  expect(await details()).toBeTruthy();
});

test('LOC-046 the details of a favourite stay open when its heart takes it out of the own stores', async () => {
  await app.open('/store-locator', { as: 'member-green' });
  await screen.findByRole('region', { name: 'Favorites' });
  const { stores = [] } = app.parts.queryClient.getQueryData(ownLocationsQuery.queryKey) ?? {};
  const onlyFavourite = stores.find(
    ({ isFavorite, isPrevious, recommendationReason }) =>
      isFavorite && !isPrevious && recommendationReason === 'FAVORITE',
  );
  const name = onlyFavourite?.store.name ?? 'There is none.';
  await app.follow(`Details for ${name}`);
  const heart = within(await details(name)).getByRole('button', { name: /^Favorite: /, pressed: true });
  app.world.fail(searchLocations, 'latency:1000');
  await app.user.click(heart);
  const cards = () => screen.getAllByRole('article', { hidden: true });
  await waitFor(() => expect(cards()).toHaveLength(stores.length - 1));
  const isStillOpen = () => {
    const overlay = within(screen.getByRole('dialog', { name }));
    expect(overlay.getByRole('button', { name: /^Favorite: /, pressed: false })).toBe(heart);
    expect(overlay.queryByText('Loading the store…')).toBeNull();
  };
  isStillOpen();
  await waitFor(() => expect(app.parts.queryClient.isFetching({ queryKey: locationsKey })).toBe(0));
  isStillOpen();
});

for (const [how, end] of [
  ['has signed out elsewhere', () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' })],
  ['is not known to the server any more', () => app.parts.session.expire()],
] as const) {
  test(`FC-067 LOC-062 the heart of a member who ${how} is not shown, also where the store cannot be read again`, async () => {
    await app.open('/store-locator', { as: 'member-green' });
    const [card] = await screen.findAllByRole('link', { name: /^Details for / });
    if (!card) return expect.fail('no store');
    await app.user.click(card);
    const hearts = (pressed: boolean) =>
      within(screen.getByRole('dialog')).queryAllByRole('button', { name: /^Favorite: /, pressed });
    await waitFor(() => expect(hearts(true)).toHaveLength(1));
    app.world.fail(searchLocations, 'status:500');
    act(() => void end());
    await waitFor(() => expect(hearts(true)).toHaveLength(0));
    // The store as it was last, or that it could not be read.
    await waitFor(() =>
      expect(hearts(false).length + within(screen.getByRole('dialog')).queryAllByText('Try again').length).toBe(1),
    );
  });
}

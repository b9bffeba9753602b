import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { readProduct } from '#api/menu/product.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import { readSession } from '#api/session/session.ts';
import { cartCount } from '#domain/ordering/cart.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { TEST_INSTANT } from '#mocks/server.ts';
import { systemClock } from '#platform/clock.ts';
import { keepOrderStore } from '#platform/storage/order-store-storage.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const HOUSE = storeNumberOf(`900${EVERYTHING_END}`);

const region = async (name: string) => within(await app.main().findByRole('region', { name }));
const actions = async () => within(await screen.findByRole('navigation', { name: 'Quick actions' }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

/** A screen below 768 px, which counts as a phone (RWD-015). */
function onPhone() {
  const list = (media: string) => ({
    media,
    matches: media === 'not all and (min-width: 48em)',
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('matchMedia', list);
}

test('FED-011 until it is known who is here the page says that it is loading', async () => {
  app.world.fail(readSession, 'hang', 1);
  await app.open('/account/for-you', { isVisitorAwaited: false });
  await waitFor(() => expect(app.calls(readSession)).toBe(1));
  await app.atRest();
  expect(app.main().getByRole('status').textContent).toBe('Loading…');
  // The guest view, which would say so, too, has one.
  expect(app.main().queryByRole('heading')).toBeNull();
});

test('MNU-023 PRV-016 PRV-017 A44 the last order is one of which something is listed', async () => {
  const { history } = app.world.account('member-green');
  const [last, counter, before] = history.filter(({ kind }) => kind === 'order');
  // Of the second one, made at the counter, a bag and a rounding are left.
  for (const order of [last, counter]) Object.assign(order ?? {}, { lines: [] });
  await app.open('/account/for-you');
  const again = await region('Order again');
  const title = (await again.findByText('Your last order')).parentElement?.querySelector('h3')?.textContent ?? '';
  expect(before?.lines.length).toBeGreaterThan(0);
  expect(title).not.toBe('');
});

test('FED-001 FED-025 FED-026 FED-034 the feed greets by the time of day where the member is, with a line of the season', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const now = vi.spyOn(systemClock, 'now');
  for (const [at, greeting, line] of [
    [new Date(2026, 9, 1, 11, 59), 'Good morning, Gwen', 'Fall flavors are back.'],
    [new Date(2026, 11, 24, 12, 0), 'Good afternoon, Gwen', 'Cups of cheer are back.'],
    [new Date(2027, 0, 3, 17, 0), 'Good evening, Gwen', 'Cold out there? Come warm up.'],
    [new Date(2026, 1, 1, 9, 0), 'Good morning, Gwen', 'Your favorites missed you. Come on in.'],
    [new Date(2026, 5, 1, 9, 0), 'Good morning, Gwen', 'Summer’s here, and so are iced drinks.'],
    [new Date(2026, 7, 1, 9, 0), 'Good morning, Gwen', 'Long days, tall iced drinks.'],
    [new Date(2026, 0, 21, 9, 0), 'Good morning, Gwen', null],
  ] as const) {
    now.mockReturnValue(at.getTime());
    await app.open('/account/for-you');
    const heading = await app.heading(greeting);
    expect(heading.parentElement?.textContent).toBe(`${greeting}${line ?? ''}`);
  }
});

test('FED-001 FED-025 a feed that is looked at again greets by the hour that it is then', async () => {
  const now = vi.spyOn(systemClock, 'now').mockReturnValue(new Date(2026, 9, 1, 11, 59, 59).getTime());
  await app.open('/account/for-you');
  await app.heading('Good morning, Gwen');
  await app.atRest();
  // A moment later, so that neither the session nor the feed is asked for anew.
  now.mockReturnValue(new Date(2026, 9, 1, 12, 0).getTime());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await app.heading('Good afternoon, Gwen');
});

test('FED-026 a member whose name is not known is greeted without one', async () => {
  app.world.account('member-green').firstName = ' ';
  await app.open('/account/for-you');
  await app.heading(/^Good (morning|afternoon|evening)$/);
  await app.router.navigate({ to: '/' });
  expect(await screen.findByText('Good to see you')).toBeTruthy();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Account' }).textContent).toBe('Account');
});

test('FED-003 FED-004 a member with a card sees the Stars with a way to details; what they buy is closed until it is opened', async () => {
  await app.open('/account/for-you', { as: 'member-gold' });
  const card = await region('Your rewards');
  await card.findByText('350');
  expect(card.getByRole('link', { name: 'Rewards details' }).getAttribute('href')).toBe('/account/rewards');
  expect(card.getByText('50 Stars to your next reward')).toBeTruthy();
  expect(card.queryByRole('listitem')).toBeNull();
  await app.user.click(card.getByText('Rewards you can get with Stars'));
  const rows = await card.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'An extra shot, syrup or other milk25 StarsReady for you',
    'A brewed coffee, tea or cookie75 StarsReady for you',
    'Any drink or bite150 StarsReady for you',
    'A bag of beans or a mug400 Stars50 to go',
  ]);
});

test('FED-017 what Stars buy leads to the part of the rewards where they are used', async () => {
  await app.open('/account/for-you');
  const card = await region('Your rewards');
  await app.user.click(card.getByText('Rewards you can get with Stars'));
  expect((await card.findByRole('link', { name: 'Use your rewards' })).getAttribute('href')).toBe(
    '/account/rewards#rewards',
  );
});

test('AMB-17 the level stands beside the Stars only where there are levels; Stars that cannot be read can be asked for again', async () => {
  await app.open('/account/for-you');
  await (await region('Your rewards')).findByText('Green');
  app.startWorld({ persona: 'member-green', settings: { enableNextGenLoyalty: false } });
  app.world.fail(readLoyalty, 'status:500', 1);
  await app.open('/account/for-you');
  await app.press('Try again');
  const card = await region('Your rewards');
  await card.findByText(/Stars? to your next reward$/);
  expect(card.queryByText('Green')).toBeNull();
});

test('FED-005 without a card a picture stands in the place of the rewards card, with the way to add one', async () => {
  await app.open('/account/for-you', { as: 'member-without-cards' });
  const title = await app.main().findByRole('heading', { name: 'Your Stars start here' });
  const place = title.closest('section');
  expect(place?.querySelector('img')?.getAttribute('src')).toBe('/art/empty-no-card.svg');
  expect(place?.querySelector('a')?.getAttribute('href')).toBe('/account/cards/add');
  expect(app.main().queryByText('Rewards you can get with Stars')).toBeNull();
});

test('CRD-001 CRD-003 of the cards the primary one comes first, and one that pays no more says so', async () => {
  app.world.become('member-gold');
  const { cards } = app.world.account('member-gold');
  const [first, second] = cards;
  if (!first || !second) expect.fail('two cards');
  Object.assign(first, { isPrimary: false, status: 'closed' });
  Object.assign(second, { isPrimary: true });
  await app.open('/account/for-you');
  const rows = await (await region('Your cards')).findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Primary');
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe(`/account/cards/${second.cardId}`);
  expect(rows[1]?.textContent).toContain('Deactivated');
});

test('FED-005 FED-009 FED-012 FED-014 cards that do not load leave the picture, say so beside what is there, and on a phone none is asked for', async () => {
  onPhone();
  app.world.fail(readCards, 'status:500', 1);
  await app.open('/account/for-you');
  await app.main().findByText('Something went wrong.');
  expect(app.main().getByText('Please try refreshing the page.')).toBeTruthy();
  expect(app.main().getByRole('heading', { name: 'Your Stars start here' })).toBeTruthy();
  await app.heading(greetingTo('Gwen'));
  expect(app.main().getByRole('region', { name: 'Order again' })).toBeTruthy();
  expect(hrefs((await actions()).getAllByRole('link'))).toEqual(['/menu']);
});

test('FED-007 FED-009 FED-010 AMB-33 a member with a card and a phone scans it, primary or not, or starts an order', async () => {
  onPhone();
  for (const card of app.world.account('member-green').cards) card.isPrimary = false;
  await app.open('/account/for-you?x=1');
  await (await actions()).findByRole('link', { name: 'Scan in store' });
  expect(hrefs((await actions()).getAllByRole('link'))).toEqual(['/account/for-you?x=1#pay', '/menu']);
});

test('FED-008 FED-009 FED-010 AMB-33 a member without a card adds one, on a phone', async () => {
  onPhone();
  await app.open('/account/for-you', { as: 'member-without-cards' });
  await (await actions()).findByRole('link', { name: 'Add Card' });
  expect(hrefs((await actions()).getAllByRole('link'))).toEqual(['/account/cards/add', '/menu']);
});

test('FED-009 FED-010 AMB-33 on a wide screen, and for a guest on any, there is the order alone', async () => {
  for (const persona of ['member-green', 'member-without-cards', 'anonymous', 'guest'] as const) {
    app.startWorld({ persona });
    if (persona === 'anonymous') onPhone();
    await app.open('/account/for-you');
    await (await actions()).findByRole('link', { name: 'Start an order' });
    if (persona === 'member-green') await (await region('Your rewards')).findByText(/Stars? to your next reward$/);
    if (persona === 'member-without-cards') await app.main().findByRole('heading', { name: 'Your Stars start here' });
    expect(hrefs((await actions()).getAllByRole('link'))).toEqual(['/menu']);
  }
});

test('what a member has most often is one press from the cart', async () => {
  await app.open('/account/for-you');
  const card = await region('Order again');
  await card.findByText('Your usual');
  const add = card.getAllByRole('button')[0] as HTMLElement;
  const name = /^Add (.*) to your order$/.exec(add.getAttribute('aria-label') ?? '')?.[1] ?? '';
  await app.user.click(add);
  await waitFor(async () => expect((await app.inCart()).map(({ product }) => product.name)).toEqual([name]));
  expect((await app.inCart())[0]?.quantity).toBe(1);
  expect(await card.findByRole('link', { name: '1 item in your cart' })).toHaveProperty('pathname', '/menu/cart');
});

test('a member who has not ordered yet finds a favorite there, ready for the cart; without one, what will come', async () => {
  app.world.account('member-green').history.splice(0);
  await app.open('/account/for-you');
  const card = await region('Order again');
  await card.findByText('A favorite of yours');
  await app.user.click(card.getByRole('button', { name: /^Add .* to your order$/ }));
  await waitFor(async () => expect(await app.inCart()).toHaveLength(1));
  app.startWorld({ persona: 'member-new' });
  await app.open('/account/for-you');
  await (await region('Order again')).findByText('What you order shows up here, ready for next time.');
});

const againSkeletons = () =>
  app.main().getByRole('region', { name: 'Order again' }).querySelectorAll('span[aria-hidden="true"]:empty');

test('PRV-009 until the orders are there, rows hold their place, and no favorite stands in for them', async () => {
  app.world.fail(readPreviousOrders, 'hang', 1);
  await app.open('/account/for-you');
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(1));
  // They alone are still on their way.
  await waitFor(() => expect(app.parts.queryClient.isFetching()).toBe(1));
  expect(againSkeletons().length).toBeGreaterThan(0);
  expect(screen.queryByText('A favorite of yours')).toBeNull();
});

test('PRV-011 orders that cannot be read say so in their place, wait no more, and can be asked for again', async () => {
  app.world.fail(readPreviousOrders, 'status:500', 1);
  await app.open('/account/for-you');
  const again = await region('Order again');
  await again.findByRole('button', { name: 'Try again' });
  expect(againSkeletons()).toHaveLength(0);
  await app.press('Try again');
  await (await region('Order again')).findByText('Your usual');
});

test('FED-015 ACC-005 CRD-007 the feed leads to orders, favorites, a store, the cards and each of them, and the rest of the account', async () => {
  await app.open('/account/for-you', { as: 'member-gold' });
  const cards = await region('Your cards');
  expect(await cards.findAllByRole('listitem')).toHaveLength(2);
  expect(cards.getByText('$42.50')).toBeTruthy();
  const { cards: owned } = app.world.account('member-gold');
  const links = hrefs(app.main().getAllByRole('link'));
  for (const to of [
    '/menu/previous',
    '/menu/favorites',
    '/menu/store-locator',
    '/account/cards',
    ...owned.map(({ cardId }) => `/account/cards/${cardId}`),
    '/account/profile',
    '/account/history',
    '/account/rewards',
    '/account/settings',
  ]) {
    expect(links).toContain(to);
  }
});

test('the feed leads to stores where none was chosen', async () => {
  await app.open('/account/for-you');
  await app.main().findByRole('region', { name: 'Your stores' });
});

test('FED-015 the feed names the store that orders go to, with its hours in the words of every page, and leads to others', async () => {
  holdClock(TEST_INSTANT);
  keepOrderStore({ storeNumber: HOUSE, distance: 1, confirmedAt: systemClock.now() });
  await app.open('/account/for-you');
  const store = await region('Your store');
  await store.findByText('Seattle Open House');
  // That says already that it is open.
  expect(store.getByText('Open until 7:00 PM')).toBeTruthy();
  expect(store.queryByText('Open')).toBeNull();
  expect(hrefs([store.getByRole('link', { name: 'Choose a store' })])).toEqual(['/menu/store-locator']);
});

test('MNU-023 the usual says that it is being added', async () => {
  await app.open('/account/for-you');
  const add = await app.main().findByRole('button', { name: /^Add .+ to your order$/ });
  app.world.fail(readProduct, 'latency:2000', 1);
  await app.user.click(add);
  await waitFor(() => expect(add.textContent).toContain('Adding…'));
});

test('MNU-023 a double click on Add adds the usual once, also where the product is known already', async () => {
  await app.open('/account/for-you');
  const add = await app.main().findByRole('button', { name: /^Add .+ to your order$/ });
  for (const total of [1, 2]) {
    await app.user.dblClick(add);
    await waitFor(async () => expect(cartCount(await app.inCart())).toBe(total));
    // Longer than a double click.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(cartCount(await app.inCart())).toBe(total);
  }
});

test('PRV-015 what ordering again says goes with the member, and its entry of the history, too', async () => {
  await app.open('/account/for-you');
  const add = await app.main().findByRole('button', { name: /^Add .+ to your order$/ });
  app.world.fail(readProduct, 'status:500');
  await app.user.click(add);
  await screen.findByRole('dialog', { name: 'We couldn’t add this order.' });
  await waitFor(() => expect(app.router.history.location.state.dialog).toBe(true));
  await act(() => app.parts.session.signOut());
  await app.noDialog();
  await waitFor(() => expect(app.router.history.location.state.dialog).toBeUndefined());
});

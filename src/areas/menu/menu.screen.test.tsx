import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { type PageData, pageDataId } from '#domain/page-data.ts';
import { TEST_INSTANT } from '#mocks/server.ts';
import { answerInstead, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const OPEN_HOUSE = 'Seattle Open House';
const panel = (name: string) => screen.findByRole('region', { name });
const menu = (name: string) => screen.findByRole('region', { name });
const categories = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((each) => each.textContent);

/** As an earlier visit left it. */
function keep(storeNumber: string, ageMs = 60_000) {
  const kept = { machine: 'storeSelection', version: 1, storeNumber, distance: 2.3, confirmedAt: Date.now() - ageMs };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
}

test('MNU-001 the menu opens for everybody, with the national menus and the way to a store', async () => {
  await app.open('/menu');
  await app.heading('Menu');
  expect(categories(await menu('Drinks'))).toContain('Hot coffee');
  expect(categories(await menu('Food'))).toContain('Pastries');
  await app.user.click(within(await panel('Where will you pick it up?')).getByRole('link', { name: 'Choose a store' }));
  await app.heading('Choose a store');
});

test('PRV-001 from the menu one comes to previous orders and to the cart, and back', async () => {
  await app.open('/menu');
  await app.follow('Previous');
  await app.heading('Previous orders');
  expect(app.address()).toBe('/menu/previous');
  const banner = within(screen.getByRole('banner'));
  await app.user.click(banner.getByRole('link', { name: /^Cart/ }));
  await app.heading('Your cart is empty');
  expect(app.address()).toBe('/menu/cart');
  await app.follow('See the menu');
  await app.heading('Menu');
});

test('ORD-076 ORD-040 ORD-042 with a store its own menus are shown, who makes the order and when it can be ready', async () => {
  // Words about hours go by the visitor's clock.
  holdClock(TEST_INSTANT);
  keep(storeNamed(app.world, OPEN_HOUSE));
  await app.open('/menu');
  const chosen = await panel(OPEN_HOUSE);
  expect(within(chosen).getByText('2.3 mi')).toBeTruthy();
  expect(within(chosen).getByText(/^Open until/)).toBeTruthy();
  expect(within(chosen).getByRole('list', { name: 'Pickup options' }).children.length).toBeGreaterThan(0);
  await within(chosen).findByText(/^Ready around \d+:\d\d [AP]M$/);
  expect(chosen.textContent).toMatch(/Ready around \d+:\d\d [AP]M, as soon as possible/);
  const served = categories(await menu('Drinks'));
  app.close();
  window.localStorage.clear();
  await app.open('/menu');
  expect(categories(await menu('Drinks'))).toEqual(expect.arrayContaining(served));
});

test('ORD-078 ORD-080 a restored store is confirmed or cleared by the person', async () => {
  keep(storeNamed(app.world, OPEN_HOUSE));
  await app.open('/menu');
  await screen.findByText(`Still ordering from ${OPEN_HOUSE}?`);
  await app.press('Yes, order here');
  await waitFor(() => expect(screen.queryByText(/^Still ordering/)).toBeNull());
  // Both buttons go with their press; the focus stays at the panel.
  await waitFor(async () => expect(document.activeElement).toBe(await panel(OPEN_HOUSE)));
  await app.press(`Clear ${OPEN_HOUSE}`);
  const invitation = await panel('Where will you pick it up?');
  await waitFor(() => expect(document.activeElement).toBe(invitation));
  expect(window.localStorage.getItem(ORDER_STORE_KEY)).toBeNull();
});

test('ORD-005 LOC-002 above the picker stands where orders go now, and the card of that store says so', async () => {
  keep(storeNamed(app.world, OPEN_HOUSE));
  await app.open('/menu/store-locator?place=Seattle');
  await app.press(`Yes, order from ${OPEN_HOUSE}`);
  const strip = screen.getByText(`Ordering from ${OPEN_HOUSE}`).closest('div');
  expect(strip).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(strip));
  await screen.findByRole('button', { name: `Ordering here: ${OPEN_HOUSE}` });
  expect(screen.getAllByText('Ordering here')).toHaveLength(1);
  await app.follow('See the menu');
  await panel(OPEN_HOUSE);
});

for (const [store, why] of [
  ['Seattle Smudged Board', 'fails'],
  ['Seattle Empty Board', 'is empty'],
] as const) {
  test(`MNU-010 a store whose menu ${why} is cleared, and the national menu is shown`, async () => {
    keep(storeNamed(app.world, store));
    await app.open('/menu');
    await screen.findByText('Could not load menus for this store. Showing national menu.');
    await panel('Where will you pick it up?');
    expect(categories(await menu('Drinks')).length).toBeGreaterThan(5);
    expect(window.localStorage.getItem(ORDER_STORE_KEY)).toBeNull();
  });
}

test('MNU-010 the national menu is said to be shown for as long as it is', async () => {
  const banner = 'Could not load menus for this store. Showing national menu.';
  keep(storeNamed(app.world, 'Seattle Empty Board'));
  await app.open('/menu');
  await screen.findByText(banner);
  await act(() => app.router.navigate({ to: '/menu', search: { storeNumber: storeNamed(app.world, OPEN_HOUSE) } }));
  await panel(OPEN_HOUSE);
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
});

test('MNU-010 MNU-011 nothing is said of the national menu before it is there', async () => {
  keep(storeNamed(app.world, OPEN_HOUSE));
  app.world.fail(readMenus, 'status:500');
  await app.open('/menu');
  await screen.findByRole('heading', { name: "We're having trouble loading menus. Please try again." });
  // What would show it may still be on its way.
  expect(app.parts.session.notices.actor.getSnapshot().context.standing).toEqual([]);
  app.world.heal();
  await app.press('Try again');
  await menu('Drinks');
  await screen.findByText('Could not load menus for this store. Showing national menu.');
});

test('MNU-010 without a connection the store stays, and its menu comes with the next try', async () => {
  keep(storeNamed(app.world, OPEN_HOUSE));
  app.world.fail(readMenus, 'drop-before');
  await app.open('/menu');
  await screen.findByText("We're having trouble loading menus. Please try again.");
  app.world.heal();
  await app.press('Try again');
  await menu('Drinks');
  await panel(OPEN_HOUSE);
  expect(screen.queryByText(/^Could not load menus/)).toBeNull();
});

for (const [fault, words] of [
  ['status:500', "We're having trouble loading menus. Please try again."],
  ['truncate', "We're having trouble loading menus. Please try again."],
  ['status:404', "We couldn't find any menus."],
] as const) {
  test(`MNU-011 PRV-034 PRV-035 a national menu that meets ${fault} says so and can be loaded again`, async () => {
    app.world.fail(readMenus, fault);
    await app.open('/menu');
    await screen.findByRole('heading', { name: words });
    app.world.heal();
    await app.press('Try again');
    await menu('Drinks');
    expect(document.activeElement).toBe(await app.heading('Menu'));
  });
}

test('MNU-010 PRV-034 menus without a single product are none', async () => {
  const category = { id: 'bakery', name: 'Bakery', products: [], subcategories: [] };
  const menus = [{ id: 'food', name: 'Food', currency: 'USD', categories: [category] }];
  answerInstead(readMenus, () => Response.json({ data: { menus } }));
  await app.open('/menu');
  await screen.findByRole('heading', { name: "We couldn't find any menus." });
});

test('D-080 D-361 what the page was built with and the country sells no more goes, with a store it keeps its place', async () => {
  const gone = { id: 'summer-only', name: 'Summer only', picture: '' };
  const outline: PageData['menu'] = { menus: [{ id: 'drinks', name: 'Drinks', categories: [gone] }], featured: null };
  const prerendered = document.createElement('script');
  Object.assign(prerendered, { type: 'application/json', id: pageDataId('menu'), lang: 'en-US' });
  prerendered.textContent = JSON.stringify(outline);
  document.head.append(prerendered);
  onTestFinished(() => prerendered.remove());
  await app.open('/menu');
  await screen.findByRole('link', { name: 'Hot coffee' });
  expect(screen.queryByText('Summer only')).toBeNull();
  keep(storeNamed(app.world, OPEN_HOUSE));
  await app.open('/menu');
  await panel(OPEN_HOUSE);
  expect(await screen.findByText('Summer only')).toBeTruthy();
  expect(screen.getByText('Not sold at this store.')).toBeTruthy();
});

test('ORD-040 a store whose data or pick-up times fail says which, and the menus are there', async () => {
  keep(storeNamed(app.world, OPEN_HOUSE));
  app.world.fail(readStoreByNumber, 'status:500', 1);
  app.world.fail(readStoreTimeSlots, 'status:500');
  await app.open('/menu');
  await screen.findByText('We couldn’t load this store.');
  await menu('Drinks');
  await app.press('Try again');
  await within(await panel(OPEN_HOUSE)).findByText('We couldn’t load pickup times.');
});

test('ORD-076 nothing is said of the pick-up times of a store that is there while they are on their way', async () => {
  keep(storeNamed(app.world, OPEN_HOUSE));
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('"get-store-time-slots"'));
  await app.open('/menu');
  const chosen = await panel(OPEN_HOUSE);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  const times = () => within(chosen).queryByText(/pickup times|^Ready around/);
  expect(times()).toBeNull();
  arrive();
  await waitFor(() => expect(times()?.textContent).toMatch(/^Ready around/));
});

test('ORD-042 a store that is closed now has no pick-up times', async () => {
  keep(storeNamed(app.world, OPEN_HOUSE));
  app.startWorld({ name: 'store-closed' });
  await app.open('/menu');
  await within(await panel(OPEN_HOUSE)).findByText('No pickup times right now');
});

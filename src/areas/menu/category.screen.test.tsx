import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { menusQuery, readMenus } from '#api/menu/menu.ts';
import { readProduct } from '#api/menu/product.ts';
import type { Availability, Menu, MenuProduct } from '#domain/menu/menu.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { cartPort } from '#session/cart/cart.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = async (name: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name });
  const found = link.closest('article');
  if (!found) throw new Error(`${name} has no card.`);
  return found;
};
const ordered = async () =>
  (await app.inCart()).map(({ quantity, size, product }) => `${quantity} ${size} ${product.name}`);

/** A menu in which a product cannot be had. */
const withAvailability = (menu: Menu, name: string, availability: Availability): Menu => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    subcategories: category.subcategories.map((part) => ({
      ...part,
      products: part.products.map((product) => (product.name === name ? { ...product, availability } : product)),
    })),
  })),
});

/** A menu in which the House Brew has another number and form. */
const withBrew = (menu: Menu, keys: Pick<MenuProduct, 'productNumber' | 'formCode'>): Menu => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    subcategories: category.subcategories.map((part) => ({
      ...part,
      products: part.products.map((product) => (product.name === 'House Brew' ? { ...product, ...keys } : product)),
    })),
  })),
});

/** A menu whose categories have what stood in their first part beside their parts. */
const withoutFirstPart = (menu: Menu): Menu => ({
  ...menu,
  categories: menu.categories.map(({ subcategories: [first, ...parts], ...category }) => ({
    ...category,
    products: [...category.products, ...(first?.products ?? [])],
    subcategories: parts,
  })),
});

function keep(storeNumber: string) {
  const kept = { machine: 'storeSelection', version: 1, storeNumber, distance: 2.3, confirmedAt: Date.now() - 60_000 };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
}

test('MNU-002 a category lists everything in it, a part of it only what is there, without signing in', async () => {
  await app.open('/menu/drinks/hot-coffee');
  await app.heading('Hot coffee');
  const all = names();
  expect(all).toEqual(expect.arrayContaining(['House Brew', 'Flat White']));
  await app.follow('Brewed coffee');
  await app.heading('Brewed coffee');
  expect(app.address()).toBe('/menu/drinks/hot-coffee/brewed');
  expect(names()).toContain('House Brew');
  expect(names()).not.toContain('Flat White');
  expect(names().length).toBeLessThan(all.length);
  expect(app.calls(readMenus)).toBe(1);
});

test('MNU-002 a category lists what stands in none of its parts, too', async () => {
  await app.open('/menu/drinks/hot-coffee');
  await app.heading('Hot coffee');
  const all = names();
  act(() => {
    app.parts.queryClient.setQueryData(menusQuery('en-US', null).queryKey, (menus) => menus?.map(withoutFirstPart));
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Brewed coffee' })).toBeNull());
  expect(names().toSorted()).toEqual(all.toSorted());
});

test('a product shows picture, price in the currency of its menu, and calories, and leads to its page', async () => {
  await app.open('/menu/drinks/hot-coffee/brewed', { locale: 'en-CA' });
  const brew = await card('House Brew');
  expect(brew.querySelector('img')?.getAttribute('src')).toBe('/art/menu/1001.svg');
  expect(brew.textContent).toContain('$4.15');
  expect(brew.textContent).toContain('5 calories');
  expect(within(brew).getByRole('link').getAttribute('href')).toBe('/menu/product/1001/hot');
});

test('MNU-003 the address of a product keeps whatever is in its number and form', async () => {
  await app.open('/menu/drinks/hot-coffee/brewed');
  await card('House Brew');
  await act(async () => {
    app.parts.queryClient.setQueryData(menusQuery('en-US', null).queryKey, (menus) =>
      menus?.map((menu) => withBrew(menu, { productNumber: '10/01', formCode: 'hot/#1' })),
    );
  });
  await waitFor(async () =>
    expect(
      within(await card('House Brew'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/menu/product/10%2F01/hot%2F%231'),
  );
});

test('ORD-009 MNU-013 the plus adds the usual size as it comes, as often as it is pressed, at the store whose menu is shown', async () => {
  keep(storeNamed(app.world, 'Seattle Downtown'));
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  const flatWhite = within(await card('Flat White'));
  app.world.fail(readProduct, 'latency:200');
  const add = flatWhite.getByRole('button', { name: 'Add Flat White' });
  await app.user.dblClick(add);
  await waitFor(async () => expect(await ordered()).toEqual(['2 Medium Flat White']));
  const [item] = await app.inCart();
  expect(item?.childItems.length).toBeGreaterThan(0);
  expect(item?.price).toEqual({ amount: 525, currency: 'USD' });
  expect(document.activeElement).toBe(add);
});

test('PRV-023 an order without room for it says so, and no tick says that it was added', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  const cart = cartPort(app.parts.session);
  cart.send({ type: 'item.added', item: cartLatte({ quantity: 15 }), limit: 15 });
  await waitFor(() => expect(cart.count()).toBe(15));
  const add = within(await card('Flat White')).getByRole('button', { name: 'Add Flat White' });
  await app.user.click(add);
  expect(await screen.findByText("There's a 15 item max for a single order.")).toBeTruthy();
  expect(add.hasAttribute('data-added')).toBe(false);
  expect((await app.inCart()).map(({ quantity }) => quantity)).toEqual([15]);
});

test('PRV-029 PRV-030 PRV-031 PRV-032 what cannot be had says why and has no plus', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  await app.heading('Espresso and lattes');
  const reasons: readonly (readonly [Availability, string])[] = [
    ['NotOrderable', 'Unavailable to purchase online'],
    ['SoldOut', 'Sold out at this store.'],
    ['NotAvailableHere', 'Not sold at this store.'],
    ['Unavailable', 'This item is unavailable'],
  ];
  for (const [availability, words] of reasons) {
    await act(async () => {
      app.parts.queryClient.setQueryData(menusQuery('en-US', null).queryKey, (menus) =>
        menus?.map((menu) => withAvailability(menu, 'Flat White', availability)),
      );
    });
    const shown = within(await card('Flat White'));
    expect(shown.getByText(words)).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
  }
  expect(within(await card('Caffè Mocha')).getByRole('button', { name: 'Add Caffè Mocha' })).toBeTruthy();
});

test('PRV-030 D-348 what the plus finds out to be sold out is said until the menu is read anew, and the focus stays at the product', async () => {
  const store = storeNamed(app.world, 'Seattle Downtown');
  keep(store);
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  const flatWhite = await card('Flat White');
  const link = within(flatWhite).getByRole('link');
  app.world.soldOut.add(link.getAttribute('href')?.split('/').at(-2) ?? '');
  await app.press('Add Flat White');
  expect((await within(flatWhite).findByRole('alert')).textContent).toBe('Sold out at this store.');
  expect(document.activeElement).toBe(link);
  // The menu is read anew, and has it: the same answer as before.
  const { queryKey } = menusQuery('en-US', storeNumberOf(store));
  await act(async () => {
    app.parts.queryClient.setQueryData(queryKey, (menus) => menus);
  });
  expect(within(flatWhite).queryByText('Sold out at this store.')).toBeNull();
  expect(within(flatWhite).getByRole('button', { name: 'Add Flat White' })).toBeTruthy();
});

test('PRV-036 a category, or a part of one, that is not there says so', async () => {
  for (const address of ['/menu/drinks/nothing', '/menu/drinks/hot-coffee/nothing']) {
    await app.open(address);
    await app.heading("We couldn't find that category.");
  }
});

test('PRV-028 ORD-010 the way up from a part of a category, and on to a part, still replaces the line', async () => {
  await app.open('/menu');
  const item = cartLatte();
  cartPort(app.parts.session).send({ type: 'item.added', item, limit: 15 });
  const line = `line=${encodeURIComponent(item.itemId)}`;
  await act(() => app.router.navigate({ href: `/menu/drinks/hot-coffee/brewed?${line}` }));
  await app.heading('Brewed coffee');
  await app.follow('Hot coffee');
  await app.heading('Hot coffee');
  expect(app.address()).toBe(`/menu/drinks/hot-coffee?${line}`);
  await app.follow('Brewed coffee');
  await app.heading('Brewed coffee');
  expect(app.address()).toBe(`/menu/drinks/hot-coffee/brewed?${line}`);
});

test('ORD-010 a line is replaced once, however often a plus is pressed before the cart is there', async () => {
  await app.open('/menu');
  const item = cartLatte();
  cartPort(app.parts.session).send({ type: 'item.added', item, limit: 15 });
  await act(() =>
    app.router.navigate({
      href: `/menu/drinks/hot-coffee/espresso-drinks?line=${encodeURIComponent(item.itemId)}`,
    }),
  );
  await app.heading('Espresso and lattes');
  // The cart is on its way for as long as it takes.
  vi.spyOn(app.router, 'navigate').mockReturnValue(new Promise(() => {}));
  const [one, other] = ['Flat White', 'Caffè Mocha'].map((name) => screen.getByRole('button', { name: `Add ${name}` }));
  if (!one || !other) throw new Error('A plus is missing.');
  await app.user.click(one);
  await waitFor(async () => expect(await ordered()).toEqual(['1 Medium Flat White']));
  for (const plus of [one, other]) await app.user.click(plus);
  await app.atRest();
  await waitFor(async () => expect(await ordered()).toEqual(['1 Medium Flat White']));
});

test('ORD-010 a way to the cart that is cut off leaves a page whose plus adds again', async () => {
  await app.open('/menu');
  const item = cartLatte();
  cartPort(app.parts.session).send({ type: 'item.added', item, limit: 15 });
  const page = `/menu/drinks/hot-coffee/espresso-drinks?line=${encodeURIComponent(item.itemId)}`;
  await act(() => app.router.navigate({ href: page }));
  await app.heading('Espresso and lattes');
  const navigate = app.router.navigate.bind(app.router);
  vi.spyOn(app.router, 'navigate').mockImplementationOnce((options) => {
    const leaving = navigate(options);
    app.router.history.back();
    return leaving;
  });
  await app.press('Add Flat White');
  await waitFor(async () => expect(await ordered()).toEqual(['1 Medium Flat White']));
  await app.atRest();
  expect(app.address()).toBe(page);
  await app.press('Add Caffè Mocha');
  await waitFor(async () => expect(await ordered()).toEqual(['1 Medium Flat White', '1 Medium Caffè Mocha']));
});

test('PRV-034 PRV-035 where the menus cannot be loaded that is the heading of the page', async () => {
  app.world.fail(readMenus, 'status:500');
  await app.open('/menu/drinks/hot-coffee');
  await screen.findByRole('heading', { level: 1, name: "We're having trouble loading menus. Please try again." });
  app.world.heal();
  await app.press('Try again');
  const heading = await app.heading('Hot coffee');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('MNU-012 MNU-007 an unknown menu, and every other address under the menu, leads to the menu', async () => {
  for (const address of [
    '/menu/nothing/hot-coffee',
    '/menu/nothing/hot-coffee/brewed',
    '/menu/product/1010',
    '/menu/cart/x',
    '/menu/drinks',
    '/menu/a/b/c/d',
  ]) {
    await app.open(address);
    await app.heading('Menu');
    await waitFor(() => expect(app.address()).toBe('/menu'));
  }
});

test('MNU-010 a store that was cleared while its menu loads leaves the national one', async () => {
  keep(storeNamed(app.world, 'Seattle Downtown'));
  const { arrive, isOnTheWay } = holdFirstAnswer(
    (call) => call.includes('"get-menu"') && call.includes(storeNamed(app.world, 'Seattle Downtown')),
  );
  await app.open('/menu/drinks/hot-coffee');
  await screen.findByText('Still ordering from Seattle Downtown?');
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  const { orderStorePort } = await import('#session/order-store/order-store.ts');
  await act(async () => orderStorePort(app.parts.session, app.parts.queryClient).send({ type: 'store.cleared' }));
  await screen.findByText('Choose a store to see what it has today.');
  await app.heading('Hot coffee');
  arrive();
  await app.atRest();
  expect(screen.getByText('Choose a store to see what it has today.')).toBeTruthy();
  expect(screen.queryByText(/^Could not load menus/)).toBeNull();
});

test('ORD-080 a restored store is confirmed from a category, and the focus stays where the button was', async () => {
  keep(storeNamed(app.world, 'Seattle Open House'));
  await app.open('/menu/drinks/hot-coffee');
  await app.press('Yes, order here');
  await waitFor(() => expect(screen.queryByText(/^Still ordering/)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Store of this order' })));
});

test('LOC-077 another store, chosen from a category, leads back to that category', async () => {
  await app.open('/menu/drinks/hot-coffee');
  await app.user.click(await app.main().findByRole('link', { name: 'Choose a store' }));
  await app.heading('Choose a store');
  await app.enter(screen.getByRole('combobox', { name: 'City, neighborhood or ZIP code' }), 'Seattle');
  await app.user.keyboard('{Enter}');
  await app.press('Order here: Seattle Open House');
  await app.heading('Hot coffee');
  expect(app.address()).toBe('/menu/drinks/hot-coffee');
  await screen.findByText('Seattle Open House');
});

test('LOC-077 a category that the picker was opened from is not led back to once the picker was left', async () => {
  await app.open('/menu/drinks/hot-coffee');
  await app.user.click(await app.main().findByRole('link', { name: 'Choose a store' }));
  await app.heading('Choose a store');
  await act(() => app.router.navigate({ to: '/store-locator', search: { place: 'Seattle' } }));
  await app.heading('Find a store');
  await app.press('Order here: Seattle Open House');
  await waitFor(() => expect(app.address()).toBe('/menu'));
});

test('MNU-001 D-447 after signing out the menu stands as it did, and is not asked for again', async () => {
  await app.open('/menu/drinks/hot-coffee', { as: 'member-green' });
  await app.heading('Hot coffee');
  const before = app.calls(readMenus);
  await act(async () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));
  await app.heading('Hot coffee');
  await app.atRest();
  await app.heading('Hot coffee');
  expect(app.calls(readMenus)).toBe(before);
});

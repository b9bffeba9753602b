import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { readProduct } from '#api/menu/product.ts';
import { readStoreByNumber, storeQuery } from '#api/stores/store-by-number.ts';
import { CART_KEY, cartCount } from '#domain/ordering/cart.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { answerInstead, held, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { holdClock, letTimePass } from '#tests/support/let-time-pass.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';
import { comeBackAfter } from '#tests/support/visibility.ts';
import { variant } from '#ui/button/button.css.ts';

const app = setUpApp();

const SIGN_IN = '/account/signin?returnUrl=%2Fmenu%2Fprevious';
const OPEN_HOUSE = 'Seattle Open House';
const orders = () => screen.findAllByRole('listitem');
const reorderOf = async (at: number) => {
  const buttons = await screen.findAllByRole('button', { name: /^Reorder/ });
  const button = buttons[at];
  if (!button) throw new Error('There are fewer orders.');
  return app.user.click(button);
};

/** The order store of an earlier visit, and its number. */
function keepStore(number?: string) {
  const storeNumber = number ?? storeNamed(app.world, OPEN_HOUSE);
  const kept = { machine: 'storeSelection', version: 1, storeNumber, distance: 2.3, confirmedAt: Date.now() - 60_000 };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
  return storeNumber;
}

test('MNU-006 PRV-008 PRV-016 PRV-017 a member asks for ten orders and sees ten at most, without what is no product', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  expect(sentVariables(readPreviousOrders)).toMatchObject([{ limit: 10 }]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  expect((await orders()).map((each) => each.textContent).join()).not.toMatch(/Paper bag|Rounding/);
});

test('PRV-019 the orders of the counter, and no others, have the badge of what was ordered in the store', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  const cards = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));
  const badges = cards.map((card) => card !== null && within(card).queryByText('In store') !== null);
  expect(badges.flatMap((isThere, at) => (isThere ? [at] : []))).toEqual([1, 5, 9]);
});

test('MNU-023 what was pressed says that it is being added: one item of an order of one is not the whole order', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  const cards = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading.closest('li') ?? document.body));
  const card = cards.find(
    (one) => one.getAllByRole('listitem').length === 1 && one.queryByRole('button', { name: /^Add/ }),
  );
  if (!card) throw new Error('An order of one item is needed.');
  const { release, released } = held();
  answerInstead(readProduct, async (send) => {
    await released;
    return send();
  });
  await app.user.click(card.getByRole('button', { name: /^Add/ }));
  expect(card.queryByText('Adding…')).toBeNull();
  release();
});

test('MNU-008 MNU-009 PRV-015 other visitors are invited to sign in, with the way back, and nothing is asked', async () => {
  for (const persona of ['anonymous', 'guest'] as const) {
    await app.open('/menu/previous', { as: persona });
    await screen.findByRole('heading', { name: 'Sign in to see your orders' });
    const links = app.main().getAllByRole('link', { name: 'Sign in' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([SIGN_IN]);
    expect(app.calls(readPreviousOrders)).toBe(0);
  }
});

test('PRV-007 PRV-014 the orders are asked for the chosen store with its pricing input, without a store for the country', async () => {
  app.world.become('member-green');
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/previous');
  await screen.findAllByRole('button', { name: /^Reorder/ });
  expect(sentVariables(readPreviousOrders)).toEqual([{ locale: 'en-US', limit: 10 }]);
  app.close();
  const storeNumber = keepStore();
  await app.open('/menu/previous');
  await screen.findAllByRole('button', { name: /^Reorder/ });
  expect(sentVariables(readPreviousOrders).slice(1)).toEqual([
    {
      locale: 'en-US',
      limit: 10,
      storeNumber,
      storePricingInput: { timeZone: 'America/Los_Angeles', ownershipTypeCode: 'CO', countryCode: 'US' },
    },
  ]);
});

test('PRV-007 PRV-014 MNU-023 where nothing can be read of the chosen store, orders and products are asked for by its number', async () => {
  app.world.become('member-green');
  const storeNumber = keepStore();
  app.world.fail(readStoreByNumber, 'status:500');
  const sent = vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/previous');
  await reorderOf(1);
  await waitFor(async () => expect(cartCount(await app.inCart())).toBe(1));
  expect(sentVariables(readPreviousOrders)).toEqual([{ locale: 'en-US', limit: 10, storeNumber }]);
  const products = sent.mock.calls.map(([address]) => String(address)).filter((one) => one.includes('/ordering/'));
  expect(products.map((one) => new URL(one, 'https://northstar.test').searchParams.get('storeNumber'))).toEqual([
    storeNumber,
  ]);
});

test('PRV-007 once the chosen store can be read, the orders are asked for with its pricing input', async () => {
  app.world.become('member-green');
  const storeNumber = keepStore();
  app.world.fail(readStoreByNumber, 'status:500');
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/previous');
  await screen.findAllByRole('button', { name: /^Reorder/ });
  app.world.heal();
  await act(() =>
    app.parts.queryClient.refetchQueries({ queryKey: storeQuery(storeNumberOf(storeNumber ?? '')).queryKey }),
  );
  await waitFor(() =>
    expect(sentVariables(readPreviousOrders).at(-1)).toHaveProperty('storePricingInput.countryCode', 'US'),
  );
  await screen.findAllByRole('button', { name: /^Reorder/ });
});

test('PRV-007 where no store has the number of the chosen one, the orders are those of the country, also while it is looked up again', async () => {
  app.world.become('member-green');
  keepStore('1-1');
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/previous');
  await screen.findAllByRole('button', { name: /^Reorder/ });
  app.world.fail(readStoreByNumber, 'latency:1000', 1);
  void app.parts.queryClient.refetchQueries({ queryKey: storeQuery(storeNumberOf('1-1')).queryKey });
  await waitFor(() => expect(app.calls(readStoreByNumber)).toBe(2));
  expect(screen.getAllByRole('button', { name: /^Reorder/ }).length).toBeGreaterThan(0);
  expect(sentVariables(readPreviousOrders)).toEqual([{ locale: 'en-US', limit: 10 }]);
});

test('PRV-009 PRV-010 FC-070 orders that are cancelled while it is asked whose session it is are listed all the same', async () => {
  app.world.become('member-green');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readPreviousOrders.graph.name));
  await app.open('/menu/previous');
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: 'No orders yet' })).toBeNull();
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  arrive();
  await screen.findAllByRole('button', { name: /^(Reorder|Try again)/ });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('PRV-010 PRV-013 MNU-022 another language fetches the orders anew, the first one again does not', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByText('Caffè Mocha');
  await app.parts.catalogue.setLocale('fr-CA');
  await screen.findAllByText('Moka');
  expect(app.calls(readPreviousOrders)).toBe(2);
  await app.parts.catalogue.setLocale('en-US');
  await screen.findAllByText('Caffè Mocha');
  expect(app.calls(readPreviousOrders)).toBe(2);
  vi.spyOn(globalThis, 'fetch');
  await app.parts.catalogue.setLocale('es-US');
  await waitFor(() => expect(sentVariables(readPreviousOrders)).toMatchObject([{ locale: 'es-US' }]));
});

test('PRV-010 PRV-014 MNU-022 another store fetches the orders anew, the first one again does not', async () => {
  const orderedAt = async (name: string) => {
    const storeNumber = storeNamed(app.world, name);
    await app.router.navigate({ to: '/menu', search: { storeNumber } });
    await screen.findByRole('region', { name });
    await app.router.navigate({ to: '/menu/previous' });
    await screen.findAllByRole('button', { name: /^Reorder/ });
    return app.calls(readPreviousOrders);
  };
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  expect(await orderedAt(OPEN_HOUSE)).toBe(2);
  expect(await orderedAt('Seattle Members Lounge')).toBe(3);
  expect(await orderedAt(OPEN_HOUSE)).toBe(3);
});

test('PRV-012 orders that were shown before are read again once they are two hours old, not two hours after the page was opened again', async () => {
  const pass = letTimePass();
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  await app.router.navigate({ to: '/menu' });
  await pass(90);
  await app.router.navigate({ to: '/menu/previous' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  await pass(29);
  expect(app.calls(readPreviousOrders)).toBe(1);
  await pass(2);
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(2));
});

test('PRV-012 D-383 after a sleep of two hours the orders are read anew as the page is shown, and stand meanwhile', async () => {
  holdClock();
  await app.open('/menu/previous', { as: 'member-green' });
  const [first] = await screen.findAllByRole('button', { name: /^Reorder/ });
  app.world.fail(readPreviousOrders, 'status:500', 1);
  for (const calls of [2, 3]) {
    await comeBackAfter(121);
    await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(calls));
    await app.atRest();
    expect(first?.isConnected, 'nothing is drawn anew').toBe(true);
  }
});

test('PRV-012 D-383 after a sleep of two hours a member without orders is asked about anew as the page is shown', async () => {
  holdClock();
  await app.open('/menu/previous', { as: 'member-new' });
  await screen.findByRole('heading', { name: 'No orders yet' });
  await comeBackAfter(121);
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(2));
});

test('PRV-012 D-383 after a sleep it is the list in the language of now whose age counts', async () => {
  holdClock();
  await app.open('/menu/previous', { as: 'member-new' });
  await screen.findByRole('heading', { name: 'No orders yet' });
  await app.parts.catalogue.setLocale('fr-CA');
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(2));
  await app.atRest();
  // No page shows the first list any more: the cache lets it go.
  app.parts.queryClient.removeQueries({ queryKey: ['previous-orders', 'en-US'] });
  await comeBackAfter(121);
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(3));
});

test('PRV-012 D-383 what is left of the two hours is counted anew as the page is shown', async () => {
  const pass = letTimePass();
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  await comeBackAfter(118);
  await app.atRest();
  expect(app.calls(readPreviousOrders)).toBe(1);
  await pass(3);
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(2));
});

test('PRV-012 FC-184 D-383 of orders that were read by a clock ahead no age is known: they are read anew as the page is shown', async () => {
  holdClock();
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  await comeBackAfter(-300);
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(2));
  await comeBackAfter(60);
  await app.atRest();
  expect(app.calls(readPreviousOrders)).toBe(2);
});

test('PRV-012 FC-184 a clock that is set back makes no orders last longer: they are read again when their time is over', async () => {
  const pass = letTimePass();
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  vi.setSystemTime(Date.now() - 5 * 60 * 60_000);
  await pass(121);
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(2));
});

test('MNU-023 reordering puts into the cart what is there, and names what is not', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await reorderOf(0);
  const dialog = await screen.findByRole('dialog', { name: '2 items are in your order' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Lavender Honey LatteThis item is unavailable', 'Pear and Ginger GaletteThis item is unavailable']);
  const items = await app.inCart();
  expect(items.map(({ product, quantity }) => [product.name, quantity])).toEqual([['Caffè Mocha', 2]]);
});

test('MNU-023 what the server refuses to name is skipped, too', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  app.world.fail(readProduct, 'status:400', 1);
  await reorderOf(0);
  await waitFor(() => expect(screen.getAllByText('This item is unavailable').length).toBeGreaterThan(1));
  expect(screen.queryByRole('dialog', { name: 'We couldn’t add this order.' })).toBeNull();
});

test('PRV-015 what a reorder says goes with the member, and what it was looking up is not added', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await reorderOf(0);
  await screen.findByRole('dialog', { name: '2 items are in your order' });
  await act(() => app.parts.session.signOut());
  await app.noDialog();
  // Its entry has gone with it: one Back leaves the page.
  await waitFor(() => expect(app.router.history.location.state.dialog).toBeUndefined());
  app.close();

  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => /v1\/ordering\/\d+/.test(call));
  await reorderOf(1);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await act(() => app.parts.session.signOut());
  arrive();
  await app.atRest();
  expect(await app.inCart()).toEqual([]);
});

test('MNU-023 where nothing of an order can be had, ordering it again is not what the page asks for most', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  const buttons = await screen.findAllByRole('button', { name: /^Reorder/ });
  const nothing = buttons.filter((button) => button.classList.contains(variant.secondary));
  expect(nothing).toEqual([buttons[8]]);
  expect(buttons.filter((button) => button.classList.contains(variant.primary))).toHaveLength(buttons.length - 1);
});

test('PRV-016 PRV-017 PRV-018 A44 an order of which nothing is listed is not ordered again', async () => {
  const { history } = app.world.account('member-green');
  // What is left is what a till writes beside products.
  for (const order of history.filter(({ kind }) => kind === 'order').slice(0, 2)) Object.assign(order, { lines: [] });
  await app.open('/menu/previous', { as: 'member-green' });
  expect(await screen.findAllByRole('button', { name: /^Reorder/ })).toHaveLength(8);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
});

test('MNU-023 the same drink of two orders is one line, as it comes', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await reorderOf(1);
  await waitFor(async () => expect(cartCount(await app.inCart())).toBe(1));
  const [add] = screen.getAllByRole('button', { name: 'Add Caffè Mocha to your order' });
  if (!add) throw new Error('There is no item.');
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull());
  await app.user.click(add);
  await waitFor(async () => expect(cartCount(await app.inCart())).toBe(3));
  expect(await app.inCart()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PRV-023 the room of an order is what another tab has left, also before this one has heard of it', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await reorderOf(1);
  await waitFor(async () => expect(cartCount(await app.inCart())).toBe(1));
  const [reorder] = screen.getAllByRole('button', { name: /^Reorder/ });
  await waitFor(() => expect(reorder?.getAttribute('aria-disabled')).toBeNull());
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ quantity: 13 })]));
  await reorderOf(0);
  await screen.findByRole('dialog', { name: "There's a 15 item max for a single order." });
  expect(cartCount(await app.inCart())).toBe(14);
});

test('products that cannot be looked up add nothing, and can be tried again', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  app.world.fail(readProduct, 'status:500');
  await reorderOf(1);
  await screen.findByRole('dialog', { name: 'We couldn’t add this order.' });
  expect(await app.inCart()).toEqual([]);
  app.world.heal();
  await app.press('Try again');
  await waitFor(async () => expect(cartCount(await app.inCart())).toBe(1));
  // Back leads on: no entry of the dialog is left.
  expect(app.router.history.location.state.dialog).toBeUndefined();
});

test('FC-070 orders that are listed, and cannot be read again once it is known whose they are, say so and can be tried again', async () => {
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  app.world.fail(readPreviousOrders, 'status:500');
  // As where Back brings the page out of the browser's cache: it is asked whose session it is, and it is the same member's.
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await act(() => app.parts.session.resolveVisitor());
  await screen.findByText('We couldn’t load your orders.');
  app.world.heal();
  await app.press('Try again');
  await screen.findAllByRole('button', { name: /^Reorder/ });
});

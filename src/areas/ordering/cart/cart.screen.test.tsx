import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { readProduct } from '#api/menu/product.ts';
import { priceOrderGuest } from '#api/ordering/price-order.ts';
import { readPricingRules, readStorePricing } from '#api/ordering/pricing-rules.ts';
import { CART_KEY, type CartItem } from '#domain/ordering/cart.ts';
import { cartPort } from '#session/cart/cart.ts';
import { keepCartAt } from '#tests/support/cart-at.ts';
import { cartLatte, cartOption, keptCartText } from '#tests/support/cart-items.ts';
import { letTimePass } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const CART = '/menu/cart';
const OPEN_HOUSE = 'Seattle Open House';
const MEMBERS_LOUNGE = 'Seattle Members Lounge';

/** A large latte as its page makes it, with everything that is in it by itself, or what a test changes about it. */
const latte = (change: Parameters<typeof cartLatte>[0] = {}): CartItem =>
  cartLatte({
    sizeCode: 'L',
    size: 'Large',
    childItems: [['5031', 2] as const, ...['5041', '5012', '5122', '5152', '5181'].map((id) => [id, 1] as const)].map(
      ([id, quantity]) => cartOption(id, quantity),
    ),
    ...change,
  });
const brew = cartLatte({
  product: { productNumber: '1001', name: 'House Brew' },
  sizeCode: 'M',
  size: 'Medium',
  price: { amount: 345, currency: 'USD' },
});

async function openCart(items: readonly CartItem[], { store = OPEN_HOUSE }: { store?: string | null } = {}) {
  if (store === null) window.localStorage.setItem(CART_KEY, keptCartText(items));
  else await keepCartAt(app, storeNamed(app.world, store), items);
  await app.open(CART);
  await screen.findByRole('heading', { level: 1 });
}

const line = (name: string) => screen.findByRole('listitem', { name });
const why = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

test('ORD-001 the cart stands without the global navigation and without the footer, and leads back to the menu', async () => {
  await openCart([latte()]);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the menu' }).getAttribute('href')).toBe('/menu');
});

test('OPP-003 a line shows picture, name, size, options, price of all of it, and how to change it', async () => {
  await openCart([latte({ quantity: 2, childItems: [...latte().childItems, cartOption('5052', 2)] })]);
  const shown = await line('Caffè Latte');
  await waitFor(() => expect(shown.textContent).toMatch(/2\s×\sVanilla syrup/));
  expect(within(shown).getByText('Large')).toBeTruthy();
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/art/menu/1010.svg');
  const edit = within(shown).getByRole('link', { name: 'Edit Caffè Latte' }).getAttribute('href');
  expect(edit).toMatch(/^\/menu\/product\/1010\/hot\?line=1010%2Fhot%2FL%2FOPT/);
});

test('a price that has changed since is shown with what it was, and counts in the subtotal', async () => {
  await openCart([latte({ quantity: 2, price: { amount: 500, currency: 'USD' } }), brew]);
  const shown = await line('Caffè Latte');
  await within(shown).findByText('$10.90');
  expect(within(shown).getByText('Was $10.00')).toBeTruthy();
  expect((await line('House Brew')).textContent).not.toContain('Was');
  expect(screen.getByText('Estimated subtotal').nextSibling?.textContent).toBe('$14.35');
});

test('ORD-011 more and fewer of a line, until it is gone, which can be undone', async () => {
  await openCart([latte(), brew]);
  await app.press('One more Caffè Latte');
  expect(within(await line('Caffè Latte')).getByText('2 in your order')).toBeTruthy();
  await app.press('One fewer Caffè Latte');
  await app.press('One fewer Caffè Latte');
  await screen.findByText('Caffè Latte removed');
  expect(screen.queryByRole('listitem', { name: 'Caffè Latte' })).toBeNull();
  await app.press('Undo');
  expect(await line('Caffè Latte')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toContain('Caffè Latte');
});

test('ORD-011 D-423 what the order comes to is announced after a change of it, and not as the page comes', async () => {
  await openCart([latte(), brew]);
  await screen.findByText('Estimated subtotal');
  const sums = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((words) => words.includes('$'));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(sums()).toEqual([]);
  await app.press('One more Caffè Latte');
  await waitFor(() => expect(sums()).toEqual(['Estimated subtotal $14.35']));
});

test('ORD-011 the second press of a double click is not for the line that has come under it', async () => {
  await openCart([latte(), brew]);
  await app.press('Remove Caffè Latte');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Caffè Latte' })).toBeNull());
  const remove = screen.getByRole('button', { name: 'Remove House Brew' });
  fireEvent.click(remove, { detail: 2 });
  expect(await line('House Brew')).toBeTruthy();
  await app.user.click(remove);
  await app.heading('Your cart is empty');
});

test('ORD-015 the cart is emptied at once, which can be undone', async () => {
  await openCart([latte({ quantity: 2 }), brew]);
  await app.press('Empty cart');
  await app.heading('Your cart is empty');
  await screen.findByText('3 items removed');
  await app.press('Undo');
  await line('House Brew');
  expect(await line('Caffè Latte')).toBeTruthy();
});

test('PRV-023 at the limit no more can be added, which is said, and a cart beyond it cannot be ordered', async () => {
  await openCart([latte({ quantity: 14 })]);
  await app.press('One more Caffè Latte');
  expect(screen.getByText("There's a 15 item max for a single order.")).toBeTruthy();
  await app.press('One more Caffè Latte');
  expect((await line('Caffè Latte')).textContent).toContain('15 in your order');
  await openCart([latte({ quantity: 16 })]);
  const more = await screen.findByRole('button', { name: 'One more Caffè Latte' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
  const checkout = screen.getByRole('button', { name: 'Guest checkout (16)' });
  expect(why(checkout)).toBe("There's a 15 item max for a single order.");
});

test('ORD-002 ORD-003 ORD-006 a member reviews the order once it is priced', async () => {
  app.world.become('member-green');
  await openCart([latte({ quantity: 3 })]);
  const review = await screen.findByRole('button', { name: 'Review order (3)' });
  await waitFor(() => expect(review.getAttribute('aria-disabled')).toBeNull());
  await app.press('Review order (3)');
  await screen.findByRole('dialog', { name: 'Review and pay' });
  await waitFor(() => expect(app.address()).toBe('/menu/cart#payment-summary'));
  expect(screen.queryByRole('button', { name: 'Checkout', hidden: true })).toBeNull();
});

test('ORD-002 ORD-003 who is not signed in goes on as a guest, or with an account, at a store that takes guests', async () => {
  await openCart([latte({ quantity: 2 }), brew]);
  const guests = await screen.findByRole('link', { name: 'Guest checkout (3)' });
  expect(guests.getAttribute('href')).toBe('/menu/cart/guest/checkout');
  await app.follow('Checkout');
  await app.heading('Welcome back');
  expect(app.address()).toBe('/account/signin?returnUrl=%2Fmenu%2Fcart');
});

test('ORD-003 elsewhere there is Checkout alone', async () => {
  app.world.become('member-green');
  await openCart([latte()], { store: MEMBERS_LOUNGE });
  app.world.become('guest');
  app.parts.session.expire();
  await screen.findByRole('link', { name: 'Checkout' });
  expect(screen.queryByText(/Guest checkout/)).toBeNull();
});

test('ORD-017 without a store nothing can be ordered, which is said with the way to one (decision AO-59)', async () => {
  await openCart([latte()], { store: null });
  const checkout = await screen.findByRole('button', { name: 'Checkout' });
  expect(checkout.getAttribute('aria-disabled')).toBe('true');
  expect(why(checkout)).toBe('Choose a store first.');
  expect(screen.getByRole('link', { name: 'Choose a store' }).getAttribute('href')).toBe('/menu/store-locator');
  expect(app.calls(readMenus)).toBe(0);
});

test('PRV-020 PRV-026 PRV-028 PRV-030 ORD-016 ORD-017 what is sold out is said in a dialog and on its line, and is in the way of ordering until it is out', async () => {
  app.world.soldOut.add('1010');
  await openCart([latte({ quantity: 2 }), brew]);
  const dialog = await screen.findByRole('dialog', { name: '2 items not available at this store' });
  expect(dialog.textContent).toContain('Sold out at this store.');
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await app.noDialog();
  const shown = await line('Caffè Latte');
  expect(shown.textContent).toContain('Sold out at this store.');
  expect(shown.textContent).toContain('This changed since you added it');
  expect(
    within(shown)
      .getByRole('link', { name: /^Find something similar/ })
      .getAttribute('href'),
  ).toMatch('/menu/drinks/hot-coffee?line=');
  expect((await line('House Brew')).textContent).not.toMatch(/Sold out|again|changed/);
  for (const name of ['Guest checkout (3)', 'Checkout']) {
    const checkout = screen.getByRole('button', { name });
    expect(checkout.getAttribute('aria-disabled')).toBe('true');
    expect(why(checkout)).toBe('Remove or replace what this store doesn’t have.');
  }
  await app.press('Remove Caffè Latte');
  await screen.findByRole('link', { name: 'Guest checkout (1)' });
});

test('PRV-026 D-093 what is not available is said once, and not again at the next visit of the cart', async () => {
  app.world.soldOut.add('1010');
  await openCart([latte(), brew]);
  const dialog = await screen.findByRole('dialog', { name: '1 item not available at this store' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await app.noDialog();
  await app.router.navigate({ to: '/menu' });
  await app.router.navigate({ to: CART });
  await within(await line('Caffè Latte')).findByText(/^Sold out at this store\./);
  // The comparison of this visit is over.
  await waitFor(() => expect(screen.queryByText('Checking what this store has…')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PRV-026 PRV-027 D-093 what one visitor heard is said again to the next one', async () => {
  app.world.become('member-green');
  app.world.soldOut.add('1010');
  await openCart([latte()]);
  const said = { name: 'No items available at this store' };
  const dialog = await screen.findByRole('dialog', said);
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const { session } = app.parts;
  await app.router.navigate({ to: '/menu' });
  session.visitorActor.send({ type: 'signOut.pressed' });
  await waitFor(() => expect(session.visitor().kind).not.toBe('member'));
  const number = storeNamed(app.world, OPEN_HOUSE);
  await app.router.navigate({ href: `/menu?storeNumber=${number}` });
  await screen.findByRole('region', { name: OPEN_HOUSE });
  cartPort(session).send({ type: 'item.added', item: latte(), limit: 15 });
  await app.router.navigate({ to: CART });
  await screen.findByRole('dialog', said);
  await app.parts.catalogue.setLocale('es-US');
  await screen.findByRole('dialog', { name: 'Ningún artículo disponible en esta tienda' });
});

test('FC-181 PRV-028 ORD-010 in another language what is similar is found, and takes the place of the line', async () => {
  app.world.soldOut.add('1010');
  await openCart([latte(), brew]);
  const dialog = await screen.findByRole('dialog', { name: '1 item not available at this store' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await app.parts.catalogue.setLocale('fr-CA');
  const similar = await screen.findByRole('link', { name: /^Trouver un produit semblable/ });
  await waitFor(() => expect(similar.getAttribute('href')).toMatch('/menu/drinks/hot-coffee?line='));
});

/** Two lattes that are sold out, and what stands on the menu instead of them. */
async function lookForSomethingSimilar() {
  app.world.soldOut.add('1010');
  await openCart([latte({ quantity: 2 }), brew]);
  await app.user.click(await screen.findByRole('link', { name: 'Find something similar to Caffè Latte' }));
  expect(await screen.findByText('Choose what to have instead of Caffè Latte.')).toBeTruthy();
}

test('PRV-028 what the store does not have gives way to what a plus adds, as many of it', async () => {
  await lookForSomethingSimilar();
  await app.press('Add Dark Harbor Brew');
  await waitFor(() => expect(app.address()).toBe(CART));
  expect(await app.inCart()).toMatchObject([
    { product: { name: 'Dark Harbor Brew' }, quantity: 2 },
    { product: { name: 'House Brew' }, quantity: 1 },
  ]);
});

test('PRV-028 ORD-010 what the store does not have gives way to a product that was made one’s own', async () => {
  await lookForSomethingSimilar();
  await app.follow('Dark Harbor Brew');
  await app.heading('Dark Harbor Brew');
  expect(await screen.findByText('Choose what to have instead of Caffè Latte.')).toBeTruthy();
  await app.user.click(screen.getByRole('radio', { name: /^Small/ }));
  await app.press('Update item');
  await waitFor(() => expect(app.address()).toBe(CART));
  expect(await app.inCart()).toMatchObject([
    { product: { name: 'Dark Harbor Brew' }, sizeCode: 'S', quantity: 2 },
    { product: { name: 'House Brew' } },
  ]);
});

test('PRV-028 a line for which nothing else is wanted stays as it is', async () => {
  await lookForSomethingSimilar();
  await app.follow('Keep it as it is');
  expect(await line('Caffè Latte')).toBeTruthy();
  expect(await app.inCart()).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
});

test('PRV-020 PRV-029 PRV-030 PRV-031 PRV-032 without a store each line shows what the last one had', async () => {
  // By their sizes: their name is the same once the menu of today is read.
  const words = [
    ['NotOrderable', 'Tall', 'Unavailable to purchase online'],
    ['SoldOut', 'Wide', 'Sold out at this store.'],
    ['NotAvailableHere', 'Deep', 'Not sold at this store.'],
    ['Unavailable', 'Round', 'This item is unavailable'],
  ] as const;
  const items = words.map(([availability, size]) => latte({ sizeCode: size, size, product: { availability } }));
  await openCart([...items, brew], { store: null });
  for (const [, size, text] of words) {
    const shown = screen.getAllByRole('listitem').filter((each) => each.textContent?.includes(size));
    expect(shown).toHaveLength(1);
    expect(shown[0]?.textContent).toContain(text);
  }
  expect(screen.queryByText('This changed since you added it')).toBeNull();
  expect(screen.queryByText('Available at this store')).toBeNull();
});

test('two sizes of one drink share its details, and both are shown in today’s words', async () => {
  const warned = vi.spyOn(console, 'warn');
  await openCart([
    latte({ sizeCode: 'M', size: 'Medium', product: { name: 'Before' } }),
    latte({ product: { name: 'Before' } }),
  ]);
  await waitFor(() => expect(screen.getAllByRole('heading', { name: /Caffè Latte/ })).toHaveLength(2));
  expect(app.calls(readProduct)).toBe(1);
  expect(warned).not.toHaveBeenCalled();
});

test('ORD-010 PRV-027 PRV-028 PRV-029 PRV-031 where nothing can be had Continue leaves an empty cart', async () => {
  await openCart([
    cartLatte({ product: { productNumber: '3107', name: 'Chemex' }, formCode: 'item' }),
    cartLatte({ product: { productNumber: '9999', name: 'Gone Drink' } }),
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'No items available at this store' });
  expect(dialog.textContent).toContain('Unavailable to purchase online');
  expect(dialog.textContent).toContain('Not sold at this store.');
  // Only what the menu names has something similar beside it that could take its place.
  expect(within(dialog).getAllByRole('link', { name: /^Find something similar/ })).toHaveLength(1);
  expect(within(dialog).queryByRole('link', { name: 'Find something similar to Gone Drink' })).toBeNull();
  const another = within(dialog).getByRole('link', { name: 'Choose another store' });
  expect(another.getAttribute('href')).toBe('/menu/store-locator');
  await app.user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await app.heading('Your cart is empty');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another store says at once how much of the cart it does not have, and changes nothing', async () => {
  app.world.become('member-green');
  await openCart([latte({ quantity: 2 }), brew]);
  await line('Caffè Latte');
  app.world.soldOut.add('1010');
  const lounge = storeNamed(app.world, MEMBERS_LOUNGE);
  await app.router.navigate({ href: `/menu?storeNumber=${lounge}` });
  await screen.findByText('2 items in your cart aren’t available at this store.');
  expect(window.localStorage.getItem(CART_KEY)).not.toContain('SoldOut');
  await app.router.navigate({ to: CART });
  await screen.findByRole('dialog', { name: '2 items not available at this store' });
  expect(screen.queryByText('2 items in your cart aren’t available at this store.')).toBeNull();
});

test('the focus stays among the lines when one goes, and comes to the heading with the last', async () => {
  await openCart([latte(), brew]);
  await app.press('Remove Caffè Latte');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('House Brew'));
  await app.user.keyboard('{Enter} ');
  expect(await line('House Brew')).toBeTruthy();
  await app.press('One fewer House Brew');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your cart is empty'));
});

test('ORD-016 what can be had again is said, and is not in the way', async () => {
  await openCart([latte({ product: { availability: 'SoldOut' } })]);
  await screen.findByText('Available again at this store');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Guest checkout (1)' }).getAttribute('href')).toBe(
    '/menu/cart/guest/checkout',
  );
});

test('PRV-021 PRV-022 away from its page a cart asks for neither availability nor prices, however old it is', async () => {
  const pass = letTimePass();
  app.world.become('guest');
  await openCart([latte()]);
  await line('Caffè Latte');
  await screen.findByText('Estimated tax');
  await app.atRest();
  await app.router.navigate({ to: '/account/signin' });
  await app.heading('Welcome back');
  const asked = () => [readMenus, readProduct, priceOrderGuest].map(app.calls);
  const before = asked();
  expect(before.every((count) => count > 0)).toBe(true);
  await app.parts.queryClient.invalidateQueries();
  // Longer than a menu counts as fresh, and a price as good.
  await pass(11);
  expect(asked()).toEqual(before);
  await app.router.navigate({ to: CART });
  await line('Caffè Latte');
  await waitFor(() => expect(asked().every((count, at) => count > (before[at] ?? 0))).toBe(true));
});

test('ORD-017 an empty cart leads on to the menu, and members to what they ordered before', async () => {
  await openCart([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty');
  expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu');
  expect(screen.queryByRole('link', { name: 'Order again' })).toBeNull();
  await app.open(CART, { as: 'member-green' });
  expect((await screen.findByRole('link', { name: 'Order again' })).getAttribute('href')).toBe('/menu/previous');
});

test('PRV-043 a cart without a store has the rules of the market', async () => {
  await openCart([latte()], { store: null });
  await screen.findByText('California asks for 10¢ for the bag of an order to go.');
  expect([app.calls(readPricingRules), app.calls(readStorePricing)]).toEqual([1, 0]);
});

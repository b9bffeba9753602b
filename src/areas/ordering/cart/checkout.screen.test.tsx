import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { readSession } from '#api/session/session.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { letTimePass } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const WAYS_ON = /^(Review order|Guest checkout|Checkout)/;

/** The cart of an earlier visit, at a store that takes guests. */
function keepCart() {
  const number = storeNamed(app.world, 'Seattle Open House');
  const store = { machine: 'storeSelection', version: 1, storeNumber: number, distance: 1, confirmedAt: Date.now() };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(store));
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
}

/** It is opened before it is known who visits. */
async function reloadCart() {
  keepCart();
  await app.open('/menu/cart', { isVisitorAwaited: false });
  await screen.findByRole('heading', { level: 1, name: 'Your order' });
}

const waysOn = () =>
  [...screen.queryAllByRole('link', { name: WAYS_ON }), ...screen.queryAllByRole('button', { name: WAYS_ON })]
    .map(({ textContent }) => textContent)
    .sort();

test('ORD-003 until it is known who visits there is no way on: it may be a member', async () => {
  app.world.become('member-green');
  app.world.fail(readSession, 'hang', 1);
  await reloadCart();
  await screen.findByText('Seattle Open House');
  expect(waysOn()).toEqual([]);
  app.parts.session.admit({ kind: 'guest' });
  await waitFor(() => expect(waysOn()).toEqual(['Checkout', 'Guest checkout (1)']));
});

test('ORD-003 who is not signed in waits for the store: it may take guests', async () => {
  app.world.fail(readStoreByNumber, 'hang', 1);
  await reloadCart();
  await app.parts.session.resolveVisitor();
  expect(waysOn()).toEqual([]);
});

test('ORD-002 ORD-003 D-414 a store that could not be read is tried again, and until it is there the cart does not say that it takes no guests', async () => {
  app.world.fail(readStoreByNumber, 'status:500', 1);
  await reloadCart();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await app.parts.session.resolveVisitor();
  expect(waysOn()).toEqual([]);
  // Where it is tried again, and where the ways on would be.
  expect(screen.getAllByText('We couldn’t load this store.')).toHaveLength(2);
  await app.user.click(again);
  await waitFor(() => expect(waysOn()).toEqual(['Checkout', 'Guest checkout (1)']));
  expect(screen.queryByText('We couldn’t load this store.')).toBeNull();
});

test('ORD-002 ORD-003 D-414 a member goes on without the store being read', async () => {
  app.world.become('member-green');
  app.world.fail(readStoreByNumber, 'status:500');
  await reloadCart();
  await screen.findAllByText('We couldn’t load this store.');
  // Also below a dialog: what the order costs may not be known either.
  await screen.findByRole('button', { name: 'Review order (1)', hidden: true });
});

test('ORD-033 the page of a guest is not loaded until it is known who visits, and a member is led to the cart', async () => {
  const CHECKOUT = '/menu/cart/guest/checkout';
  keepCart();
  await app.open(CHECKOUT);
  await app.heading('Guest checkout');
  app.close();

  app.world.become('member-green');
  const sessions = app.calls(startGuestSession);
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  const loaded: string[] = [];
  const pass = letTimePass();
  const opening = app.open(CHECKOUT, {
    isVisitorAwaited: false,
    meanwhile: (router) => loaded.push(router.state.location.pathname),
  });
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  // All of it was loaded before: a page that waits for no one, or not for long, is there by then.
  await pass(0.1);
  expect(loaded).toEqual([]);
  arrive();
  await opening;
  expect(loaded).toEqual(['/menu/cart']);
  await app.heading('Your order');
  expect(app.calls(startGuestSession)).toBe(sessions);
});

test('the order of a member whose session is over is not placed by a guest: its page leads to signing in', async () => {
  app.world.become('member-green');
  await reloadCart();
  await app.parts.session.resolveVisitor();
  app.world.become('anonymous');
  act(() => app.parts.session.expire());
  await act(() => app.router.navigate({ to: '/menu/cart/guest/checkout' }));
  await app.heading('Welcome back');
  expect(app.address()).toBe('/account/signin?returnUrl=%2Fmenu%2Fcart');
  expect(app.calls(startGuestSession)).toBe(0);
});

const why = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

test('ORD-017 AO-59 a member without a store orders nothing, which is said', async () => {
  app.world.become('member-green');
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  await app.open('/menu/cart');
  const review = await screen.findByRole('button', { name: 'Review order (1)' });
  expect(review.getAttribute('aria-disabled')).toBe('true');
  expect(why(review)).toBe('Choose a store first.');
});

test('ORD-017 AO-59 a member orders nothing while the cart holds what is sold out, which is said', async () => {
  app.world.become('member-green');
  app.world.soldOut.add('1010');
  keepCart();
  await app.open('/menu/cart');
  const dialog = await screen.findByRole('dialog', { name: 'No items available at this store' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const review = await screen.findByRole('button', { name: 'Review order (1)' });
  await waitFor(() => expect(why(review)).toBe('Remove or replace what this store doesn’t have.'));
  expect(review.getAttribute('aria-disabled')).toBe('true');
});

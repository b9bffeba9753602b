import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readProduct } from '#api/menu/product.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { chooseStore } from '#tests/support/cart-at.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const OPEN_HOUSE = 'Seattle Open House';

const ordered = async () => (await app.inCart()).map(({ quantity, product }) => `${quantity} ${product.name}`);

/** Orders again what was ordered at that place, and leaves for the menu while the products are looked up. */
async function leaveWhileReordering(at: number, isFailing = false) {
  await app.open('/menu/previous', { as: 'member-green' });
  const button = (await screen.findAllByRole('button', { name: /^Reorder/ }))[at];
  if (!button) throw new Error('There are fewer orders.');
  if (isFailing) app.world.fail(readProduct, 'status:500');
  const call = holdFirstAnswer((address) => /v1\/ordering\/\d+/.test(address));
  await app.user.click(button);
  await waitFor(() => expect(call.isOnTheWay).toHaveBeenCalled());
  await act(() => app.router.navigate({ to: '/menu' }));
  return call;
}

test('MNU-023 D-428 an order that is left while its products are looked up goes into the cart all the same', async () => {
  const { arrive } = await leaveWhileReordering(1);
  arrive();
  await waitFor(async () => expect(await ordered()).toEqual(['1 Caffè Mocha']));
});

test('MNU-023 D-428 what of it is not there is named on the page that was gone to', async () => {
  const { arrive } = await leaveWhileReordering(0);
  arrive();
  expect(await screen.findByText('2 items are in your order')).toBeTruthy();
  expect(screen.getByText('Not in your order: Lavender Honey Latte, Pear and Ginger Galette')).toBeTruthy();
  await waitFor(async () => expect(await ordered()).toEqual(['2 Caffè Mocha']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('MNU-023 D-428 an order of which nothing is there says so, and names it', async () => {
  const { arrive } = await leaveWhileReordering(8);
  arrive();
  expect(await screen.findByText('Nothing from this order is available right now')).toBeTruthy();
  expect(screen.getByText(/^Not in your order: /)).toBeTruthy();
});

test('PRV-023 D-428 an order for which there is no room says so', async () => {
  const { arrive } = await leaveWhileReordering(0);
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ quantity: 14 })]));
  arrive();
  expect(await screen.findByText("There's a 15 item max for a single order.")).toBeTruthy();
  expect(await ordered()).toEqual(['14 Caffè Latte']);
});

test('MNU-023 D-428 an order whose products cannot be looked up says so', async () => {
  const { arrive } = await leaveWhileReordering(1, true);
  arrive();
  expect(await screen.findByText('We couldn’t add this order.')).toBeTruthy();
  expect(await ordered()).toEqual([]);
});

test('PRV-015 D-428 an order that was left is no other visitor’s', async () => {
  const { arrive } = await leaveWhileReordering(0);
  app.world.become('anonymous');
  act(() => app.parts.session.expire());
  arrive();
  await app.atRest();
  expect(await ordered()).toEqual([]);
  expect(screen.queryByText(/Pear and Ginger Galette/)).toBeNull();
});

const MOCHA = '1012';

test('MNU-023 D-095 D-439 what the store has that is chosen meanwhile goes into the cart, whatever the one before had', async () => {
  app.world.soldOut.add(MOCHA);
  const { arrive } = await leaveWhileReordering(1);
  app.world.soldOut.delete(MOCHA);
  await chooseStore(app, OPEN_HOUSE);
  arrive();
  await waitFor(async () => expect(await ordered()).toEqual(['1 Caffè Mocha']));
  expect(screen.queryByText(/^Not in your order/)).toBeNull();
});

test('MNU-023 D-439 neither does a failure at the one before count', async () => {
  const { arrive } = await leaveWhileReordering(1, true);
  app.world.heal();
  await chooseStore(app, OPEN_HOUSE);
  arrive();
  await waitFor(async () => expect(await ordered()).toEqual(['1 Caffè Mocha']));
  expect(screen.queryByText('We couldn’t add this order.')).toBeNull();
});

test('MNU-023 D-095 D-439 what the store has not that is chosen meanwhile is left out', async () => {
  const { arrive } = await leaveWhileReordering(1);
  app.world.soldOut.add(MOCHA);
  await chooseStore(app, OPEN_HOUSE);
  arrive();
  expect(await screen.findByText('Nothing from this order is available right now')).toBeTruthy();
  expect(await ordered()).toEqual([]);
});

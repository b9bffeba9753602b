import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type OrderedLine, UNFINISHED_ORDERS_KEY } from '#domain/order-placement.ts';
import { latteOrder, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, place, orderHere } = setUpCheckout();

/** The server has taken an order of these lines, and its answer was lost; the visitor has put the doubt aside. */
async function leaveOrderOf(lines: readonly OrderedLine[]) {
  const priced = await priceOfLattes();
  await placeWithCard(priced);
  const { storeNumber, fulfilment } = latteOrder();
  const order = { orderId: priced.orderId, storeNumber, visitor: 'member', reload: null, lines };
  const sent = { ...order, pickupOption: fulfilment.pickupOption, scheduledAt: null, at: Date.now() };
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([{ ...sent, stage: 'dismissed' }]));
}

test.each([
  ['stays where it is another one', 1, 1],
  ['is emptied where it is that of the order', 0, 0],
])('FC-020 ORD-012 once an earlier order is found the cart %s', async (_, more, left) => {
  await openSummary('member-gold');
  const cart = await app.inCart();
  await leaveOrderOf(cart.map(({ itemId, quantity }) => ({ itemId, quantity: quantity + more })));
  await place();
  await orderHere();
  await screen.findByText(/^Your earlier order had gone through/);
  await waitFor(() => expect(window.localStorage.getItem(UNFINISHED_ORDERS_KEY)).toBeNull());
  expect(await app.inCart()).toHaveLength(left);
  expect(app.world.effects.ordersPlaced).toBe(1);
});

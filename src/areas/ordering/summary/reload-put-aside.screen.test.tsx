import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reloadCard } from '#api/account/reload.ts';
import { unfinishedOrders } from '#platform/storage/unfinished-orders.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, pricing, place, orderHere } = setUpCheckout();

test('FC-025 D-168 D-336 a reload in doubt that was put aside stays open where an order is placed without it', async () => {
  await openSummary('member-empty-balance');
  app.world.fail(reloadCard, 'status:500', 1);
  await place('Reload & place order');
  await orderHere();
  await app.press('Not now');
  // Five minutes later the order has another price, and another id.
  pricing().send({ type: 'price.cleared' });
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  const pay = await screen.findByRole('group', { name: 'How would you like to pay?' });
  await app.user.click(within(pay).getByRole('radio', { name: /^Visa/ }));
  await place();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(app.world.effects.ordersPlaced).toBe(1);
  await waitFor(() =>
    expect(unfinishedOrders(app.parts.session.clock)).toMatchObject([
      { stage: 'dismissed', reload: { requestId: expect.any(String) } },
    ]),
  );
});

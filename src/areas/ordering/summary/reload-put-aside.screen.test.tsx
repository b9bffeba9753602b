import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reloadCard } from '#api/account/reload.ts';
import { unfinishedOrders } from '#platform/storage/unfinished-orders.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, place, orderHere } = setUpCheckout();

test('FC-025 D-168 D-336 a reload in doubt that was put aside stays open where an order is placed without it', async () => {
  await openSummary('member-empty-balance');
  app.world.fail(reloadCard, 'status:500', 1);
  await place('Reload & place order');
  await orderHere();
  await app.press('Not now');
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

test('FC-025 ORD-067 D-418 a reload whose answer was lost shows on its card once it is put aside, and pays the order', async () => {
  await openSummary('member-empty-balance');
  const pay = await screen.findByRole('group', { name: 'How would you like to pay?' });
  within(pay).getByText('Balance $0.00');
  app.world.fail(reloadCard, 'drop-after', 1);
  await place('Reload & place order');
  await orderHere();
  await app.press('Not now');
  await waitFor(() => expect(within(pay).queryByText('Balance $0.00')).toBeNull());
  expect(screen.queryByText('Looks like your card balance is too low to complete your order.')).toBeNull();
  await place();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(app.world.effects).toMatchObject({ reloads: 1, ordersPlaced: 1 });
});

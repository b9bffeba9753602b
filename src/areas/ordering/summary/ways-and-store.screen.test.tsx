import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart, sheet, ordered, place, orderHere } = setUpCheckout();

test('ORD-080 AO-66 a store that needs confirmation holds the order until it is known, and is asked about then', async () => {
  await openCart('member-gold');
  const kept = { ...window.localStorage };
  await app.open('/');
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, String(value));
  app.world.fail(readStoreByNumber, 'status:500');
  await app.open('/menu/cart#payment-summary');
  const opened = await sheet();
  await within(opened).findByText('We couldn’t load this store.');
  const button = within(opened).getByRole('button', { name: 'Place order' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(button);
  expect(ordered()).toBe(0);
  app.world.heal();
  await app.user.click(within(opened).getByRole('button', { name: 'Try again' }));
  await place();
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
});

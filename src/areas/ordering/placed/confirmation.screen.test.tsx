import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdCalls } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, place, orderHere } = setUpCheckout();

test('ORD-043 the pickup time is said once it is read, over a confirmation that is not shown again once it was seen', async () => {
  await openSummary('member-gold');
  const release = holdCalls((call) => call.includes('/ordering/pickup-time/'));
  await place();
  await orderHere();
  const confirmation = await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(within(confirmation).queryByText(/^Ready in/)).toBeNull();
  release();
  await within(confirmation).findByText(/^Ready in/);
  await app.user.click(within(confirmation).getByRole('button', { name: 'Got it' }));
  await app.noDialog();
  await app.router.navigate({ to: '/menu' });
  await app.heading('Menu');
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loyaltyQuery } from '#api/rewards/loyalty.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, place, orderHere, ordered } = setUpCheckout();

test('RWD-049 an order that is placed adds its Stars to those that were read before', async () => {
  await openSummary('member-gold', { quantity: 2 });
  const before = await app.parts.queryClient.fetchQuery(loyaltyQuery());
  await place();
  await orderHere();
  await waitFor(() => expect(ordered()).toBe(1));
  // $10.90 at 1.2 Stars a dollar.
  await waitFor(() => expect(app.parts.queryClient.getQueryState(loyaltyQuery().queryKey)?.isInvalidated).toBe(true));
  await app.router.navigate({ to: '/account/rewards' });
  await screen.findByText(new Intl.NumberFormat('en-US').format(before.starBalance + 13));
});

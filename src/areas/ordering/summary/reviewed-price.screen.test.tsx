import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SIX_MINUTES, setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, sheet, choose, pricing, place, orderHere } = setUpCheckout();

/** The price of the open review becomes old. */
async function outlive() {
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  await within(await sheet()).findByText(/^Looks like your order may be a little stale\./);
}

test('ORD-025 ORD-060 where Refresh brings no price the review says so, and offers another try', async () => {
  const opened = await openSummary('member-gold');
  await outlive();
  app.world.faults.push({
    operation: 'POST /apiproxy/v1/graphql#price-order',
    fault: { kind: 'status', value: 500, retryAfterSeconds: null },
    timesLeft: 1,
  });
  await app.press('Refresh');
  await within(opened).findByText('We don’t have your total yet.');
  await app.user.click(within(opened).getByRole('button', { name: 'Try again' }));
  await place();
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
});

test('ORD-066 ORD-060 the reload amount that was chosen stays while the price is refreshed', async () => {
  const opened = await openSummary('member-empty-balance');
  await choose('$10');
  await outlive();
  await app.press('Refresh');
  expect(await within(opened).findByRole('radio', { name: '$10', checked: true })).toBeTruthy();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, choose, place, orderHere, ordered, order } = setUpCheckout();

const FIVE_MINUTES = 5 * 60_000;
const LOST = 'That time isn’t available anymore. Nothing was charged. Pick another one.';
const placeButton = (opened: HTMLElement) => within(opened).getByRole('button', { name: 'Place order' });

/** The summary of an order for 11:10, with the way to change it closed again; time stands still until it is let go. */
async function reviewForTenPast() {
  const clock = new SimulatedClock();
  await openSummary('member-gold', { runtime: { clock } });
  await app.press('Change pickup');
  await choose('11:10 AM');
  await app.router.navigate({ to: '/menu/cart' });
  await app.noDialog();
  await app.router.navigate({ to: '/menu/cart', hash: 'payment-summary' });
  const opened = await screen.findByRole('dialog', { name: 'Review and pay' });
  await within(opened).findByText(/At 11:10 AM$/);
  await waitFor(() => expect(placeButton(opened).getAttribute('aria-disabled')).toBeNull());
  const later = () => {
    app.world.clock.advance(FIVE_MINUTES);
    act(() => clock.increment(60_000));
  };
  return { opened, later };
}

test('ORD-021 the way to change the pickup keeps the focus beside what it opens', async () => {
  await openSummary('member-gold');
  await app.press('Change pickup');
  await screen.findByRole('radio', { name: /^In store/ });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your pickup' }));
});

test('ORD-019 the time, the way of pickup and the saved method that were chosen stay from page to page', async () => {
  await openSummary('member-gold');
  await app.press('Change pickup');
  await choose('11:10 AM');
  await choose(/^Drive-thru/);
  await choose(/^Visa/);
  await app.router.navigate({ to: '/menu' });
  await app.noDialog();
  await app.router.navigate({ to: '/menu/cart', hash: 'payment-summary' });
  const opened = await screen.findByRole('dialog', { name: 'Review and pay' });
  await within(opened).findByRole('radio', { name: /^Visa/, checked: true });
  await app.press('Change pickup');
  expect(await screen.findByRole('radio', { name: '11:10 AM', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Drive-thru/, checked: true })).toBeTruthy();
});

test('ORD-041 ORD-042 OPP-029 FC-022 a chosen time that passes under review says so by itself, and another one is ordered', async () => {
  const { opened, later } = await reviewForTenPast();
  later();
  await within(opened).findByText(LOST);
  expect(placeButton(opened).getAttribute('aria-disabled')).toBe('true');
  within(opened).getByRole('button', { name: 'Place order', description: LOST });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^As soon as possible/ })));
  await choose('11:30 AM');
  expect(within(opened).queryByText(LOST)).toBeNull();
  await order();
  expect(ordered()).toBe(1);
  await waitFor(() => expect(app.calls(readPickupTime)).toBe(1));
});

test('ORD-080 ORD-041 D-170 a time that passes under the question about the store is not ordered as soon as possible', async () => {
  const { opened, later } = await reviewForTenPast();
  await app.user.click(placeButton(opened));
  await screen.findByRole('button', { name: 'Yes, order here' });
  later();
  await within(opened).findByText(LOST);
  await orderHere();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, order here' })).toBeNull());
  expect(placeButton(opened).getAttribute('aria-disabled')).toBe('true');
  expect([ordered(), app.world.effects.ordersPlaced]).toEqual([0, 0]);
  await choose('11:30 AM');
  await place();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
});

test('ORD-059 the way to add a payment method leads there, although the chosen time is gone', async () => {
  const { opened, later } = await reviewForTenPast();
  later();
  await within(opened).findByText(LOST);
  await choose('Add another way to pay');
  await app.press('Continue');
  await app.heading('Payment methods');
  expect(ordered()).toBe(0);
});

test('ORD-041 FC-022 a time that passes leaves the focus in a field that is being filled in', async () => {
  const { opened, later } = await reviewForTenPast();
  await choose('Other amount');
  const tip = await screen.findByLabelText<HTMLInputElement>('Tip amount');
  await app.user.type(tip, '1.');
  later();
  await within(opened).findByText(LOST);
  await screen.findByRole('radio', { name: '11:30 AM' });
  expect(document.activeElement).toBe(tip);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createClock } from '#mocks/clock.ts';
import { orderChoicesOf } from '#session/ordering/order-choices.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { storeWhere } from '#tests/support/store-where.ts';

const { app, openSummary, choose, total, pricing } = setUpCheckout();

const priced = () => waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
const REMOVED = 'Your tip has been removed';
const noTip = () => screen.queryByRole('radio', { name: 'No tip' });

test('ORD-075 OPP-044 no tip is offered where the price says that its store takes none', async () => {
  app.startWorld({ clock: createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true }) });
  await openSummary('member-gold', { storeNumber: storeWhere(app.world, ({ country }) => country === 'CA') });
  await priced();
  expect(pricing().getSnapshot().context.price?.priced).toMatchObject({ isTipEnabled: false });
  expect(noTip()).toBeNull();
});

test('ORD-071 ORD-073 the configured types of payment take tips, and no others', async () => {
  app.startWorld({ settings: { tipPaymentTypes: ['visa', 'paypal'] } });
  const opened = await openSummary('member-gold');
  await priced();
  const [card] = within(within(opened).getByRole('group', { name: 'How would you like to pay?' })).getAllByRole(
    'radio',
  );
  expect(card).toHaveProperty('checked', true);
  await waitFor(() => expect(noTip()).toBeNull());
  await choose(/^Visa/);
  await choose('$2');
  await waitFor(() => expect(total()).toBe('$8.01'));
  await choose(/^PayPal/);
  expect(await screen.findByRole('radio', { name: '$2', checked: true })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: REMOVED })).toBeNull();
  if (card) await app.user.click(card);
  await screen.findByRole('dialog', { name: REMOVED });
});

test('ORD-074 ORD-075 D-352 a tip that is more than what an offer leaves of the price goes, which is said, and does not come back', async () => {
  await openSummary('member-gold');
  await choose('$5');
  await waitFor(() => expect(total()).toBe('$11.01'));
  await app.press('Close');
  await app.noDialog();
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'warmup2{enter}');
  await screen.findByText('Offer');
  await app.press('Review order (1)');
  const removed = await screen.findByRole('dialog', { name: REMOVED });
  expect(removed.textContent).toContain('It was more than your order costs now.');
  await app.press('Got it');
  await screen.findByRole('radio', { name: 'No tip', checked: true });
  await waitFor(() => expect(total()).toBe('$3.81'));
  await app.press('Close');
  await app.noDialog();
  await app.press(/^Remove (?!Caffè Latte)/);
  await app.press('Review order (1)');
  await waitFor(() => expect(total()).toBe('$6.01'));
});

test('ORD-075 D-352 a tip of one’s own that the price leaves no room for stands in its field no more; of nothing no other one is offered', async () => {
  await openSummary('member-gold');
  await choose('Other amount');
  await app.user.type(screen.getByLabelText('Tip amount'), '6.00{enter}');
  await waitFor(() => expect(total()).toBe('$12.01'));
  act(() => orderChoicesOf(app.parts.session).send({ type: 'price.received', price: 381, isTipEnabled: true }));
  await screen.findByRole('dialog', { name: REMOVED });
  await app.press('Got it');
  await waitFor(() => expect(total()).toBe('$6.01'));
  expect(noTip()).toHaveProperty('checked', true);
  expect(screen.queryByLabelText('Tip amount')).toBeNull();
});

test('ORD-073 why a tip went is said for the way of paying, also after one went with the price', async () => {
  await openSummary('member-gold');
  await choose('$5');
  await waitFor(() => expect(total()).toBe('$11.01'));
  act(() => orderChoicesOf(app.parts.session).send({ type: 'price.received', price: 381, isTipEnabled: true }));
  const byPrice = await screen.findByRole('dialog', { name: REMOVED });
  expect(byPrice.textContent).toContain('It was more than your order costs now.');
  await app.press('Got it');
  await waitFor(() => expect(total()).toBe('$6.01'));
  await choose('$1');
  await choose(/^Visa/);
  const byMethod = await screen.findByRole('dialog', { name: REMOVED });
  expect(byMethod.textContent).toContain('Tipping is not yet available for this payment type');
});

test('ORD-075 D-352 of an order that costs nothing it is not said that another tip may be chosen', async () => {
  await openSummary('member-gold');
  await choose('$1');
  await waitFor(() => expect(total()).toBe('$7.01'));
  await app.press('Close');
  await app.noDialog();
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'freemorning{enter}');
  await screen.findByText('Offer');
  await app.press('Review order (1)');
  const removed = await screen.findByRole('dialog', { name: REMOVED });
  expect(removed.textContent).toContain('Tipping is not available for this order');
});

test('D-423 what an order comes to with its tip is announced once it is chosen, and not as the summary comes', async () => {
  const opened = await openSummary('member-gold');
  await priced();
  const sums = () =>
    within(opened)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((words) => words.includes('$'));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(sums()).toEqual([]);
  await choose('$2');
  await waitFor(() => expect(sums()).toEqual(['Total $8.01']));
});

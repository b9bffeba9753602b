import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInCardField } from '#tests/support/stand-in-card-field.ts';

const app = setUpApp({ persona: 'anonymous' });

const PAGE = '/account/payment-method/gift/guest/credit-card';
const ADDRESS = '/account/payment-method/add/billing-address';
// Nothing of a card can be read from a token.
const TOKEN = { token: 'once_9f3e', paymentType: 'visa', lastFour: '1111' };

afterEach(() => {
  vi.useRealTimers();
});

const payment = () => guestPaymentOf(app.parts.session);

/** A guest with an address enters a card. */
async function payByCard(page = PAGE, answer: object = { kind: 'token', token: TOKEN }) {
  await app.open(page);
  await app.press('Add billing address');
  payment().send({ type: 'billingAddress.kept', addressToken: 'once-1' });
  await app.router.navigate({ to: page });
  const there = standInCardField(await screen.findByTitle<HTMLIFrameElement>('Card details'));
  there.open();
  const button = await screen.findByRole('button', { name: 'Use this card' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await app.user.click(button);
  await waitFor(() => expect(there.isAsked()).toBe(true));
  expect(there.addressToken(), 'D-351').toBe('once-1');
  there.answer(answer);
  return button;
}

/** The clock of this browser moves, forwards or back. */
const moveClock = (milliseconds: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
};
const dialog = () => screen.queryByRole('dialog', { name: 'Your payment has expired' });

test('BIL-004 BIL-006 BIL-014 CRD-042 A07 the page opens without an account, as the step of adding a card then does, and leads to the address first', async () => {
  await app.open(PAGE);
  await app.heading('Pay with a card');
  expect(app.address()).toBe(PAGE);
  await app.press('Add billing address');
  await waitFor(() => expect(app.address()).toBe(ADDRESS));
  await app.heading('Billing address');
  await app.open(`${PAGE}?returnUrl=%2Fgift%2F80010101`);
  await app.press('Add billing address');
  await waitFor(() => expect(app.address()).toBe(`${ADDRESS}?returnUrl=%2Fgift%2F80010101`));
  await app.heading('Billing address');
  await app.router.navigate({ to: '/account/payment-method/add/credit-card' });
  await app.heading('Pay with a card');
});

test('BIL-010 BIL-014 BIL-022 BIL-031 a guest’s card is a token with its time, and the form that pays goes on', async () => {
  const before = Date.now();
  await payByCard(`${PAGE}?returnUrl=%2Fmenu%2Fcart`);
  await waitFor(() => expect(app.address()).toBe('/menu/cart'));
  const { addressToken, instrument } = payment().getSnapshot().context;
  expect(addressToken).toBe('once-1');
  expect(instrument).toEqual({
    paymentInstrumentToken: 'once_9f3e',
    tokenAcquiredTimestamp: expect.any(Number),
    accountNumberLastFour: '1111',
    paymentType: 'visa',
  });
  expect(instrument?.tokenAcquiredTimestamp).toBeGreaterThanOrEqual(before);
});

test.each([
  ['a provider that failed', { kind: 'failed', code: 'server' }],
  ['an answer without a token', { kind: 'tokenless' }],
])('BIL-023 FC-148 after %s the focus is where it can be tried again', async (_, answer) => {
  const button = await payByCard(PAGE, answer);
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(button);
});

test('FC-146 after a mistake that the field found the focus stays in it', async () => {
  const button = await payByCard(PAGE, { kind: 'invalid' });
  await waitFor(() => expect(button.textContent).toBe('Use this card'));
  expect(document.activeElement).toBe(screen.getByTitle('Card details'));
});

test('BIL-025 within its time the payment goes on', async () => {
  await payByCard();
  await screen.findByText('Visa ending in 1111');
  // A minute is left for a busy machine.
  moveClock(240_000);
  await app.press('Continue');
  await waitFor(() => expect(app.address()).toBe('/menu/cart'));
});

test('BIL-027 BIL-028 BIL-029 FC-028 an expired payment goes nowhere: the dialog asks, and leads to the billing address', async () => {
  await payByCard();
  await screen.findByText('Visa ending in 1111');
  moveClock(301_000);
  await app.press('Continue');
  await waitFor(() => expect(dialog()).toBeTruthy());
  expect(screen.getByText('For your security, add your payment method again.')).toBeTruthy();
  expect(app.address()).toBe(PAGE);
  await app.press('Add payment');
  await waitFor(() => expect(app.address()).toBe(ADDRESS));
});

test('BIL-014 BIL-020 BIL-028 a way past the open dialog has cancelled: an address that is entered then counts, and the card of the earlier one is gone', async () => {
  await payByCard();
  await screen.findByText('Visa ending in 1111');
  moveClock(301_000);
  await app.press('Continue');
  await waitFor(() => expect(dialog()).toBeTruthy());
  await app.router.navigate({ to: ADDRESS });
  expect(dialog()).toBeNull();
  payment().send({ type: 'payment.begun' });
  payment().send({ type: 'billingAddress.kept', addressToken: 'once-2' });
  await app.router.navigate({ to: PAGE });
  expect(await screen.findByTitle('Card details')).toBeTruthy();
  expect(dialog()).toBeNull();
  expect(payment().getSnapshot().context).toEqual({ addressToken: 'once-2', instrument: null, takenBy: null });
});

test('BIL-028 FC-029 with the clock set back it counts as expired, and Cancel leaves the payment to be added again', async () => {
  await payByCard();
  await screen.findByText('Visa ending in 1111');
  moveClock(-3_600_000);
  await app.press('Continue');
  await waitFor(() => expect(dialog()).toBeTruthy());
  await app.press('Cancel');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(await screen.findByRole('button', { name: 'Add billing address' })).toBeTruthy();
  expect(app.address()).toBe(PAGE);
});

test('BIL-030 after the confirmation a second payment needs a new card', async () => {
  await payByCard();
  await screen.findByText('Visa ending in 1111');
  payment().send({ type: 'payment.cleared' });
  expect(await screen.findByRole('button', { name: 'Add billing address' })).toBeTruthy();
  expect(payment().getSnapshot().context).toEqual({ addressToken: null, instrument: null, takenBy: null });
});

test('a guest who signs in takes nothing of the guest’s payment along', async () => {
  await payByCard();
  await screen.findByText('Visa ending in 1111');
  app.parts.session.admit({ kind: 'member', firstName: 'Gwen', memberId: 'gwen' });
  await waitFor(() => expect(payment().getSnapshot().context.instrument).toBeNull());
});

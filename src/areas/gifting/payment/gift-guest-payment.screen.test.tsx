import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { readGiftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { keepTypedName } from '#session/guest/guest-details.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { typedPagesOf } from '#session/pages/typed-pages.ts';
import { aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { fillInGift, fillInOpenGift, GIFT } from '#tests/support/gift-on-screen.ts';
import { GUEST_CARD, keepGuestCard } from '#tests/support/guest-card.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'anonymous' });

const CHECKOUT = { path: '/menu/checkout', typed: { lastName: 'Lovelace' } };

/** The first step of a guest's payment, with the way back to the gift. */
const BILLING_ADDRESS = `/account/payment-method/add/billing-address?returnUrl=${encodeURIComponent(`${GIFT}#payment`)}`;

const sheet = () => screen.findByRole('dialog', { name: 'Review and send' });
const pay = () => app.press(/^Pay \$/);

/** At the payment with a token that was acquired so many milliseconds before, or at such a time. */
async function payWithToken(acquired: (now: number) => unknown) {
  await fillInGift(app);
  keepGuestCard(app.parts.session, acquired(app.parts.session.clock.now()));
  await within(await sheet()).findByText(GUEST_CARD);
}
const expired = () => screen.findByRole('dialog', { name: 'Your payment has expired' });

test('GFT-038 GFT-044 BIL-033 CRD-044 a guest has no card at first: the press says so, and the steps lead back to the payment', async () => {
  await fillInGift(app);
  const dialog = within(await sheet());
  await pay();
  await waitFor(() => expect(document.getElementById('gift-unpaid')?.textContent).toBe('Add a payment method'));
  expect(document.activeElement).toBe(dialog.getByRole('button', { description: 'Add a payment method' }));
  expect(app.calls(buyGifts)).toBe(0);
  await app.user.click(dialog.getByRole('button', { name: 'Add a payment method' }));
  await app.heading('Billing address');
  expect(app.address()).toBe(BILLING_ADDRESS);
  await app.router.navigate({ href: `${GIFT}#payment` });
  await sheet();
  expect(app.field('Recipient’s email').value).toBe('ada@example.com');
});

test('GFT-044 GFT-047 BIL-025 a guest pays with a token of exactly its longest age', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  await payWithToken(() => now - 300_000);
  await pay();
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
});

test('BIL-030 A05 a guest keeps the card while the form says that the purchase was refused', async () => {
  await fillInGift(app, ['refuse-order_failed@northstar.test']);
  keepGuestCard(app.parts.session, app.parts.session.clock.now());
  const dialog = within(await sheet());
  await dialog.findByText(GUEST_CARD);
  await pay();
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('Your order failed.'));
  expect(dialog.getByText(GUEST_CARD)).toBeTruthy();
  expect(guestPaymentOf(app.parts.session).getSnapshot().context.addressToken).toBe('once-1');
});

test('BIL-033 a guest is offered no PayPal, also where a member may add it', async () => {
  await fillInGift(app);
  const dialog = within(await sheet());
  await dialog.findByRole('button', { name: 'Add a payment method' });
  expect((await sheet()).textContent).not.toMatch(/PayPal/i);
  await app.press('Add a payment method');
  await app.heading('Billing address');
  expect(app.main().queryByText(/PayPal/i)).toBeNull();
});

test('D-431 the billing address of a guest begins with the name of the sender, where it is a first and a last name', async () => {
  await fillInGift(app);
  await app.press('Add a payment method');
  await app.heading('Billing address');
  const name = () => [app.field('First name').value, app.field('Last name').value];
  expect(name()).toEqual(['', '']);
  await app.router.navigate({ href: GIFT });
  await app.enter(await screen.findByLabelText('Your name'), 'Gwen Stacy');
  await app.press('Continue to payment');
  await app.press('Add a payment method');
  await app.heading('Billing address');
  expect(name()).toEqual(['Gwen', 'Stacy']);
});

test('BIL-031 nothing of the billing address stands in its step any more once the gift is bought', async () => {
  // What is typed is kept by the path of the window.
  await app.open(GIFT, { hasBrowserHistory: true });
  await fillInOpenGift(app);
  keepTypedName(app.parts.session, { firstName: 'Gwen', lastName: 'Stacy' });
  await app.press('Add a payment method');
  await app.heading('Billing address');
  expect(app.field('First name').value).toBe('Gwen');
  await app.enter(app.field('Street address'), '1912 Pike Place');
  await app.router.navigate({ href: `${GIFT}#payment` });
  const { session } = app.parts;
  typedPagesOf(session).kept.set(CHECKOUT.path, CHECKOUT);
  keepGuestCard(session, session.clock.now(), await aGuestCardToken());
  await within(await sheet()).findByText(GUEST_CARD);
  const typed = () => JSON.stringify([...typedPagesOf(session).kept.values()]);
  expect(typed()).toContain('1912 Pike Place');
  await pay();
  await waitFor(() => expect(app.world.gifts.purchases.size).toBe(1));
  app.world.clock.advance(60_000);
  await waitFor(() => expect(app.address()).toBe('/gift/confirmation'));
  await app.heading('Your gift is on its way!');
  expect(typed()).not.toContain('1912 Pike Place');
  expect(typed(), 'D-177 what is typed at checkout waits for its order').toContain('Lovelace');
  guestPaymentOf(session).send({ type: 'payment.begun' });
  await app.router.navigate({ to: '/account/payment-method/add/billing-address' });
  await app.heading('Billing address');
  expect([app.field('Street address').value, app.field('First name').value]).toEqual(['', '']);
});

test.each([
  ['FC-031 without a time', () => undefined],
  ['FC-031 of no number', () => Number.NaN],
  ['FC-031 in words', () => '2026-11-23T00:00:00Z'],
  ['FC-031 in seconds', (now: number) => Math.floor(now / 1000)],
  ['from the future', (now: number) => now + 60_000],
  ['that is too old', (now: number) => now - 300_001],
])(
  'BIL-014 BIL-029 a token %s sends nothing, and asks for the payment once more, from the billing address on',
  async (_, acquired) => {
    await payWithToken(acquired);
    await pay();
    await expired();
    expect(app.calls(buyGifts)).toBe(0);
    await app.press('Add payment');
    await app.heading('Billing address');
    expect(app.address()).toBe(BILLING_ADDRESS);
    await app.router.navigate({ href: `${GIFT}#payment` });
    await sheet();
    expect(app.field('Recipient’s email').value).toBe('ada@example.com');
  },
);

test('a guest who signs in finds the form as it was, and the member’s ways to pay', async () => {
  await fillInGift(app);
  await sheet();
  app.world.become('member-green');
  app.parts.session.admit({ kind: 'member', firstName: 'Gwen', memberId: 'gwen' });
  await screen.findByRole('radio', { name: /Visa ending in/ });
  expect(app.field('Your email').value).toBe('gwen@example.com');
});

/** A guest pays with a card, and the server knows no guest any more: the gift is refused, and it says why. */
async function payUnknown() {
  app.world.become('guest');
  await fillInGift(app);
  keepGuestCard(app.parts.session, app.parts.session.clock.now(), await aGuestCardToken());
  const dialog = within(await sheet());
  await dialog.findByText(GUEST_CARD);
  app.world.fail(buyGifts, 'status:401', 1);
  await pay();
  const said = 'Your guest session has ended. Try again.';
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(said));
}

test('AMB-49 D-172 D-374 a gift of a guest whose session is over is sent with the next press, in a new one, and followed', async () => {
  app.world.fail(readGiftPurchaseStatus, 'status:401', 1);
  await payUnknown();
  expect(screen.queryByText(/signed out/)).toBeNull();
  await pay();
  await waitFor(() => expect(app.world.gifts.purchases.size).toBe(1));
  app.world.clock.advance(60_000);
  await app.heading('Your gift is on its way!');
  expect(app.calls(startGuestSession)).toBe(2);
});

test('AMB-49 a gift that a server without sessions has refused is no gift that may have been bought', async () => {
  app.world.fail(startGuestSession, 'status:500');
  await payUnknown();
  expect(app.calls(readGiftPurchaseStatus)).toBe(0);
});

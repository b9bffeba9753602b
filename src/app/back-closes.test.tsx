import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { priceOrder } from '#api/ordering/price-order.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { latteOrder, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { fillInOpenGift, GIFT } from '#tests/support/gift-on-screen.ts';
import { GUEST_CARD, keepGuestCard } from '#tests/support/guest-card.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { leaveOrderWithoutAnswer } from '#tests/support/leave-order.ts';
import { SIX_MINUTES, setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart, openSummary, sheet, choose, pricing, place, orderHere } = setUpCheckout();

const IN_A_BROWSER = { hasBrowserHistory: true } as const;

const dialog = (name: string) => screen.findByRole('dialog', { name });
const expectNoDialog = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const expectAddress = (address: string) => waitFor(() => expect(app.address()).toBe(address));

/** Whether Back would close a dialog that is not there. */
const isEntryLeft = () => app.router.history.location.state.dialog === true;

/** Browsers go back in their own time: here once a dialog is open. */
function holdBack() {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  return async () => {
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
    await app.goBack();
  };
}

const NOT_SURE = 'We’re not sure your order went through';
const NOT_SEEN = 'We can’t see your order yet';
const ORDERED = 'Thanks! Your order’s in';
const EXPIRED = 'Your payment has expired';
const NO_TOTAL = 'We couldn’t work out your total.';
const NO_TIP = 'Your tip has been removed';
const TWICE = 'Uh-oh! We found duplicate emails';

const kept = () => window.localStorage.getItem(UNFINISHED_ORDERS_KEY);

test('FC-020 Back at a doubt about an order puts it aside as its button does, and no page below it is gone', async () => {
  app.world.become('member-green');
  leaveOrderWithoutAnswer();
  await app.open('/menu', IN_A_BROWSER);
  await dialog(NOT_SEEN);
  await app.goBack();
  await expectNoDialog(NOT_SEEN);
  await expectAddress('/menu/cart');
  // The next order looks for it first.
  expect(kept()).toContain('"order-1"');
  await app.goBack();
  await expectAddress('/menu');
});

test('FC-020 Back does nothing while an order is looked for, as its button does not', async () => {
  app.world.become('member-green');
  leaveOrderWithoutAnswer();
  const release = holdCalls((call) => call.includes(readPreviousOrders.contract.path));
  await app.open('/menu', IN_A_BROWSER);
  const looking = await screen.findByRole('dialog');
  const leave = within(looking).getByRole('button', { name: 'Back to my order' });
  expect(leave.getAttribute('aria-disabled')).toBe('true');
  await app.goBack();
  await expectAddress('/menu');
  expect(screen.getByRole('dialog')).toBe(looking);
  release();
  await dialog(NOT_SEEN);
});

test('PRV-015 FC-020 signing in to learn of an order puts no doubt aside, and Back from there leads to it', async () => {
  leaveOrderWithoutAnswer();
  await app.open('/menu', IN_A_BROWSER);
  const doubt = await dialog(NOT_SURE);
  const left = kept();
  await app.user.click(within(doubt).getByRole('link', { name: 'Sign in' }));
  await app.heading('Welcome back');
  expect(kept()).toBe(left);
  await app.goBack();
  await dialog(NOT_SURE);
  expect(app.address()).toBe('/menu');
  await app.goBack();
  await expectNoDialog(NOT_SURE);
});

/** An earlier page has sent a reload, without an answer. */
const leaveReloadWithoutAnswer = () => {
  const reload = { requestId: 'a'.repeat(32), cardId: 'card-1', amount: 2500, paymentMethodId: 'visa' };
  leaveOrderWithoutAnswer({ stage: 'reloading', reload });
};

test('FC-020 a doubt over an address that does not exist leaves that address', async () => {
  leaveReloadWithoutAnswer();
  await app.open('/no-such-page', IN_A_BROWSER);
  await screen.findByRole('dialog');
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  expect(app.address()).toBe('/no-such-page');
});

test('FC-025 Back at a doubt about a reload puts that aside, and stays on its page', async () => {
  leaveReloadWithoutAnswer();
  await app.open('/menu', IN_A_BROWSER);
  const doubt = await screen.findByRole('dialog');
  within(doubt).getByRole('button', { name: 'Not now' });
  await app.goBack();
  await app.noDialog();
  expect(app.address()).toBe('/menu');
});

test('FC-025 a doubt about a reload that has ended leaves nothing for Back to close', async () => {
  app.world.become('member-green');
  leaveReloadWithoutAnswer();
  await app.open('/menu', IN_A_BROWSER);
  await screen.findByRole('dialog');
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  await app.press('Check again');
  await app.noDialog();
  await waitFor(() => expect(isEntryLeft()).toBe(false));
  expect(app.address()).toBe('/menu');
});

test('FC-020 ORD-053 an order that is found at last is confirmed, and the way back from there leads to no order', async () => {
  app.world.become('member-green');
  const priced = await priceOfLattes();
  await placeWithCard(priced);
  leaveOrderWithoutAnswer({ orderId: priced.orderId, storeNumber: latteOrder().storeNumber });
  app.world.fail(readPreviousOrders, 'status:500');
  await app.open('/pickup', IN_A_BROWSER);
  await dialog(NOT_SURE);
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  app.world.heal();
  await app.press('Check again');
  await dialog(ORDERED);
  await expectAddress('/menu/previous');
  await app.goBack();
  await expectNoDialog(ORDERED);
  expect(app.address()).toBe('/menu/previous');
  await app.goBack();
  expect(app.address()).not.toBe('/pickup');
});

test('BIL-027 BIL-028 Back at an expired payment cancels as its button does, and the sheet below stays', async () => {
  await app.open(GIFT, { ...IN_A_BROWSER, as: 'anonymous' });
  await fillInOpenGift(app);
  keepGuestCard(app.parts.session, app.parts.session.clock.now() - SIX_MINUTES);
  const review = within(await dialog('Review and send'));
  await review.findByText(GUEST_CARD);
  await app.press(/^Pay \$/);
  await dialog(EXPIRED);
  await app.goBack();
  await expectNoDialog(EXPIRED);
  expect(app.address()).toBe(`${GIFT}#payment`);
  await review.findByRole('button', { name: 'Add a payment method' });
});

test('BIL-029 Back from the address that an expired payment asks for leads to the payment at once', async () => {
  await app.open(GIFT, { ...IN_A_BROWSER, as: 'anonymous' });
  await fillInOpenGift(app);
  keepGuestCard(app.parts.session, app.parts.session.clock.now() - SIX_MINUTES);
  await within(await dialog('Review and send')).findByText(GUEST_CARD);
  await app.press(/^Pay \$/);
  await dialog(EXPIRED);
  await app.press('Add payment');
  await app.heading('Billing address');
  await app.goBack();
  await dialog('Review and send');
  expect(app.address()).toBe(`${GIFT}#payment`);
  expect(isEntryLeft()).toBe(false);
});

/** The cart, whose first price is refused. */
async function openRefusedCart() {
  app.world.fail(priceOrder, 'graph-error', 1);
  await openCart('member-green', IN_A_BROWSER);
  return dialog(NO_TOTAL);
}

test('OPP-022 Back closes why there is no price, and the cart below stays', async () => {
  await openRefusedCart();
  await app.goBack();
  await expectNoDialog(NO_TOTAL);
  expect(app.address()).toBe('/menu/cart');
});

test('OPP-022 another try of a price leaves nothing for Back to close', async () => {
  const refusal = await openRefusedCart();
  await app.user.click(within(refusal).getByRole('button', { name: 'Try again' }));
  await expectNoDialog(NO_TOTAL);
  await waitFor(() => expect(isEntryLeft()).toBe(false));
  expect(app.address()).toBe('/menu/cart');
});

test('OPP-022 ORD-060 a price that is refused under review closes that, and says why until it is read', async () => {
  await openCart('member-green', IN_A_BROWSER);
  await app.press('Review order (1)');
  const review = within(await sheet());
  await review.findByRole('group', { name: 'How would you like to pay?' });
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  app.world.fail(priceOrder, 'graph-error', 1);
  const goBack = holdBack();
  await app.user.click(await review.findByRole('button', { name: 'Refresh' }));
  await dialog(NO_TOTAL);
  await goBack();
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  expect(app.address()).toBe('/menu/cart');
  expect(screen.getByRole('dialog', { name: NO_TOTAL })).toBeTruthy();
  await app.goBack();
  await expectNoDialog(NO_TOTAL);
  expect(app.address()).toBe('/menu/cart');
});

test('FC-020 OPP-022 a price that is refused below a doubt closes the review, and not the doubt', async () => {
  await openCart('member-green', IN_A_BROWSER);
  await app.press('Review order (1)');
  await within(await sheet()).findByRole('group', { name: 'How would you like to pay?' });
  app.world.fail(submitOrder, 'drop-before', 1);
  await place();
  // Once the order is not seen, another price is asked for.
  app.world.fail(priceOrder, 'graph-error');
  const goBack = holdBack();
  await orderHere();
  await dialog(NOT_SEEN);
  await waitFor(() => expect(pricing().getSnapshot().hasTag('error')).toBe(true));
  await goBack();
  await expectAddress('/menu/cart');
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  expect(screen.getByRole('dialog', { name: NOT_SEEN })).toBeTruthy();
  // Of two modals the later one would cover the doubt.
  expect(screen.queryByText(NO_TOTAL)).toBeNull();
  await app.goBack();
  const reason = await dialog(NO_TOTAL);
  await expectNoDialog(NOT_SEEN);
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  await app.atRest();
  expect([reason.isConnected, app.address()]).toEqual([true, '/menu/cart']);
  await app.goBack();
  await expectNoDialog(NO_TOTAL);
  expect(app.address()).toBe('/menu/cart');
});

test('OPP-022 a price that is outdated meanwhile takes its reason away, and leaves nothing for Back to close', async () => {
  await openRefusedCart();
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  act(() => pricing().send({ type: 'price.cleared' }));
  await expectNoDialog(NO_TOTAL);
  await waitFor(() => expect(isEntryLeft()).toBe(false));
  expect(app.address()).toBe('/menu/cart');
});

test('ORD-072 Back closes that a tip was removed, and the review below stays', async () => {
  await openSummary('member-gold', IN_A_BROWSER);
  await choose('$2');
  await choose(/^Visa/);
  await dialog(NO_TIP);
  await app.goBack();
  await expectNoDialog(NO_TIP);
  expect(app.address()).toBe('/menu/cart#payment-summary');
  await sheet();
});

/** The page is loaded anew while a dialog lies over it: its entry stays, the dialog goes. */
const reloadedAt = (address: string) => ({
  ...IN_A_BROWSER,
  meanwhile: ({ history }: typeof app.router) => {
    // Each is an entry of its own: what is pushed at once would be one.
    history.push(address);
    history.flush();
    history.push(address, { dialog: true });
    history.flush();
  },
});

test('after a reload the entry of a dialog that is gone is taken out: one Back leads to the page before', async () => {
  await app.open('/menu', reloadedAt('/menu/previous'));
  await app.heading('Previous orders');
  await waitFor(() => expect(isEntryLeft()).toBe(false));
  expect(app.address()).toBe('/menu/previous');
  await app.goBack();
  await expectAddress('/menu');
});

test('FC-020 after a reload a doubt about an order that is drawn again has one entry', async () => {
  app.world.become('member-green');
  leaveOrderWithoutAnswer();
  await app.open('/menu', reloadedAt('/pickup'));
  await dialog(NOT_SEEN);
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  await app.goBack();
  await expectNoDialog(NOT_SEEN);
  await expectAddress('/menu/cart');
  await app.goBack();
  await expectAddress('/pickup');
  expect(isEntryLeft()).toBe(false);
  await app.goBack();
  await expectAddress('/menu');
});

test('GFT-066 Back closes that an address stands twice, and the form of a link from outside stays', async () => {
  await app.open(GIFT, { ...IN_A_BROWSER, as: 'anonymous' });
  await fillInOpenGift(app, ['ada@example.com', 'ada@example.com']);
  await dialog(TWICE);
  await app.goBack();
  await expectNoDialog(TWICE);
  expect(app.address()).toBe(GIFT);
  expect(app.field('Your name').value).toBe('Gwen');
});

test('GFT-065 GFT-066 so it is where the server found it, once the payment is closed', async () => {
  await app.open(GIFT, { ...IN_A_BROWSER, as: 'anonymous' });
  await fillInOpenGift(app, ['refuse-170046@northstar.test']);
  keepGuestCard(app.parts.session, app.parts.session.clock.now());
  await within(await dialog('Review and send')).findByText(GUEST_CARD);
  await app.press(/^Pay \$/);
  await dialog(TWICE);
  await waitFor(() => expect(isEntryLeft()).toBe(true));
  expect(app.address()).toBe(GIFT);
  expect(screen.getByRole('dialog', { name: TWICE })).toBeTruthy();
  await app.goBack();
  await expectNoDialog(TWICE);
  expect(app.address()).toBe(GIFT);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pickupTimeQuery, readPickupTime } from '#api/ordering/pickup-time.ts';
import { priceOrder } from '#api/ordering/price-order.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { readStoreTimeSlots, storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { FIRST_CHOICES } from '#domain/ordering/order-choices.ts';
import { RECENT_ORDER_KEY } from '#domain/ordering/order-placement.ts';
import { keepLocale } from '#platform/locale.ts';
import { orderChoicesOf } from '#session/ordering/order-choices.ts';
import { orderPlacementOf } from '#session/ordering/order-placement.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { SIX_MINUTES, setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart, openSummary, sheet, choose, total, ordered, pricing, place, orderHere, isStoreAsked, order } =
  setUpCheckout();

test('ORD-006 ORD-056 ORD-058 OPP-025 the summary is opened by its hash, pays with the first card, and places the order, with risk data', async () => {
  vi.spyOn(globalThis, 'fetch');
  await openSummary('member-gold');
  await order();
  expect(app.world.effects.orderCharges).toBe(601);
  expect(sentVariables(submitOrder)).toMatchObject([{ reputation: expect.stringMatching(/^\S+$/) }]);
});

describe.each([
  ['FC-172', 'a network that comes back', () => window.dispatchEvent(new Event('online'))],
  ['OPP-026 FC-181', 'another language', () => keepLocale('fr-CA')],
] as const)('%s %s', (row, change, happen) => {
  /** It happens while the order is on its way; whether its price stays good meanwhile. */
  async function placeAndChange() {
    const placement = orderPlacementOf(app.parts.session, app.parts.queryClient);
    const isPriced: boolean[] = [];
    const stop = placement.subscribe(() => {
      if (isPriced.length > 0 || !placement.snapshot().placement.hasTag('busy')) return;
      happen();
      isPriced.push(pricing().getSnapshot().hasTag('fresh'));
    });
    onTestFinished(stop);
    await place();
    await orderHere();
    return isPriced;
  }

  test(`${row} ${change} while an order is on its way leaves its price alone`, async () => {
    await openSummary('member-gold');
    const isPriced = await placeAndChange();
    await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
    expect(isPriced).toEqual([true]);
    await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
    expect(app.calls(priceOrder)).toBe(1);
  });

  test(`${row} ${change} has the order priced anew once it was turned away`, async () => {
    await openSummary('member-gold');
    app.world.fail(submitOrder, 'status:429', 1);
    expect(await placeAndChange()).toEqual([true]);
    await screen.findByText('Your order wasn’t placed.');
    await waitFor(() => expect(app.calls(priceOrder)).toBe(2));
  });

  test(`${row} ${change} and a refusal have the order priced anew once`, async () => {
    await openSummary('member-gold');
    app.world.ordering.priced.clear();
    await placeAndChange();
    await screen.findByText('Your order wasn’t placed.');
    await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
    expect(app.calls(priceOrder)).toBe(2);
  });
});

test('D-242 the same member, known again while the order is on its way, leaves its price alone', async () => {
  await openSummary('member-gold');
  const release = holdCalls((call) => call.includes('submit-order'));
  await place();
  await orderHere();
  await screen.findByText('Sending your order to the store…');
  // What another tab says after it has signed the member in again.
  const again = new Promise((resolve) => app.parts.session.onVisitorChange(resolve));
  app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' });
  expect(await again).toMatchObject({ how: 'returned' });
  release();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(app.world.effects.ordersPlaced).toBe(1);
  expect(app.calls(priceOrder)).toBe(1);
});

test('OPP-029 once an order is placed its time is asked for anew, whatever was known of it', async () => {
  await openSummary('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  const { orderId = '', storeNumber = latteOrder().storeNumber } = pricing().getSnapshot().context.price?.priced ?? {};
  const { queryKey } = pickupTimeQuery({ orderId, storeNumber }, app.parts.session.visitor());
  app.parts.queryClient.setQueryData(queryKey, { orderTime: 0, estimate: null });
  await place();
  await orderHere();
  await waitFor(() => expect(app.calls(readPickupTime)).toBe(1));
});

test('ORD-052 a refusal by a code without a row is unexpected, and can be tried again', async () => {
  const opened = await openSummary('member-gold');
  app.world.ordering.priced.clear();
  await place();
  await orderHere();
  expect(await within(opened).findByText('Something unexpected happened. Please try again.')).toBeTruthy();
  const again = within(opened).getByRole('button', { name: 'Place order' });
  expect(again.getAttribute('aria-disabled')).toBeNull();
  expect(app.world.effects.ordersPlaced).toBe(0);
});

test.each([
  ['an order', 'member-gold', 'Place order'],
  ['a reload', 'member-empty-balance', 'Reload & place order'],
] as const)(
  'ORD-056 OPP-070 a way to pay that was removed elsewhere is offered no more, once %s was refused for it',
  async (what, persona, button) => {
    const opened = await openSummary(persona);
    const visas = () => within(opened).queryAllByRole('radio', { name: /^Visa/ });
    if (what === 'an order') for (const visa of visas()) await app.user.click(visa);
    app.world.account(persona).paymentMethods.splice(0, 1);
    await place(button);
    await orderHere();
    await within(opened).findByText(/Something went wrong with your payment method\./);
    await waitFor(() => expect(visas()).toEqual([]));
    expect(app.world.effects.ordersPlaced).toBe(0);
  },
);

test.each([
  ['pays an order', 'member-gold'],
  ['reloads a card', 'member-empty-balance'],
] as const)('ORD-056 ORD-069 a saved card that has expired says so where it %s', async (_, persona) => {
  const [card] = app.world.account(persona).paymentMethods;
  if (card) card.expires = { month: 1, year: 2020 };
  await openSummary(persona);
  for (const visa of await screen.findAllByRole('radio', { name: /^Visa/ })) {
    expect(visa).toHaveProperty('labels.0.textContent', expect.stringContaining('Expired'));
  }
});

test('ORD-006 removing the hash closes the summary', async () => {
  await openSummary('member-gold');
  await app.press('Close');
  await app.noDialog();
  expect(app.address()).toBe('/menu/cart');
});

test('ORD-047 ORD-057 ORD-063 ORD-064 ORD-066 ORD-067 ORD-069 a card that is too low is reloaded with what reaches', async () => {
  const opened = await openSummary('member-empty-balance');
  expect(await within(opened).findByRole('button', { name: 'Reload & place order' })).toBeTruthy();
  within(opened).getByText('Insufficient balance for order');
  within(opened).getByText('Looks like your card balance is too low to complete your order.');
  const amounts = within(within(opened).getByRole('group', { name: 'Reload amount' })).getAllByRole('radio');
  expect(amounts.map((amount) => amount.getAttribute('value'))).toEqual([
    '1000',
    '1500',
    '2000',
    '2500',
    '5000',
    '10000',
  ]);
  expect(within(opened).getByRole('radio', { name: '$25', checked: true })).toBeTruthy();
  const release = holdCalls((call) => call.includes('/reload'));
  await place('Reload & place order');
  await orderHere();
  await screen.findByText('Sending your order to the store…');
  expect(within(opened).getByRole('radio', { name: '$25' })).toHaveProperty('disabled', true);
  release();
  await waitFor(() => expect(app.world.effects).toMatchObject({ reloads: 1, ordersPlaced: 1 }));
});

test('OPP-035 OPP-036 a card that is too low, with nothing to reload it from, places nothing and says so', async () => {
  app.world.account('member-empty-balance').paymentMethods.splice(0);
  const opened = await openSummary('member-empty-balance');
  await place('Reload & place order');
  await orderHere();
  expect(await within(opened).findByText('Insufficient balance available.')).toBeTruthy();
  expect([ordered(), app.world.effects.ordersPlaced]).toEqual([0, 0]);
});

test('ORD-059 ORD-065 a member without anything to pay with is led to adding it, and nothing is ordered', async () => {
  app.world.account('member-without-cards').paymentMethods.splice(0);
  const opened = await openSummary('member-without-cards');
  within(opened).getByText('Your account has no payment methods.');
  await place('Continue');
  await app.heading('Payment methods');
  expect(app.router.state.location.search).toEqual({ returnUrl: '/menu/cart#payment-summary' });
  expect(ordered()).toBe(0);
});

test('ORD-059 two presses lead to one page, from which Back comes to the order', async () => {
  await openSummary('member-gold');
  await choose('Add another way to pay');
  await app.user.dblClick(await screen.findByRole('button', { name: 'Continue' }));
  await app.heading('Payment methods');
  expect(app.router.state.location.search).toEqual({ returnUrl: '/menu/cart#payment-summary' });
  app.router.history.back();
  await sheet();
});

test('ORD-061 ORD-062 without a choice nothing is ordered, and the field says so and takes the focus', async () => {
  await openSummary('member-without-cards');
  await place();
  expect(await screen.findByText('No payment method selected')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Visa/ }));
  expect(ordered()).toBe(0);
});

test('ORD-071 ORD-072 ORD-073 ORD-074 ORD-075 a tip counts, goes with a way to pay that takes none, and that is said', async () => {
  await openSummary('member-gold');
  expect(await screen.findByRole('radio', { name: 'No tip', checked: true })).toBeTruthy();
  await choose('$2');
  await waitFor(() => expect(total()).toBe('$8.01'));
  await choose(/^Visa/);
  const dialog = await screen.findByRole('dialog', { name: 'Your tip has been removed' });
  within(dialog).getByText('Tipping is not yet available for this payment type');
  await app.user.click(within(dialog).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(total()).toBe('$6.01'));
  expect(screen.queryByRole('radio', { name: 'No tip' })).toBeNull();
  await choose(/^PayPal/);
  expect(screen.queryByRole('dialog', { name: 'Your tip has been removed' })).toBeNull();
});

test('ORD-074 a tip is paid with the order, and counts against what the card holds', async () => {
  const opened = await openSummary('member-green', { quantity: 4 });
  const action = (name: string) => within(opened).findByRole('button', { name });
  await action('Place order');
  await choose('$1');
  await action('Reload & place order');
  await choose('No tip');
  await action('Place order');
  await choose('$1');
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(app.world.effects).toMatchObject({ ordersPlaced: 1, orderCharges: 2506 }));
  const [latest] = app.world.account('member-green').history;
  expect(latest).toMatchObject({ kind: 'order', tip: 100 });
});

test('ORD-074 ORD-075 a tip of one’s own is a number up to the price', async () => {
  await openSummary('member-gold');
  await choose('Other amount');
  await app.user.type(await screen.findByLabelText('Tip amount'), 'lots{enter}');
  expect(await screen.findByText('Enter a tip from $0.01 to $6.01.')).toBeTruthy();
  await app.user.clear(screen.getByLabelText('Tip amount'));
  await app.user.type(screen.getByLabelText('Tip amount'), '1.25{enter}');
  await waitFor(() => expect(total()).toBe('$7.26'));
  await app.user.clear(screen.getByLabelText('Tip amount'));
  await app.user.type(screen.getByLabelText('Tip amount'), '6.01{enter}');
  await waitFor(() => expect(total()).toBe('$12.02'));
});

test('ORD-075 a tip that was typed and not added counts as soon as one goes on; what is no tip holds the order', async () => {
  await openSummary('member-gold');
  await choose('Other amount');
  const field = await screen.findByLabelText<HTMLInputElement>('Tip amount');
  await app.user.type(field, 'lots');
  await place();
  expect(await screen.findByText('Enter a tip from $0.01 to $6.01.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByRole('button', { name: 'Yes, order here' })).toBeNull();
  await app.user.clear(field);
  await app.user.tab();
  expect(screen.queryByText('Enter a tip from $0.01 to $6.01.')).toBeNull();
  expect(total()).toBe('$6.01');
  await app.user.type(field, '1,25');
  await place();
  expect(total()).toBe('$7.26');
  await orderHere();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(app.world.effects.orderCharges).toBe(726);
});

test('ORD-074 a tip of before stands in its field as the language writes it', async () => {
  await openSummary('member-gold');
  await choose('Other amount');
  await app.user.type(await screen.findByLabelText('Tip amount'), '1.50{enter}');
  await app.press('Close');
  await app.noDialog();
  await app.parts.catalogue.setLocale('fr-CA');
  await app.user.click(await screen.findByRole('button', { name: /^Vérifier la commande/ }));
  expect(await screen.findByLabelText('Montant du pourboire')).toHaveProperty('value', '1,50');
});

test('ORD-075 D-071 tips are in the currency of the order, whatever that of the market is', async () => {
  app.startWorld({ settings: { currency: 'CAD', tipPaymentTypes: ['visa'] } });
  await openSummary('member-gold');
  await choose(/Visa/);
  expect(await screen.findByRole('radio', { name: '$5' })).toBeTruthy();
  await choose('Other amount');
  await app.user.type(await screen.findByLabelText('Tip amount'), 'lots{enter}');
  expect(await screen.findByText('Enter a tip from $0.01 to $6.01.')).toBeTruthy();
});

test('OPP-043 a price of zero offers no tip, and is placed', async () => {
  await openCart('member-gold');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FREEMORNING{enter}');
  await waitFor(() => expect(screen.getByText('Total').nextSibling?.textContent).toBe('$0.00'));
  await app.press('Review order (1)');
  await place();
  await orderHere();
  expect(screen.queryByText('No tip')).toBeNull();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
});

test('ORD-060 OPP-009 FC-023 a price that has become stale says so, places nothing, and is refreshed', async () => {
  const opened = await openSummary('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  await within(opened).findByText('Looks like your order may be a little stale. Refresh to continue with your order.');
  await app.user.click(within(opened).getByRole('button', { name: 'Place order' }));
  expect(isStoreAsked()).toBe(false);
  expect(ordered()).toBe(0);
  await app.press('Refresh');
  await order();
  expect([ordered(), app.calls(priceOrder)]).toEqual([1, 2]);
});

test.each(['SLOT_UNAVAILABLE', '110000'])(
  'OPP-014 OPP-015 OPP-023 ORD-041 ORD-042 %s clears the price and the chosen time, and the times are read anew',
  async (code) => {
    vi.spyOn(globalThis, 'fetch');
    await openCart('member-gold');
    await waitFor(() => expect(pricing().getSnapshot().context.price).not.toBeNull());
    const storeNumber = pricing().getSnapshot().context.order?.storeNumber ?? latteOrder().storeNumber;
    await app.parts.queryClient.fetchQuery(storeTimeSlotsQuery(storeNumber));
    const before = app.calls(readStoreTimeSlots);
    const choices = orderChoicesOf(app.parts.session);
    const timeSlot = { id: 'slot-1', startsAt: Date.now() + 30 * MINUTE_MS, soonest: false };
    act(() => choices.send({ type: 'slot.chosen', timeSlot }));
    await app.press('Add a reward or coupon');
    await app.user.type(screen.getByLabelText('Reward or coupon code'), `FAIL-${code}{enter}`);
    await screen.findByRole('dialog');
    expect(pricing().getSnapshot().context.price).toBeNull();
    expect(choices.getSnapshot().context).toMatchObject({ timeSlot: null, lostSlots: [timeSlot.id] });
    expect(choices.getSnapshot().hasTag('timeUnavailable')).toBe(true);
    await app.parts.queryClient.fetchQuery(storeTimeSlotsQuery(storeNumber));
    expect(app.calls(readStoreTimeSlots)).toBe(before + 1);
    expect(sentVariables(readStoreTimeSlots).at(-1)).toEqual({ storeNumber, mockState: null });
  },
);

test('OPP-014 the times are read anew also where a price as soon as possible was refused for its time', async () => {
  await openCart('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().context.price).not.toBeNull());
  const storeNumber = pricing().getSnapshot().context.order?.storeNumber ?? latteOrder().storeNumber;
  await app.parts.queryClient.fetchQuery(storeTimeSlotsQuery(storeNumber));
  const before = app.calls(readStoreTimeSlots);
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FAIL-SLOT_UNAVAILABLE{enter}');
  await screen.findByRole('dialog');
  await app.parts.queryClient.fetchQuery(storeTimeSlotsQuery(storeNumber));
  expect(app.calls(readStoreTimeSlots)).toBe(before + 1);
});

test('ORD-019 PRV-004 what is chosen stays from page to page, and once it is placed only when that was', async () => {
  const openAgain = () => app.router.navigate({ to: '/menu/cart', hash: 'payment-summary' });
  const choices = () => orderChoicesOf(app.parts.session).getSnapshot().context;
  await openCart('member-gold', { quantity: 2 });
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'warmup2{enter}');
  await screen.findByText('Offer');
  await openAgain();
  await choose('$2');
  await app.router.navigate({ to: '/menu' });
  await openAgain();
  expect(await screen.findByRole('radio', { name: '$2', checked: true })).toBeTruthy();
  expect(choices()).toMatchObject({ offers: ['WARMUP2'], tip: 200, pickupOption: 'in-store', continueAsGuest: false });
  await order();
  await waitFor(() => expect(choices()).toEqual({ ...FIRST_CHOICES, storeNumber: expect.any(String) }));
  const recent = JSON.parse(window.localStorage.getItem(RECENT_ORDER_KEY) ?? '{}');
  expect(recent).toMatchObject({ visitor: 'member', pickupOption: 'in-store', placedAt: expect.any(Number) });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickupTimeQuery, readPickupTime } from '#api/ordering/pickup-time.ts';
import { priceOrder, priceOrderGuest } from '#api/ordering/price-order.ts';
import { readStorePricing } from '#api/ordering/pricing-rules.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { readStoreTimeSlots, storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { CART_KEY } from '#domain/cart.ts';
import { FIRST_CHOICES } from '#domain/order-choices.ts';
import { RECENT_ORDER_KEY } from '#domain/order-placement.ts';
import { createClock } from '#mocks/clock.ts';
import { traitsIn } from '#mocks/locations/store-search.ts';
import { availabilityAt } from '#mocks/menu/availability.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { localTimeIn, openingAt } from '#mocks/stores/opening.ts';
import { WEEKS } from '#mocks/stores/store-traits.ts';
import { orderChoicesOf } from '#session/order-choices.ts';
import { orderPricingOf } from '#session/order-pricing.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { cartLatte, cartOption, keptCartText } from '#tests/support/cart-items.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

vi.mock('#areas/store-locator/map/store-map.tsx', async () => ({
  StoreMap: (await import('#tests/support/stand-in-map.tsx')).StandInMap,
}));

const app = setUpApp();

const latteOf = (quantity: number) =>
  cartLatte({
    sizeCode: 'L',
    size: 'Large',
    quantity,
    childItems: [['5031', 2] as const, ...['5041', '5012', '5122', '5152', '5181'].map((id) => [id, 1] as const)].map(
      ([id, count]) => cartOption(id, count),
    ),
  });

type Persona = Parameters<typeof app.world.become>[0];

type OpenOptions = { quantity?: number; hash?: string; storeNumber?: string };

/** The page of the cart with large lattes, $5.45 each, priced at the open house of Seattle. */
async function openCart(
  persona: Persona,
  { quantity = 1, hash = '', storeNumber = latteOrder().storeNumber }: OpenOptions = {},
) {
  app.world.become(persona);
  await app.open(`/menu?storeNumber=${storeNumber}`);
  const store = app.world.directory.find(storeNumber)?.name ?? '';
  await screen.findByRole('region', { name: store });
  window.localStorage.setItem(CART_KEY, keptCartText([latteOf(quantity)]));
  const kept = { ...window.localStorage };
  await app.open('/');
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, String(value));
  await app.open(`/menu/cart${hash}`);
  await screen.findByRole('heading', { level: 1 });
}

const sheet = () => screen.findByRole('dialog', { name: 'Review and pay' });
const choose = async (name: string | RegExp) => app.user.click(await screen.findByRole('radio', { name }));
const total = () => screen.getAllByText(/^\$\d+\.\d\d$/).at(-1)?.textContent;
const ordered = () => app.calls(submitOrder);
const pricing = () => orderPricingOf(app.parts.session, app.parts.queryClient);
const place = async (name = 'Place order') => {
  const button = await within(await sheet()).findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await app.user.click(button);
};

/** The store was restored by the page, which is asked about once. */
const orderHere = async () => app.user.click(await screen.findByRole('button', { name: 'Yes, order here' }));

async function openSummary(persona: Persona, options: OpenOptions = {}) {
  await openCart(persona, { hash: '#payment-summary', ...options });
  const opened = await sheet();
  await within(opened).findByRole('group', { name: 'How would you like to pay?' });
  return opened;
}

test('ORD-024 ORD-025 PRV-003 PRV-038 OPP-004 a member sees what the order costs, line by line', async () => {
  await openCart('member-green', { quantity: 2 });
  expect(await screen.findByText('Estimated tax')).toBeTruthy();
  expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('$10.90');
  expect(screen.getByText('Estimated tax').nextSibling?.textContent).toBe('$1.13');
  expect(screen.getByText('Order total').nextSibling?.textContent).toBe('$12.03');
  expect([app.calls(priceOrder), app.calls(priceOrderGuest)]).toEqual([1, 0]);
});

test('PRV-038 OPP-005 a guest is priced by the operation of guests', async () => {
  await openCart('guest');
  expect(await screen.findByText('Estimated tax')).toBeTruthy();
  expect([app.calls(priceOrder), app.calls(priceOrderGuest)]).toEqual([0, 1]);
});

test('ORD-026 FC-059 a burst of changes is priced once, and the price is that of the last quantity', async () => {
  await openCart('member-green');
  await screen.findByText('Estimated tax');
  for (let press = 0; press < 4; press += 1) await app.press('One more Caffè Latte');
  await waitFor(() => expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('$27.25'));
  expect(app.calls(priceOrder)).toBe(2);
});

test('ORD-029 ORD-030 an offer is applied, shown and removed', async () => {
  await openCart('member-green', { quantity: 2 });
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'warmup2{enter}');
  expect((await screen.findByText('Offer')).nextSibling?.textContent).toBe('-$2.00');
  await app.press('Remove $2 off orders from $5');
  await waitFor(() => expect(screen.queryByText('Offer')).toBeNull());
});

test('PRV-033 ORD-030 an offer that cannot be applied goes, which is said at its field', async () => {
  await openCart('member-green');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'NOPE{enter}');
  expect(await screen.findByText("This coupon or reward can't be applied to your order.")).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove NOPE' })).toBeNull();
});

test.each([
  ['OPP-017', 'ITEMS_NOT_FOUND', 'We couldn’t find something in your cart.', 'button', 'Got it'],
  ['OPP-018', 'HIGH_VOLUME_STORE', 'This store is very busy right now.', 'link', 'Choose a store'],
  ['OPP-019', 'CHOOSE_DIFFERENT_ITEM', /^Something in your cart can’t be ordered here/, 'link', 'Choose item'],
  ['OPP-021', 'REWARD_NOT_APPLIED', 'Your offer wasn’t applied.', 'button', 'Got it'],
  ['OPP-022', 'NEVER_HEARD_OF', 'We couldn’t price your order.', 'button', 'Try again'],
])('OPP-016 %s %s has its dialog and its way forward', async (_row, code, title, role, action) => {
  await openCart('member-green');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), `FAIL-${code}{enter}`);
  const dialog = await screen.findByRole('dialog', { name: title });
  const way = within(dialog).getByRole(role, { name: action });
  if (role === 'link') {
    expect(way.getAttribute('href')).toBe(code === 'HIGH_VOLUME_STORE' ? '/menu/store-locator' : '/menu');
    return;
  }
  const before = app.calls(priceOrder);
  await app.user.click(way);
  if (action === 'Got it') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (action === 'Try again') await waitFor(() => expect(app.calls(priceOrder)).toBeGreaterThan(before));
});

test('OPP-020 ADD_IN_LIMIT shows the server’s words and nothing else', async () => {
  await openCart('member-green');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FAIL-ADD_IN_LIMIT{enter}');
  const dialog = await screen.findByRole('dialog', { name: 'You can add up to 4 shots to a drink.' });
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
});

test('ORD-006 ORD-056 ORD-058 the summary is opened by its hash, pays with the first card, and places the order', async () => {
  await openSummary('member-gold');
  await place();
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  expect(app.world.effects.orderCharges).toBe(601);
});

test('OPP-029 once an order is placed its time is asked for anew, whatever was known of it', async () => {
  await openSummary('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  const { orderId = '', storeNumber = latteOrder().storeNumber } = pricing().getSnapshot().context.price?.priced ?? {};
  app.parts.queryClient.setQueryData(pickupTimeQuery(orderId, storeNumber).queryKey, { orderTime: 0, estimate: null });
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

test('ORD-006 removing the hash closes the summary', async () => {
  await openSummary('member-gold');
  await app.press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.address()).toBe('/menu/cart');
});

test('ORD-057 ORD-063 ORD-064 ORD-066 ORD-067 ORD-069 a card that is too low is reloaded with what reaches', async () => {
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
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  expect(app.world.effects.reloads).toBe(1);
});

test('OPP-035 OPP-036 a card that is too low, with nothing to reload it from, places nothing and says so', async () => {
  app.world.members.get('ella@northstar.test')?.account.paymentMethods.splice(0);
  const opened = await openSummary('member-empty-balance');
  await place('Reload & place order');
  await orderHere();
  expect(await within(opened).findByText('Insufficient balance available.')).toBeTruthy();
  expect([ordered(), app.world.effects.ordersPlaced]).toEqual([0, 0]);
});

test('ORD-059 ORD-065 a member without anything to pay with is led to adding it, and nothing is ordered', async () => {
  app.world.members.get('nico@northstar.test')?.account.paymentMethods.splice(0);
  const opened = await openSummary('member-without-cards');
  within(opened).getByText('Your account has no payment methods.');
  await place('Continue');
  await app.heading('Payment methods');
  expect(ordered()).toBe(0);
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
  const [latest] = app.world.members.get(PERSONAS['member-green'].email)?.account.history ?? [];
  expect(latest).toMatchObject({ kind: 'order', tip: 100 });
});

test('ORD-075 a tip of one’s own is a number up to the price', async () => {
  await openSummary('member-gold');
  await choose('Other amount');
  await app.user.type(await screen.findByLabelText('Tip amount'), 'lots{enter}');
  expect(await screen.findByText('Enter a tip from $0.01 to $6.01.')).toBeTruthy();
  await app.user.clear(screen.getByLabelText('Tip amount'));
  await app.user.type(screen.getByLabelText('Tip amount'), '1.25{enter}');
  await waitFor(() => expect(total()).toBe('$7.26'));
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

test('OPP-043 a price of zero offers no tip, and is placed', async () => {
  await openCart('member-gold');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FREEMORNING{enter}');
  await waitFor(() => expect(screen.getByText('Order total').nextSibling?.textContent).toBe('$0.00'));
  await app.press('Review order (1)');
  await place();
  await orderHere();
  expect(screen.queryByText('No tip')).toBeNull();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
});

const SIX_MINUTES = 6 * 60_000;

test('ORD-060 OPP-009 FC-023 a price that has become stale says so, places nothing, and is refreshed', async () => {
  const opened = await openSummary('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  await within(opened).findByText('Looks like your order may be a little stale. Refresh to continue with your order.');
  await app.user.click(within(opened).getByRole('button', { name: 'Place order' }));
  expect(ordered()).toBe(0);
  await app.press('Refresh');
  await place();
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  expect([ordered(), app.calls(priceOrder)]).toEqual([1, 2]);
});

test.each(['SLOT_UNAVAILABLE', '110000'])(
  'OPP-014 OPP-015 %s clears the price, and the times are read anew',
  async (code) => {
    await openCart('member-gold');
    await waitFor(() => expect(pricing().getSnapshot().context.price).not.toBeNull());
    const storeNumber = pricing().getSnapshot().context.order?.storeNumber ?? latteOrder().storeNumber;
    await app.parts.queryClient.fetchQuery(storeTimeSlotsQuery(storeNumber));
    const before = app.calls(readStoreTimeSlots);
    await app.press('Add a reward or coupon');
    await app.user.type(screen.getByLabelText('Reward or coupon code'), `FAIL-${code}{enter}`);
    await screen.findByRole('dialog');
    expect(pricing().getSnapshot().context.price).toBeNull();
    await app.parts.queryClient.fetchQuery(storeTimeSlotsQuery(storeNumber));
    expect(app.calls(readStoreTimeSlots)).toBe(before + 1);
  },
);

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
  await place();
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  await waitFor(() => expect(choices()).toEqual({ ...FIRST_CHOICES, storeNumber: expect.any(String) }));
  const recent = JSON.parse(window.localStorage.getItem(RECENT_ORDER_KEY) ?? '{}');
  expect(recent).toMatchObject({ visitor: 'member', pickupOption: 'in-store', placedAt: expect.any(Number) });
});

test('OPP-009 on the cart an old price is asked for anew by itself', async () => {
  await openCart('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  await waitFor(() => expect(app.calls(priceOrder)).toBe(2));
});

test('ORD-025 ORD-028 without an answer there is no checkout, and another try', async () => {
  app.world.faults.push({
    operation: 'POST /apiproxy/v1/graphql#price-order',
    fault: { kind: 'status', value: 500, retryAfterSeconds: null },
    timesLeft: 1,
  });
  await openCart('member-gold');
  expect(await screen.findAllByText('We don’t have your total yet.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Review order (1)' }).getAttribute('aria-disabled')).toBe('true');
  await app.press('Try again');
  await screen.findByText('Estimated tax');
});

/** A store of a state that sells lattes late in the morning of the west coast. */
const storeIn = (subdivision: string) =>
  app.world.directory.records.find(
    (record) =>
      record.subdivision === subdivision &&
      traitsIn(app.world, record).ordering.availability === 'READY' &&
      traitsIn(app.world, record).ordering.guestOrdering &&
      openingAt(
        WEEKS[traitsIn(app.world, record).week],
        localTimeIn(record.timeZoneId, app.world.clock.now()),
        record.country,
      ).open &&
      availabilityAt(app.world, record)('hot-coffee', '1010') === 'Available',
  )?.storeNumber ?? '';

test('OPP-045 PRV-003 ORD-024 California has its note and its bag fee; Washington has neither', async () => {
  app.startWorld({ clock: createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true }) });
  await openCart('member-gold', { storeNumber: storeIn('CA') });
  expect((await screen.findByText('Bag fee')).nextSibling?.textContent).toBe('$0.10');
  screen.getByText('California asks for 10¢ for the bag of an order to go.');
  screen.getByText('In California, tax depends on what you order and where you enjoy it.');
  await openCart('member-gold');
  await screen.findByText('Estimated tax');
  expect(screen.queryByText(/California/)).toBeNull();
});

test('PRV-043 who has not begun to order sees what a store adds to prices', async () => {
  app.startWorld({ clock: createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true }) });
  await openCart('anonymous', { storeNumber: storeIn('CA') });
  await screen.findByText('California asks for 10¢ for the bag of an order to go.');
  expect(app.calls(readStorePricing)).toBe(1);
  expect([app.calls(priceOrder), app.calls(priceOrderGuest)]).toEqual([0, 0]);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { priceOrder, priceOrderGuest } from '#api/ordering/price-order.ts';
import { readPricingRules, readStorePricing } from '#api/ordering/pricing-rules.ts';
import { createClock } from '#mocks/clock.ts';
import { traitsIn } from '#mocks/locations/store-search.ts';
import { OFFERS } from '#mocks/ordering/offers.ts';
import { orderChoicesOf } from '#session/ordering/order-choices.ts';
import { answerInstead, holdCalls } from '#tests/support/held-calls.ts';
import { openGuestForm } from '#tests/support/open-guest-form.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { SIX_MINUTES, setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { storeWhere } from '#tests/support/store-where.ts';

const { app, openCart, openSummary, choose, pricing } = setUpCheckout();

test('ORD-024 ORD-025 PRV-003 PRV-038 OPP-004 a member sees what the order costs, line by line', async () => {
  await openCart('member-green', { quantity: 2 });
  expect(await screen.findByText('Estimated tax')).toBeTruthy();
  expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('$10.90');
  expect(screen.getByText('Estimated tax').nextSibling?.textContent).toBe('$1.13');
  expect(screen.getByText('Total').nextSibling?.textContent).toBe('$12.03');
  expect([app.calls(priceOrder), app.calls(priceOrderGuest)]).toEqual([1, 0]);
});

test('ORD-030 PRV-038 OPP-005 a guest is priced by the operation of guests, and offers are for members only', async () => {
  await openCart('guest');
  expect(await screen.findByText('Estimated tax')).toBeTruthy();
  expect([app.calls(priceOrder), app.calls(priceOrderGuest)]).toEqual([0, 1]);
  expect(screen.queryByRole('button', { name: 'Add a reward or coupon' })).toBeNull();
});

test('OPP-012 OPP-013 a guest whose session has expired is priced in a new one, with the cart as it is', async () => {
  await openCart('guest');
  await screen.findByText('Estimated tax');
  app.world.fail(priceOrderGuest, 'status:401', 1);
  const before = app.calls(startGuestSession);
  await app.press('One more Caffè Latte');
  await waitFor(() => expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('$10.90'));
  expect([app.calls(startGuestSession), app.calls(priceOrderGuest)]).toEqual([before + 1, 3]);
  expect(await app.inCart()).toMatchObject([{ quantity: 2 }]);
});

test('ORD-026 FC-059 a burst of changes is priced once, and the price is that of the last quantity', async () => {
  await openCart('member-green');
  await screen.findByText('Estimated tax');
  // At once: on a busy machine presses with the time of a finger between them would be two bursts.
  for (let press = 0; press < 4; press += 1)
    fireEvent.click(screen.getByRole('button', { name: 'One more Caffè Latte' }));
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

test('ORD-030 the keyboard stays with an offer that was applied, and goes back to the field once it is removed', async () => {
  await openCart('member-green', { quantity: 2 });
  await app.press('Add a reward or coupon');
  // Both strokes of Enter, however slow the machine is.
  const stamps = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'warmup2{enter}');
  await screen.findByText('Offer');
  const remove = screen.getByRole('button', { name: 'Remove $2 off orders from $5' });
  expect(document.activeElement).toBe(remove);
  await app.user.keyboard('{enter}');
  expect(remove.isConnected, 'D-399 Enter was struck twice').toBe(true);
  stamps.mockRestore();
  await app.user.tab();
  await app.user.tab({ shift: true });
  await app.user.keyboard('{enter}');
  expect(document.activeElement).toBe(await screen.findByLabelText('Reward or coupon code'));
});

test('ORD-029 where no code is entered the field says so, until something is', async () => {
  await openCart('member-green', { quantity: 2 });
  await app.press('Add a reward or coupon');
  const field = screen.getByLabelText('Reward or coupon code');
  await app.user.type(field, ' ');
  await app.press('Use it');
  expect(app.errorBeside(field)).toBe('Enter a reward or coupon code.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await app.user.type(field, 'w');
  expect(app.errorBeside(field)).toBe('');
});

test('ORD-029 a code is taken as it is read out of a mail, with spaces in it, and a phone makes no word of it', async () => {
  await openCart('member-green', { quantity: 2 });
  await app.press('Add a reward or coupon');
  expect(screen.getByLabelText('Reward or coupon code').getAttribute('autocorrect')).toBe('off');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), ' warm up 2 {enter}');
  expect((await screen.findByText('Offer')).nextSibling?.textContent).toBe('-$2.00');
});

test('PRV-033 ORD-030 an offer that a change of the cart ends leaves the keyboard where the cart is changed', async () => {
  await openCart('member-green', { quantity: 2 });
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'warmup2{enter}');
  await screen.findByText('Offer');
  onTestFinished(() => void vi.restoreAllMocks());
  for (const offer of Object.values(OFFERS)) vi.spyOn(offer, 'amountOff').mockReturnValue(null);
  const there = screen.getAllByRole('status');
  await app.press('One more Caffè Latte');
  const field = await screen.findByLabelText('Reward or coupon code');
  const why = "This coupon or reward can't be applied to your order.";
  expect(app.errorBeside(field)).toBe(why);
  // It is read out only where the region was there before its words.
  expect(there.filter(({ isConnected, textContent }) => isConnected && textContent === why)).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'One more Caffè Latte' }));
});

test.each(['NOPE', 'STARS150'])(
  'OPP-001 PRV-033 ORD-030 an offer that cannot be applied (%s) goes, which is said at its field, and once',
  async (code) => {
    // A member without Stars.
    await openCart('member-new');
    await app.press('Add a reward or coupon');
    await app.user.type(screen.getByLabelText('Reward or coupon code'), `${code}{enter}`);
    expect(await screen.findByText("This coupon or reward can't be applied to your order.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reward or coupon code'));
    expect(screen.queryByRole('button', { name: /^Remove (NOPE|150 Stars)/ })).toBeNull();
  },
);

test('PRV-033 what was said of a code that cannot be applied is not said of the next one', async () => {
  const refusal = /can't be applied/;
  await openCart('member-green', { quantity: 2 });
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'NOPE{enter}');
  await screen.findByText(refusal);
  await app.user.clear(screen.getByLabelText('Reward or coupon code'));
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'WARMUP2{enter}');
  await screen.findByText('Offer');
  expect(screen.queryByText(refusal)).toBeNull();
  await app.press('Remove $2 off orders from $5');
  await screen.findByLabelText('Reward or coupon code');
  expect(screen.queryByText(refusal)).toBeNull();
});

test.each([
  [
    'OPP-017',
    'ITEMS_NOT_FOUND',
    'We couldn’t find something in your cart.',
    'Remove it, or find something similar.',
    'button',
    'Got it',
  ],
  [
    'OPP-018',
    'HIGH_VOLUME_STORE',
    'This store is very busy right now.',
    'Another store nearby may be quicker.',
    'link',
    'Choose store',
  ],
  ['OPP-019', 'CHOOSE_DIFFERENT_ITEM', /^Something in your cart can’t be ordered here/, '', 'link', 'Choose item'],
  [
    'OPP-021',
    'REWARD_NOT_APPLIED',
    'Your offer wasn’t applied.',
    'You can still order without it.',
    'button',
    'Got it',
  ],
  [
    'OPP-022',
    'NEVER_HEARD_OF',
    'We couldn’t work out your total.',
    'That’s our mistake. Your cart is safe. Please try again in a moment.',
    'button',
    'Try again',
  ],
])('OPP-016 %s %s has its dialog and its way forward', async (_row, code, title, description, role, action) => {
  await openCart('member-green');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), `FAIL-${code}{enter}`);
  const dialog = await screen.findByRole('dialog', { name: title, description });
  const way = within(dialog).getByRole(role, { name: action });
  if (role === 'link') {
    expect(way.getAttribute('href')).toBe(code === 'HIGH_VOLUME_STORE' ? '/menu/store-locator' : '/menu');
    return;
  }
  const before = app.calls(priceOrder);
  await app.user.click(way);
  if (action === 'Got it') await app.noDialog();
  if (action === 'Try again') await waitFor(() => expect(app.calls(priceOrder)).toBeGreaterThan(before));
});

test('OPP-021 an offer that was not applied is taken off, and the order goes on without it', async () => {
  await openCart('member-green');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FAIL-REWARD_NOT_APPLIED{enter}');
  await app.press('Got it');
  await screen.findByText('Estimated tax');
  expect(screen.queryByRole('button', { name: /^Remove FAIL-/ })).toBeNull();
  expect(orderChoicesOf(app.parts.session).getSnapshot().context.offers).toEqual([]);
});

test.each(['graph-error', 'INTERNAL_SERVER_ERROR'])(
  'OPP-022 a price that fails with %s has the dialog of what is unexpected, and another try',
  async (fault) => {
    if (fault === 'graph-error') app.world.fail(priceOrder, fault, 1);
    await openCart('member-green');
    if (fault !== 'graph-error') {
      await app.press('Add a reward or coupon');
      await app.user.type(screen.getByLabelText('Reward or coupon code'), `FAIL-${fault}{enter}`);
    }
    const dialog = await screen.findByRole('dialog', { name: 'We couldn’t work out your total.' });
    const before = app.calls(priceOrder);
    await app.user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(app.calls(priceOrder)).toBe(before + 1));
  },
);

test('OPP-022 a guest’s price that fails with INTERNAL_SERVER_ERROR has the dialog of what is unexpected', async () => {
  const errors = [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
  answerInstead(priceOrderGuest, () => Response.json({ data: null, errors }));
  await openCart('guest');
  const dialog = await screen.findByRole('dialog', { name: 'We couldn’t work out your total.' });
  within(dialog).getByRole('button', { name: 'Try again' });
});

test('OPP-022 another try in the checkout of a guest asks for the price anew', async () => {
  await openGuestForm(app);
  app.world.fail(priceOrderGuest, 'graph-error', 1);
  // What was agreed to before the network went is priced anew.
  act(() => window.dispatchEvent(new Event('online')));
  const dialog = await screen.findByRole('dialog', { name: 'We couldn’t work out your total.' });
  const before = app.calls(priceOrderGuest);
  await app.user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.calls(priceOrderGuest)).toBe(before + 1));
});

test('OPP-017 ORD-026 ORD-016 what sold out while the cart was open is named once its dialog is read, and taken out there', async () => {
  await openCart('member-gold');
  await screen.findByText('Estimated tax');
  app.world.soldOut.add('1010');
  await app.press('One more Caffè Latte');
  const refusal = await screen.findByRole('dialog', { name: 'Something in your cart just sold out.' });
  await app.user.click(within(refusal).getByRole('button', { name: 'Got it' }));
  const named = await screen.findByRole('dialog', { name: 'No items available at this store' });
  expect(named.textContent).toContain('Sold out at this store.');
});

test('OPP-020 ADD_IN_LIMIT shows the server’s words alone, and is closed with Got it', async () => {
  await openCart('member-green');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FAIL-ADD_IN_LIMIT{enter}');
  const dialog = await screen.findByRole('dialog', { name: 'You can add up to 4 shots to a drink.' });
  expect(within(dialog).getByText('You can add up to 4 shots to a drink.').textContent).toBe(
    within(dialog).getByRole('heading').textContent,
  );
  expect(within(dialog).getAllByRole('button', { name: /^(Close|Got it)$/ })).toHaveLength(2);
  expect(within(dialog).getAllByRole('button')).toHaveLength(2);
  await app.user.click(within(dialog).getByRole('button', { name: 'Got it' }));
  await app.noDialog();
});

test('OPP-009 on the cart an old price is asked for anew by itself', async () => {
  await openCart('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  await waitFor(() => expect(app.calls(priceOrder)).toBe(2));
});

for (const [persona, operation, wayOn] of [
  ['member-gold', priceOrder, 'Review order (1)'],
  ['guest', priceOrderGuest, 'Guest checkout (1)'],
] as const) {
  test(`ORD-025 ORD-028 without an answer there is no checkout for a ${persona}, and another try`, async () => {
    app.world.fail(operation, 'status:500', 1);
    await openCart(persona);
    expect(await screen.findAllByText('We don’t have your total yet.')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: wayOn }).getAttribute('aria-disabled')).toBe('true');
    await app.press('Try again');
    await screen.findByText('Estimated tax');
    // The button has gone with the notice.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test(`ORD-028 a ${persona} goes on to the checkout once the price has come, and not before`, async () => {
    const release = holdCalls((call) => call.includes(`"${operation.graph.name}"`));
    await openCart(persona);
    const isDisabled = () => screen.getByText(wayOn).closest('a, button')?.getAttribute('aria-disabled');
    await screen.findByRole('button', { name: wayOn, description: 'Adding up your order…' });
    expect(isDisabled()).toBe('true');
    release();
    await waitFor(() => expect(isDisabled()).toBeNull());
  });
}

test('ORD-028 a price that was refused leaves no checkout once its dialog is read', async () => {
  await openCart('member-green');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FAIL-ITEMS_NOT_FOUND{enter}');
  await app.press('Got it');
  await app.noDialog();
  expect(screen.getByRole('button', { name: 'Review order (1)' }).getAttribute('aria-disabled')).toBe('true');
});

const storeIn = (subdivision: string) => storeWhere(app.world, (record) => record.subdivision === subdivision);

test('ORD-023 OPP-041 a way of pickup that the store of the order has not is neither kept nor priced', async () => {
  app.startWorld({ clock: createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true }) });
  const inside = storeWhere(app.world, (record) => traitsIn(app.world, record).pickUp.join() === '16');
  await openCart('member-gold', { storeNumber: inside });
  await screen.findByText('Estimated tax');
  await app.router.navigate({ to: '/menu' });
  const choices = orderChoicesOf(app.parts.session);
  choices.send({ type: 'pickupOption.chosen', pickupOption: 'drive-thru' });
  await app.router.navigate({ to: '/menu/cart' });
  await screen.findByText('Estimated tax');
  const inStore = { pickupOption: 'in-store', consumption: 'to-go' };
  await waitFor(() => expect(choices.getSnapshot().context).toMatchObject(inStore));
  expect(pricing().getSnapshot().context.order?.fulfilment).toEqual(inStore);
  expect(app.calls(priceOrder)).toBe(1);
});

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

test('OPP-045 PRV-003 what a price says of its fees, and California’s note, are shown where no line is a fee or a tax', async () => {
  answerInstead(priceOrder, async (send) => {
    const { data } = await (await send()).json();
    const { summary, store } = data.priceOrder;
    summary.additionalFeeDescription = 'Prices include a fee for the cup.';
    summary.lineItems = summary.lineItems.filter(({ kind }: { kind: string }) => kind !== 'tax');
    store.countrySubdivisionCode = 'CA';
    return Response.json({ data });
  });
  await openCart('member-green');
  await screen.findByText('Prices include a fee for the cup.');
  screen.getByText('In California, tax depends on what you order and where you enjoy it.');
  expect([screen.queryByText('Bag fee'), screen.queryByText('Estimated tax')]).toEqual([null, null]);
});

const FOR_HERE = { consumptionType: 'ConsumeInStore', collectionType: 'InStore' };

test('ORD-022 ORD-023 ORD-026 an order that is for here is priced as one, without a bag', async () => {
  app.startWorld({ clock: createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true }) });
  vi.spyOn(globalThis, 'fetch');
  await openSummary('member-gold', { storeNumber: storeIn('CA') });
  expect(await screen.findAllByText('Bag fee')).not.toHaveLength(0);
  await app.press('Change pickup');
  await choose('For here');
  await waitFor(() => expect(screen.queryAllByText('Bag fee')).toEqual([]));
  expect(sentVariables(priceOrder).at(-1)).toMatchObject({ fulfillment: FOR_HERE });
});

test('ORD-022 ORD-023 ORD-026 what a guest orders for here is priced as that', async () => {
  vi.spyOn(globalThis, 'fetch');
  await openGuestForm(app);
  await choose('For here');
  await waitFor(() => expect(sentVariables(priceOrderGuest).at(-1)).toMatchObject({ fulfillment: FOR_HERE }));
});

test('PRV-043 who has not begun to order sees what a store adds to prices', async () => {
  app.startWorld({ clock: createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true }) });
  await openCart('anonymous', { storeNumber: storeIn('CA') });
  await screen.findByText('California asks for 10¢ for the bag of an order to go.');
  expect([app.calls(readStorePricing), app.calls(readPricingRules)]).toEqual([1, 0]);
  expect([app.calls(priceOrder), app.calls(priceOrderGuest)]).toEqual([0, 0]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { priceOrder } from '#api/ordering/price-order.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { OFFERS } from '#mocks/ordering/offers.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { SIX_MINUTES, setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart, openSummary, sheet, choose, total, ordered, pricing, place, orderHere, order } = setUpCheckout();

/** The price of the open review becomes old. */
async function expirePrice() {
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  await within(await sheet()).findByText(/^Looks like your order may be a little stale\./);
}

test('ORD-025 ORD-060 where Refresh brings no price the review says so, and offers another try', async () => {
  const opened = await openSummary('member-gold');
  await expirePrice();
  app.world.faults.push({
    operation: 'POST /apiproxy/v1/graphql#price-order',
    fault: { kind: 'status', value: 500, retryAfterSeconds: null },
    timesLeft: 1,
  });
  await app.press('Refresh');
  await within(opened).findByText('We don’t have your total yet.');
  // The button has gone with the notice, as Try again goes below.
  expect(opened.contains(document.activeElement)).toBe(true);
  await app.user.click(within(opened).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('We don’t have your total yet.')).toBeNull());
  expect(opened.contains(document.activeElement)).toBe(true);
  await order();
});

test('ORD-025 ORD-060 while nothing can be placed the button is described by the reason', async () => {
  const opened = await openSummary('member-gold');
  const button = () => within(opened).getByRole('button', { name: 'Place order' });
  const why = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  expect(button().getAttribute('aria-describedby')).toBeNull();
  await expirePrice();
  expect(why()).toMatch(/^Looks like your order may be a little stale\./);
  const release = holdCalls((call) => call.includes('price-order'));
  app.world.fail(priceOrder, 'status:500', 1);
  await app.press('Refresh');
  await waitFor(() => expect(why()).toBe('Adding up your order…'));
  release();
  await waitFor(() => expect(why()).toBe('We don’t have your total yet.'));
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

test('ORD-024 the total of the review is called as the server calls it', async () => {
  const opened = await openSummary('member-gold');
  const label = await within(opened).findByText('Total');
  expect(label.nextElementSibling?.textContent).toBe('$6.01');
  expect(within(opened).queryByText('Order total')).toBeNull();
});

test('OPP-016 OPP-018 a store that closes under review gives no price any more, and is shown as closed', async () => {
  const opened = await openSummary('member-gold');
  // Whichever it is by the clock of the page, which is the real one.
  const open = /^(Open until|Closes soon, at) 7:00 PM$/;
  await within(opened).findByText(open);
  await expirePrice();
  app.world.clock.set(Date.UTC(2026, 5, 11, 2, 0));
  await app.press('Refresh');
  const dialog = await screen.findByRole('dialog', { name: 'This store has closed.' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await app.main().findByText('Closed');
  expect(screen.queryByText(open)).toBeNull();
  expect(app.world.effects.ordersPlaced).toBe(0);
});

test('OPP-018 a store that closes before the last press takes no order, and that is said', async () => {
  app.world.clock.set(Date.UTC(2026, 5, 11, 1, 55));
  await openSummary('member-gold');
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  app.world.clock.advance(SIX_MINUTES);
  await place();
  await orderHere();
  expect(await screen.findByRole('dialog', { name: 'This store has closed.' })).toBeTruthy();
  expect(app.world.effects).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });
});

test('ORD-066 ORD-060 the reload amount that was chosen stays while the price is refreshed, and is what is charged', async () => {
  const opened = await openSummary('member-empty-balance');
  await choose('$10');
  await expirePrice();
  await app.press('Refresh');
  expect(await within(opened).findByRole('radio', { name: '$10', checked: true })).toBeTruthy();
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(app.world.effects).toMatchObject({ reloads: 1, ordersPlaced: 1 }));
  const [card] = app.world.account('member-empty-balance').cards;
  expect(card).toMatchObject({ balance: 1000 - 601 });
});

test('CRD-025 ORD-067 ORD-069 ORD-070 the amounts and the minimum of a reload are those that the retailer configures for it', async () => {
  app.startWorld({ settings: { svcReloadOptions: [20, 30, 40], defaultSvcReloadOption: 40 } });
  const opened = await openSummary('member-empty-balance');
  const amounts = await within(opened).findByRole('group', { name: 'Reload amount' });
  await within(amounts).findByRole('radio', { name: '$40', checked: true });
  const values = within(amounts)
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);
  expect(values).toEqual(['2000', '3000', '4000']);
});

test('ORD-069 ORD-067 a reload amount that no one chose follows the shortfall, one that was chosen stays', async () => {
  const opened = await openSummary('member-empty-balance', { quantity: 4 });
  const isPreselected = (name: string) => within(opened).findByRole('radio', { name, checked: true });
  await within(opened).findByRole('group', { name: 'Reload amount' });
  await isPreselected('$25');
  // $24.06 and a tip of $2 are more than $25.
  const [tip] = within(opened).getAllByRole('radio', { name: '$2' });
  if (tip) await app.user.click(tip);
  await isPreselected('$50');
  await choose('No tip');
  await isPreselected('$25');
  await choose('$100');
  if (tip) await app.user.click(tip);
  await choose('No tip');
  await isPreselected('$100');
});

test('PRV-033 ORD-030 ORD-060 an offer that ends under review is said to have gone, and what the total was', async () => {
  await openCart('member-gold');
  await app.press('Add a reward or coupon');
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'warmup2{enter}');
  await screen.findByText('Offer');
  await app.press('Review order (1)');
  const opened = await sheet();
  await within(opened).findByRole('group', { name: 'How would you like to pay?' });
  await waitFor(() => expect(total()).toBe('$3.81'));
  onTestFinished(() => void vi.restoreAllMocks());
  for (const offer of Object.values(OFFERS)) vi.spyOn(offer, 'amountOff').mockReturnValue(null);
  await expirePrice();
  await app.press('Refresh');
  await waitFor(() => expect(total()).toBe('$6.01'));
  await within(opened).findByText("This coupon or reward can't be applied to your order.");
  await within(opened).findByText(/^Your total was \$3\.81 and is now \$6\.01\./);
});

const NOT_PLACED = 'Your order wasn’t placed.';

test('ORD-049 why an order was refused is not said any more when it is reviewed anew', async () => {
  const opened = await openSummary('member-gold');
  app.world.ordering.priced.clear();
  await place();
  await orderHere();
  await within(opened).findByText(NOT_PLACED);
  await app.press('Close');
  await app.noDialog();
  await app.press('Review order (1)');
  await within(await sheet()).findByRole('group', { name: 'How would you like to pay?' });
  expect(screen.queryByText(NOT_PLACED)).toBeNull();
});

test('FC-172 that there is no network is said until there is one again', async () => {
  const opened = await openSummary('member-gold');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await place();
  await orderHere();
  await within(opened).findByText(NOT_PLACED);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(NOT_PLACED)).toBeNull());
  expect(ordered()).toBe(0);
});

test('FC-025 that a card was reloaded without an order is said until the next press', async () => {
  const opened = await openSummary('member-empty-balance');
  const said = 'Your card was reloaded, but your order wasn’t placed.';
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => app.world.effects.reloads === 0);
  await place('Reload & place order');
  await orderHere();
  await within(opened).findByText(said);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('button', { name: 'Place order' });
  expect(screen.queryByText(said)).not.toBeNull();
  await app.press('Close');
  await app.noDialog();
  await app.press('Review order (1)');
  await within(await sheet()).findByText(said);
  await place();
  await waitFor(() => expect(app.world.effects).toMatchObject({ ordersPlaced: 1, reloads: 1 }));
});

/** The card is reloaded, the order never arrives, and the doubt about it is put aside. */
async function leaveDoubtAfterReload() {
  await openSummary('member-empty-balance');
  app.world.fail(submitOrder, 'drop-before', 1);
  await place('Reload & place order');
  await orderHere();
  await screen.findByRole('dialog', { name: 'We can’t see your order yet' });
  await app.press('Back to my order');
}

test('FC-025 D-372 D-381 where an order is in doubt for which a card was reloaded, that is said once the doubt is put aside', async () => {
  await leaveDoubtAfterReload();
  await screen.findByText('Your card’s been reloaded.');
  expect(app.world.effects).toMatchObject({ ordersPlaced: 0, reloads: 1 });
});

test('FC-025 D-381 that a card was reloaded is said no more over a placed order', async () => {
  await leaveDoubtAfterReload();
  await screen.findByText(/^Your card’s been reloaded/);
  await app.press('Review order (1)');
  await place();
  await waitFor(() => expect(app.world.effects).toMatchObject({ ordersPlaced: 1, reloads: 1 }));
  await waitFor(() => expect(screen.queryByText(/^Your card’s been reloaded/)).toBeNull());
});

test('FC-020 where an order was not taken its price is asked for anew, which closes it for good', async () => {
  await openSummary('member-gold');
  app.world.fail(submitOrder, 'drop-before', 1);
  await place();
  await orderHere();
  await waitFor(() => expect(ordered()).toBe(1));
  await waitFor(() => expect(app.calls(priceOrder)).toBe(2));
  expect(app.world.effects.ordersPlaced).toBe(0);
});

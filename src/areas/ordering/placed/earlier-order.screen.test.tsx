import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { reloadCard } from '#api/account/reload.ts';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { OrderedLine } from '#domain/ordering/cart.ts';
import { RECENT_ORDER_KEY, UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { framePainted } from '#platform/page-usable.ts';
import { cartPort } from '#session/cart/cart.ts';
import { latteOrder, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { answerInstead, holdCalls, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, ordered, place, orderHere } = setUpCheckout();

/** The server has taken an order of these lines, and its answer was lost; the visitor has put the doubt aside. */
async function leaveOrderOf(lines: readonly OrderedLine[] | undefined) {
  const priced = await priceOfLattes();
  await placeWithCard(priced);
  const { storeNumber, fulfilment } = latteOrder();
  const order = { orderId: priced.orderId, storeNumber, visitor: 'member', reload: null, lines };
  const sent = { ...order, pickupOption: fulfilment.pickupOption, scheduledAt: null, at: Date.now() };
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([{ ...sent, stage: 'dismissed' }]));
}

const kept = () => window.localStorage.getItem(UNFINISHED_ORDERS_KEY);

/** Another tab has learnt that the order is placed. */
function noteAsPlaced() {
  const [{ lines: _, reload: __, stage: ___, at: placedAt, ...sent }] = JSON.parse(kept() ?? '[]');
  window.localStorage.setItem(RECENT_ORDER_KEY, JSON.stringify({ ...sent, placedAt }));
}

const UNKNOWN = undefined;

test.each([
  ['stays where it is another one', 1, 1],
  ['is emptied where it is that of the order', 0, 0],
  ['is emptied where a version of the app before kept nothing of what the order was of', UNKNOWN, 0],
])('FC-020 ORD-012 once an earlier order is found the cart %s', async (_, more, left) => {
  await openSummary('member-gold');
  const cart = await app.inCart();
  const lines = cart.map(({ itemId, quantity }) => ({ itemId, quantity: quantity + (more ?? 0) }));
  await leaveOrderOf(more === UNKNOWN ? UNKNOWN : lines);
  await place();
  await orderHere();
  await screen.findByText(/^Your earlier order had gone through/);
  // Where it is picked up is said, though it was kept without its owner.
  await waitFor(() => within(screen.getByRole('dialog')).getByText('In the store at Seattle Open House'));
  await waitFor(() => expect(window.localStorage.getItem(UNFINISHED_ORDERS_KEY)).toBeNull());
  expect(await app.inCart()).toHaveLength(left);
  expect(app.world.effects.ordersPlaced).toBe(1);
});

test('FC-020 D-386 an order that another tab knows to be placed, and has not taken out of the cart yet, is not placed again', async () => {
  await openSummary('member-gold');
  await leaveOrderOf(await app.inCart());
  noteAsPlaced();
  await place();
  await orderHere();
  await screen.findByText(/^Your earlier order had gone through/);
  await waitFor(() => expect(kept()).toBeNull());
  expect(await app.inCart()).toEqual([]);
  expect(app.world.effects.ordersPlaced).toBe(1);
});

test('FC-020 FC-025 D-386 no card is filled up for an order while one that another tab knows to be placed is still in the cart', async () => {
  await openSummary('member-empty-balance');
  await leaveOrderOf(await app.inCart());
  const sent = ordered();
  noteAsPlaced();
  await reloadAndPlace();
  await screen.findByText(/^Your earlier order had gone through/);
  await waitFor(() => expect(kept()).toBeNull());
  expect([app.world.effects.reloads, ordered()]).toEqual([0, sent]);
});

test('FC-020 PRV-008 an earlier order that no page could show is found all the same, and not placed twice', async () => {
  await openSummary('member-gold');
  await leaveOrderOf(UNKNOWN);
  // And one that was placed since.
  await placeWithCard(await priceOfLattes());
  answerInstead(readPreviousOrders, async (send) => {
    const { data } = await (await send()).json();
    for (const each of data.previousOrders) Object.assign(each, { store: { name: null }, basket: null });
    return Response.json({ data });
  });
  await place();
  await orderHere();
  await screen.findByText(/^Your earlier order had gone through/);
  expect(app.world.effects.ordersPlaced).toBe(2);
});

test('FC-071 FC-025 D-311 what another member left open neither holds back an order and its reload, nor is settled by them', async () => {
  const reload = { requestId: 'a'.repeat(32), cardId: 'card-of-another', amount: 2500, paymentMethodId: 'visa' };
  const order = { orderId: 'order-of-another', storeNumber: '900994', visitor: 'member', owner: 'another', lines: [] };
  const sent = { ...order, pickupOption: 'in-store', scheduledAt: null, at: Date.now() - 60_000 };
  const left = [
    { ...sent, reload, stage: 'dismissed' },
    { ...sent, orderId: 'order-2', reload: null, stage: 'ordering' },
  ];
  await openSummary('member-empty-balance');
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify(left));
  await place('Reload & place order');
  await orderHere();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(app.world.effects).toMatchObject({ ordersPlaced: 1, reloads: 1 });
  await waitFor(() => expect(JSON.parse(window.localStorage.getItem(UNFINISHED_ORDERS_KEY) ?? '')).toEqual(left));
});

test('FC-020 FC-025 an earlier order that is found is confirmed before a reload in doubt is asked about, which it does not settle', async () => {
  await openSummary('member-gold');
  await leaveOrderOf(UNKNOWN);
  const [order] = JSON.parse(kept() ?? '[]');
  const reload = { requestId: 'a'.repeat(32), cardId: 'card-1', amount: 2500, paymentMethodId: 'visa' };
  const earlier = { ...order, orderId: 'order-0', reload, stage: 'reloading', at: order.at - 1000 };
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([earlier, { ...order, stage: 'ordering' }]));
  await app.open('/menu');
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  await app.press('Got it');
  const doubt = within(await screen.findByRole('dialog', { name: 'We’re not sure your card was reloaded' }));
  await app.user.click(doubt.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(app.calls(reloadCard)).toBe(1));
  expect(app.world.effects.ordersPlaced).toBe(1);
});

test('FC-020 what an order is of is kept until its end is known, and no more of it', async () => {
  await openSummary('member-gold', { quantity: 2 });
  app.world.fail(submitOrder, 'latency:60000');
  await place();
  await orderHere();
  await waitFor(() => expect(ordered()).toBe(1));
  const [kept] = JSON.parse(window.localStorage.getItem(UNFINISHED_ORDERS_KEY) ?? '[]');
  const [item] = await app.inCart();
  expect(kept.lines).toEqual([{ itemId: item?.itemId, quantity: 2 }]);
});

describe('FC-176 ORD-012 what is put into the cart while an order is on its way', () => {
  const quantities = async () => (await app.inCart()).map(({ sizeCode, quantity }) => `${sizeCode} ${quantity}`);

  /** An order of one large latte, to which the visitor adds before it is answered. */
  async function addMeanwhile() {
    await openSummary('member-gold');
    const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('"submit-order"'));
    await place();
    await orderHere();
    await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
    const [large] = await app.inCart();
    const cart = cartPort(app.parts.session);
    for (const item of [large, cartLatte({ sizeCode: 'M' })]) {
      if (item) cart.send({ type: 'item.added', item, limit: 15 });
    }
    return { arrive, cart };
  }

  test('stays there once that is placed', async () => {
    const { arrive } = await addMeanwhile();
    arrive();
    await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
    await waitFor(async () => expect(await quantities()).toEqual(['L 1', 'M 1']));
  });

  test.each([
    ['has taken out what was ordered', true],
    ['took out what was ordered so long ago that its order is the most recent one no more', false],
  ])('stays there, too, where another tab %s', async (_, isRecent) => {
    const { arrive, cart } = await addMeanwhile();
    const [{ lines }] = JSON.parse(kept() ?? '[]');
    if (isRecent) noteAsPlaced();
    cart.send({ type: 'order.placed', ordered: lines });
    window.localStorage.removeItem(UNFINISHED_ORDERS_KEY);
    arrive();
    await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
    await framePainted();
    expect(await quantities()).toEqual(['L 1', 'M 1']);
  });
});

test('FC-020 ORD-012 D-317 an order that is found days later, when the browser keeps nothing of it any more, leaves the cart', async () => {
  await openSummary('member-gold');
  app.world.fail(submitOrder, 'drop-after');
  app.world.fail(readPreviousOrders, 'status:500');
  await place();
  await orderHere();
  await screen.findByRole('dialog', { name: 'We’re not sure your order went through' });
  const later = 3 * DAY_MS;
  const now = Date.now() + later;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  app.world.clock.advance(later);
  app.world.heal();
  await app.press('Check again');
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  await waitFor(async () => expect(await app.inCart()).toEqual([]));
});

const NOT_SURE = 'We’re not sure your card was reloaded';

/** Another page of this browser has left an order with a reload, which the server knows nothing of. */
function leaveReload(stage: 'begun' | 'dismissed', minutesAgo: number) {
  const { cards, paymentMethods } = app.world.account('member-empty-balance');
  const [cardId, paymentMethodId] = [cards[0]?.cardId, paymentMethods[0]?.paymentMethodId];
  const reload = { requestId: 'request-of-another-page', cardId, amount: 2_500, paymentMethodId };
  const order = { orderId: 'order-of-another-page', storeNumber: latteOrder().storeNumber, visitor: 'member', reload };
  const sent = { ...order, pickupOption: 'in-store', scheduledAt: null, stage, at: Date.now() - minutesAgo * 60_000 };
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([sent]));
}

async function reloadAndPlace() {
  await place('Reload & place order');
  await orderHere();
}

test('FC-025 a reload that an earlier page never came to send is neither asked about nor sent', async () => {
  await openSummary('member-empty-balance');
  leaveReload('begun', 2);
  await reloadAndPlace();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  expect(app.world.effects.reloads).toBe(1);
  expect(screen.queryByRole('dialog', { name: NOT_SURE })).toBeNull();
});

test('FC-025 D-168 while another tab is about to send a reload, this one sends none and raises no doubt', async () => {
  const opened = await openSummary('member-empty-balance');
  leaveReload('begun', 0);
  await reloadAndPlace();
  await within(opened).findByText('Your order wasn’t placed.');
  expect([app.world.effects.reloads, ordered()]).toEqual([0, 0]);
  expect(screen.queryByRole('dialog', { name: NOT_SURE })).toBeNull();
  expect(kept()).toContain('order-of-another-page');
});

test('FC-025 a reload of which another tab has learnt the end meanwhile is not sent by checking', async () => {
  await openSummary('member-empty-balance');
  leaveReload('dismissed', 2);
  await reloadAndPlace();
  const doubt = await screen.findByRole('dialog', { name: NOT_SURE });
  window.localStorage.removeItem(UNFINISHED_ORDERS_KEY);
  const read = app.calls(readCards);
  await app.user.click(within(doubt).getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NOT_SURE })).toBeNull());
  await waitFor(() => expect(app.calls(readCards)).toBe(read + 1));
  expect([app.world.effects.reloads, ordered()]).toEqual([0, 0]);
});

test('FC-025 a reload that another tab has taken for left is not sent any more', async () => {
  const opened = await openSummary('member-empty-balance');
  const release = holdCalls((call) => call.includes(readCards.contract.path));
  await reloadAndPlace();
  await waitFor(() => expect(kept()).toContain('begun'));
  window.localStorage.removeItem(UNFINISHED_ORDERS_KEY);
  release();
  await within(opened).findByText('That took too long. Please try again.');
  expect([app.world.effects.reloads, ordered()]).toEqual([0, 0]);
});

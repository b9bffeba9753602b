import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { readSession } from '#api/session/session.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { CART_KEY, type CartItem, type OrderedLine } from '#domain/ordering/cart.ts';
import { RECENT_ORDER_KEY, UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { systemClock } from '#platform/clock.ts';
import { beginGuestKey } from '#platform/storage/guest-key.ts';
import * as cartActor from '#session/cart/cart-actor.ts';
import { orderPlacementOf } from '#session/ordering/order-placement.ts';
import { insistPastGuestElsewhere } from '#session/ordering/order-placement-actors.ts';
import { createOrderLedger } from '#session/ordering/unfinished-orders.ts';
import { aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { latteOrder, placeAsGuest, priceOfLattes } from '#tests/support/an-order.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { standIn } from '#tests/support/stand-in.ts';

const { app, openSummary, ordered, place, orderHere } = setUpCheckout();

const NOT_SURE = 'We’re not sure your order went through';
const kept = () => window.localStorage.getItem(UNFINISHED_ORDERS_KEY) ?? '';

/** A guest of this browser has sent an order, or was about to; the server says of it to anyone else that there is none. */
function leaveOrderOfGuest(
  stage: 'begun' | 'ordering' | 'dismissed',
  {
    orderId = 'order-of-a-guest',
    storeNumber = '900994',
    owner = 'guest-1',
    lines = [] as readonly OrderedLine[],
  } = {},
) {
  const order = { orderId, storeNumber, visitor: 'guest', owner, reload: null };
  const at = systemClock.now() - MINUTE_MS;
  const sent = { ...order, lines, pickupOption: 'in-store', scheduledAt: null, stage, at };
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([sent]));
}

const NORA = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };

/** An order that a guest, who is here, has placed. */
async function placedAsGuest(): Promise<string> {
  app.world.become('guest');
  const priced = await priceOfLattes(1, 'guest');
  await placeAsGuest(priced, await aGuestCardToken(), NORA);
  return priced.orderId;
}

test('FC-020 D-312 a guest who has signed in places no second order unasked, and may decide to', async () => {
  await openSummary('member-gold');
  leaveOrderOfGuest('dismissed');
  await place();
  await orderHere();
  const doubt = within(await screen.findByRole('dialog', { name: NOT_SURE }));
  doubt.getByText(/^You ordered as a guest/);
  expect(doubt.queryByRole('button', { name: 'Check again' })).toBeNull();
  await app.user.click(doubt.getByRole('button', { name: 'Back to my order' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NOT_SURE })).toBeNull());
  expect(ordered()).toBe(0);
  expect(kept()).toContain('order-of-a-guest');

  await app.press(/^Review order/);
  await place();
  await app.user.click(await screen.findByRole('button', { name: 'Order anyway' }));
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect([ordered(), app.world.effects.ordersPlaced]).toEqual([1, 1]);
  await waitFor(() => expect(kept()).toBe(''));
});

test('FC-020 ORD-070 D-312 a card that the order was to fill up is filled up first, once the person orders anyway', async () => {
  await openSummary('member-empty-balance');
  leaveOrderOfGuest('dismissed');
  await place('Reload & place order');
  await orderHere();
  await app.user.click(await screen.findByRole('button', { name: 'Order anyway' }));
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  const { reloads, ordersPlaced } = app.world.effects;
  expect([ordered(), reloads, ordersPlaced]).toEqual([1, 1, 1]);
  await waitFor(() => expect(kept()).toBe(''));
});

test('FC-020 D-312 while the server cannot say who is here, nothing is said of a guest’s order but that it is not known', async () => {
  leaveOrderOfGuest('ordering');
  app.world.become('member-gold');
  app.world.fail(readSession, 'status:500');
  await app.open('/menu');
  const doubt = within(await screen.findByRole('dialog', { name: NOT_SURE }));
  await doubt.findByText('You’ll never pay twice', { exact: false });
  await waitFor(() => expect(doubt.queryByText('Looking…')).toBeNull());
  expect(doubt.queryByText(/^You ordered as a guest/)).toBeNull();
  app.world.heal();
  await app.user.click(doubt.getByRole('button', { name: 'Check again' }));
  // The member is found, and the page is theirs from then on.
  await screen.findByText(/^You ordered as a guest/);
});

test('FC-020 D-312 a page that finds the order of a guest who is gone says that it cannot look, and offers no order', async () => {
  leaveOrderOfGuest('ordering');
  await app.open('/menu', { as: 'member-gold' });
  const doubt = within(await screen.findByRole('dialog', { name: NOT_SURE }));
  await doubt.findByText(/^You ordered as a guest/);
  expect(app.calls(readPickupTime)).toBe(1);
  expect(doubt.queryByRole('button', { name: 'Order anyway' })).toBeNull();
  await app.user.click(doubt.getByRole('button', { name: 'Back to my order' }));
  await app.noDialog();
  expect(kept()).toContain('"dismissed"');
});

test('OPP-031 FC-020 the order of a guest is looked for by its id and the store’s number before any dash', async () => {
  leaveOrderOfGuest('ordering', { storeNumber: '900994-58828' });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await app.open('/menu', { as: 'member-gold' });
  await screen.findByText(/^You ordered as a guest/);
  const asked = fetched.mock.calls.map(([to]) => String(to)).filter((to) => to.includes('/pickup-time/'));
  expect(asked).toEqual(['/apiproxy/v1/ordering/pickup-time/order-of-a-guest/900994']);
});

test('FC-020 D-312 an order that a guest never sent holds back none of a member', async () => {
  await openSummary('member-gold');
  leaveOrderOfGuest('begun');
  await place();
  await orderHere();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(app.world.effects.ordersPlaced).toBe(1);
});

test('FC-184 ORD-050 a guest’s order that was found is as old as the server says, though the clock here is a day ahead', async () => {
  const orderId = await placedAsGuest();
  app.world.clock.advance(20 * MINUTE_MS);
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now() + 24 * 60 * MINUTE_MS);
  leaveOrderOfGuest('ordering', { orderId });
  await app.open('/pickup');
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  const { placedAt } = JSON.parse(window.localStorage.getItem(RECENT_ORDER_KEY) ?? '{}');
  expect(Math.abs(systemClock.now() - 20 * MINUTE_MS - placedAt)).toBeLessThan(MINUTE_MS);
});

test.each([1, 2])(
  'FC-020 AMB-49 D-172 a guest whose session is over has the order looked for (%i times unknown), and signs in nowhere',
  async (times) => {
    leaveOrderOfGuest('ordering', { orderId: await placedAsGuest(), owner: beginGuestKey() });
    app.world.fail(readPickupTime, 'status:401', times);
    await app.open('/menu');
    if (times > 1) {
      const doubt = within(await screen.findByRole('dialog', { name: NOT_SURE }));
      await app.user.click(await doubt.findByRole('button', { name: 'Check again' }));
      expect(doubt.queryByRole('link', { name: 'Sign in' })).toBeNull();
    }
    await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
    expect(screen.queryByText(/session has ended|signed out/i)).toBeNull();
    expect(app.calls(startGuestSession)).toBeGreaterThan(0);
  },
);

test.each([
  ['', 0],
  [' two hours later', 2 * HOUR_MS],
])(
  'FC-020 ORD-012 D-386 D-398 an order that is found placed%s while the cart’s file is missing is taken out of the cart by the page after',
  async (_, later) => {
    const orderId = await placedAsGuest();
    const latte = cartLatte();
    window.localStorage.setItem(CART_KEY, keptCartText([latte]));
    leaveOrderOfGuest('ordering', { orderId, lines: [latte] });
    const now = Date.now() + later;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    app.world.clock.advance(later);
    const { startCart } = cartActor;
    let isMissing = true;
    standIn(cartActor, 'startCart', (...needs) => {
      if (isMissing) throw new TypeError('It is missing.');
      return startCart(...needs);
    });
    await app.open('/menu');
    await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
    await app.atRest();
    expect(kept()).toContain(orderId);
    // The page after neither asks anew nor says it again, be there a network or not.
    app.world.fail(readPickupTime, 'drop-before');
    await app.open('/menu');
    await app.atRest();
    expect(kept()).toContain(orderId);
    await app.noDialog();
    isMissing = false;
    await app.open('/menu');
    await waitFor(() => expect(kept()).toBe(''));
    expect(await app.inCart()).toEqual([]);
  },
);

test('FC-020 ORD-012 D-397 a guest’s order that another tab orders past leaves the cart once it is placed after all', async () => {
  app.world.become('guest');
  const { orderId, price: amount, storeNumber } = await priceOfLattes(1, 'guest');
  const tenders = [{ id: await aGuestCardToken(), tender: 'guest-token', amount } as const];
  const lines = latteOrder().items as readonly CartItem[];
  window.localStorage.setItem(CART_KEY, keptCartText(lines));
  await app.open('/menu');
  await app.parts.session.resolveVisitor();
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('"submit-order-guest"'));
  const order = { orderId, storeNumber, tenders, tipAmount: 0, timeSlot: null, guest: NORA };
  const { session, queryClient } = app.parts;
  act(() => orderPlacementOf(session, queryClient).send({ type: 'order.requested', order, reload: null, lines }));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  // A member of another tab orders anyway, and nothing comes of that.
  const visitor = () => ({ kind: 'member', firstName: 'Gwen', memberId: 'gwen' }) as const;
  const elsewhere = { session: { visitor }, ledger: createOrderLedger({ clock: systemClock, visitor }) };
  insistPastGuestElsewhere(elsewhere);
  expect(elsewhere.ledger.all()).toEqual([]);
  arrive();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  await waitFor(async () => expect(await app.inCart()).toEqual([]));
  expect(kept()).toBe('');
});

test('FC-020 D-312 who is no guest any more hears that only that guest could look, where the server answers 401', async () => {
  app.world.become('anonymous');
  leaveOrderOfGuest('ordering');
  app.world.fail(readPickupTime, 'status:401');
  await app.open('/menu');
  const doubt = within(await screen.findByRole('dialog', { name: NOT_SURE }));
  await doubt.findByText(/^You ordered as a guest/);
  expect(app.calls(startGuestSession)).toBe(0);
});

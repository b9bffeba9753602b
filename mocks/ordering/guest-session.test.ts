import { expect, test } from 'vitest';
import { addPaymentMethod } from '#api/account/payment-methods.ts';
import { asGuest, startGuestSession } from '#api/ordering/guest-session.ts';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { priceOrderGuest } from '#api/ordering/price-order.ts';
import { submitOrderGuest } from '#api/ordering/submit-order.ts';
import { readSession } from '#api/session/session.ts';
import { aCardToken, aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { placeAsGuest, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../server.ts';
import { GUEST_LIFETIME_MS } from '../session/sessions.ts';

setUpServer();

const GUEST = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };
const here = new AbortController().signal;

test('ORD-034 a visitor is a guest from the start of the session on, and a member is not made one', async () => {
  const world = startWorld();
  await expect(priceOfLattes(1, 'guest')).rejects.toMatchObject({ code: 'guest-session-expired' });
  await startGuestSession({});
  expect(await readSession({})).toEqual({ kind: 'guest' });
  expect((await priceOfLattes(1, 'guest')).price).toBeGreaterThan(0);
  world.become('member-green');
  await expect(startGuestSession({})).rejects.toMatchObject({ code: 'refused' });
  expect(await readSession({})).toMatchObject({ kind: 'member' });
});

test('OPP-012 OPP-013 an expired session starts anew by itself for a price, once', async () => {
  const world = startWorld({ persona: 'guest' });
  world.clock.advance(GUEST_LIFETIME_MS);
  expect((await asGuest(() => priceOfLattes(1, 'guest'), here)).price).toBeGreaterThan(0);
  expect(world.effects.guestSessionsStarted).toBe(1);
  world.fail(startGuestSession, 'status:503', 1);
  world.clock.advance(GUEST_LIFETIME_MS);
  await expect(asGuest(() => priceOfLattes(1, 'guest'), here)).rejects.toMatchObject({ code: 'server' });
});

test('OPP-013 a session that has expired again by then is unexpected, and nothing is asked a third time', async () => {
  const world = startWorld({ persona: 'guest' });
  world.fail(priceOrderGuest, 'status:401', 2);
  await expect(asGuest(() => priceOfLattes(1, 'guest'), here)).rejects.toMatchObject({ code: 'unexpected' });
  expect(world.effects.guestSessionsStarted).toBe(1);
  expect((await asGuest(() => priceOfLattes(1, 'guest'), here)).price).toBeGreaterThan(0);
});

test('OPP-013 an answer 401 without a code says the same', async () => {
  const world = startWorld({ persona: 'guest' });
  world.fail(priceOrderGuest, 'status:401', 1);
  expect((await asGuest(() => priceOfLattes(1, 'guest'), here)).price).toBeGreaterThan(0);
  expect(world.effects.guestSessionsStarted).toBe(1);
});

test('OPP-013 an answer 401 without a code to an order says that the session has expired', async () => {
  const world = startWorld({ persona: 'guest' });
  const priced = await priceOfLattes(1, 'guest');
  world.fail(submitOrderGuest, 'status:401', 1);
  await expect(placeAsGuest(priced, await aGuestCardToken(), GUEST)).rejects.toMatchObject({
    code: 'guest-session-expired',
  });
});

test('OPP-012 an order of an expired session is refused, stays the guest’s, and is recognised after a new start', async () => {
  const world = startWorld({ persona: 'guest' });
  const priced = await priceOfLattes(1, 'guest');
  const token = await aGuestCardToken();
  await placeAsGuest(priced, token, GUEST);
  world.clock.advance(GUEST_LIFETIME_MS);
  await expect(placeAsGuest(priced, token, GUEST)).rejects.toMatchObject({ code: 'guest-session-expired' });
  expect(await readPickupTime({ params: { orderId: priced.orderId, shortStoreNumber: '900994' } })).toMatchObject({
    orderTime: expect.any(Number),
  });
  await startGuestSession({});
  expect(await placeAsGuest(priced, token, GUEST)).toMatchObject({ outcome: 'placed' });
  expect(world.effects).toMatchObject({ ordersPlaced: 1, ordersRecognised: 1 });
});

test('a guest’s token is good for one purchase; the order that it paid is still recognised', async () => {
  const world = startWorld({ persona: 'guest' });
  const token = await aGuestCardToken();
  const first = await priceOfLattes(1, 'guest');
  await placeAsGuest(first, token, GUEST);
  expect(await placeAsGuest(await priceOfLattes(1, 'guest'), token, GUEST)).toMatchObject({
    refusal: { code: '121043' },
  });
  expect(await placeAsGuest(first, token, GUEST)).toMatchObject({ outcome: 'placed' });
  expect(world.effects).toMatchObject({ ordersPlaced: 1, ordersRecognised: 1, orderCharges: first.price });
  expect(
    await placeAsGuest(await priceOfLattes(1, 'guest'), await aGuestCardToken({ lastFour: '4444' }), GUEST),
  ).toMatchObject({
    outcome: 'placed',
  });
});

test('a token pays no order that is refused, so it is good for the next one', async () => {
  const world = startWorld({ persona: 'guest' });
  const token = await aGuestCardToken();
  const late = await priceOfLattes(1, 'guest');
  const good = await priceOfLattes(2, 'guest');
  expect(await placeAsGuest(late, token, GUEST)).toMatchObject({ refusal: { code: 'ORDER_EXPIRED' } });
  expect(await placeAsGuest(good, token, GUEST)).toMatchObject({ outcome: 'placed' });
  expect(world.effects.orderCharges).toBe(good.price);
});

test('a token that was saved, that no provider has made, or that its bank refuses pays nothing', async () => {
  const world = startWorld({ persona: 'member-green' });
  const saved = aCardToken();
  await addPaymentMethod({ body: { paymentInstrumentToken: saved, billingAddressId: null } });
  world.become('guest');
  const declined = await aGuestCardToken({ lastFour: '0002', declined: true });
  for (const [token, code] of [
    [saved, '121043'],
    ['token-1', '121043'],
    // Without a billing address, which the bank compares (D-351).
    [aCardToken('4444'), '121043'],
    [declined, '121048'],
  ] as const) {
    expect(await placeAsGuest(await priceOfLattes(1, 'guest'), token, GUEST)).toMatchObject({ refusal: { code } });
  }
  expect(world.effects).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });
});

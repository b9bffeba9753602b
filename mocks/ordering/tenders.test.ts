import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCardToken } from '#tests/contracts/wire/money-calls.ts';
import { placeAsGuest, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { startServer, startWorld, stopServer } from '../server.ts';

beforeAll(startServer);
afterAll(stopServer);

const GUEST = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };
const NO_PAYMENT = { outcome: 'refused', refusal: { code: '121043' } };
const MINUTE = 60_000;

/** An order of a guest whose card was entered so long before. */
async function orderedAfter(ms: number, guestPaymentTokenMaxAge = 5 * MINUTE) {
  const world = startWorld({ persona: 'guest', settings: { securePayment: { guestPaymentTokenMaxAge } } });
  const token = aCardToken();
  const priced = await priceOfLattes(1, 'guest');
  world.clock.advance(ms);
  const answer = await placeAsGuest(priced, token, GUEST);
  expect(world.effects.orderCharges).toBe(answer.outcome === 'placed' ? priced.price : 0);
  return answer;
}

test('BIL-025 BIL-026 a guest’s token pays as long as the retailer says, and no millisecond longer', async () => {
  expect(await orderedAfter(5 * MINUTE)).toMatchObject({ outcome: 'placed' });
  expect(await orderedAfter(5 * MINUTE + 1)).toMatchObject(NO_PAYMENT);
  expect(await orderedAfter(MINUTE, MINUTE)).toMatchObject({ outcome: 'placed' });
  expect(await orderedAfter(MINUTE + 1, MINUTE)).toMatchObject(NO_PAYMENT);
  // The clock was set back: the token would come from the future (decision 0.2).
  expect(await orderedAfter(-1)).toMatchObject(NO_PAYMENT);
});

test('OPP-024 AMB-07 a member pays no order with a token of guests', async () => {
  const world = startWorld({ persona: 'member-green' });
  const { orderId, price } = await priceOfLattes();
  const tenders = [{ id: aCardToken(), tender: 'guest-token', amount: price } as const];
  expect(await placeWithCard({ orderId, price }, { tenders })).toMatchObject(NO_PAYMENT);
  expect(world.effects.orderCharges).toBe(0);
});

import { expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { PricedOrder } from '#domain/ordering/priced-order.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { placeAsGuest, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { storeWhere } from '#tests/support/store-where.ts';
import { traitsIn } from '../locations/store-search.ts';
import { MEMBERS_ONLY_END } from '../sentinels.ts';
import { startWorld } from '../server.ts';

setUpServer();

const GUEST = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };
const refused = (code: string) => ({ outcome: 'refused', refusal: { code } });
const NO_PAYMENT = refused('121043');

/** An order of a guest whose card was entered so long before. */
async function orderedAfter(ms: number, guestPaymentTokenMaxAge = 5 * MINUTE_MS) {
  const world = startWorld({ persona: 'guest', settings: { securePayment: { guestPaymentTokenMaxAge } } });
  const token = await aGuestCardToken();
  const priced = await priceOfLattes(1, 'guest');
  world.clock.advance(ms);
  const answer = await placeAsGuest(priced, token, GUEST);
  expect(world.effects.orderCharges).toBe(answer.outcome === 'placed' ? priced.price : 0);
  return answer;
}

test('BIL-025 BIL-026 a guest’s token pays as long as the retailer says, and no millisecond longer', async () => {
  expect(await orderedAfter(5 * MINUTE_MS)).toMatchObject({ outcome: 'placed' });
  expect(await orderedAfter(5 * MINUTE_MS + 1)).toMatchObject(NO_PAYMENT);
  expect(await orderedAfter(MINUTE_MS, MINUTE_MS)).toMatchObject({ outcome: 'placed' });
  expect(await orderedAfter(MINUTE_MS + 1, MINUTE_MS)).toMatchObject(NO_PAYMENT);
  // The clock was set back: the token would come from the future (decision 0.2).
  expect(await orderedAfter(-1)).toMatchObject(NO_PAYMENT);
});

test('ORD-031 OPP-018 a store that takes no guests prices a member’s order, and none of a guest', async () => {
  const storeNumber = storeNumberOf(`900${MEMBERS_ONLY_END}`);
  startWorld({ persona: 'guest' });
  await expect(priceOfLattes(1, 'guest', { storeNumber })).rejects.toThrow('MOP_NOT_ACCEPTED');
  startWorld({ persona: 'member-green' });
  expect((await priceOfLattes(1, 'member', { storeNumber })).price).toBeGreaterThan(0);
});

test('ORD-037 where the retailer’s own card alone pays, nothing else does', async () => {
  const world = startWorld({ persona: 'guest' });
  const storeNumber = storeNumberOf(storeWhere(world, (record) => traitsIn(world, record).ordering.svcOnly));
  const ofGuest = await priceOfLattes(1, 'guest', { storeNumber });
  expect(await placeAsGuest(ofGuest, await aGuestCardToken(), GUEST)).toMatchObject(refused('MOP_NOT_ACCEPTED'));
  world.become('member-green');
  const [visa] = await readPaymentMethods({});
  const { orderId, price: amount } = await priceOfLattes(1, 'member', { storeNumber });
  const byVisa = [{ id: visa?.paymentInstrumentId ?? '', tender: 'payment-instrument', amount } as const];
  const order = { orderId, price: amount };
  expect(await placeWithCard(order, { storeNumber, tenders: byVisa })).toMatchObject(refused('121048'));
  expect(world.effects.orderCharges).toBe(0);
  expect(await placeWithCard(order, { storeNumber })).toMatchObject({ outcome: 'placed' });
});

/** An order of a member with a tip in cents, paid all by one card, or by the saved Visa. */
async function tipped(tipAmount: number, by: 'card' | 'visa' = 'card', priced?: PricedOrder) {
  const { orderId, price, storeNumber } = priced ?? (await priceOfLattes());
  const [[card], [visa]] = [await readCards({}), await readPaymentMethods({})];
  const amount = price + tipAmount;
  const tender =
    by === 'card'
      ? ({ id: card?.cardId ?? '', tender: 'stored-value-card', amount } as const)
      : ({ id: visa?.paymentInstrumentId ?? '', tender: 'payment-instrument', amount } as const);
  return placeWithCard({ orderId, price }, { storeNumber, tipAmount, tenders: [tender] });
}
const NO_TIP = refused('TIP_NOT_ACCEPTED');

test('ORD-075 a tip is at most the price, and never less than nothing', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const { price } = await priceOfLattes();
  for (const tip of [-1, -price, price + 1]) expect(await tipped(tip), String(tip)).toMatchObject(NO_TIP);
  expect(world.effects).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });
  expect(await tipped(price)).toMatchObject({ outcome: 'placed' });
  expect(world.effects.orderCharges).toBe(2 * price);
});

test('ORD-071 OPP-043 OPP-044 a tip goes with the ways to pay that the retailer lists, the stored-value card alone if it sets none', async () => {
  startWorld({ persona: 'member-gold' });
  expect(await tipped(100, 'visa')).toMatchObject(NO_TIP);
  expect(await tipped(100, 'card')).toMatchObject({ outcome: 'placed' });
  startWorld({ persona: 'member-gold', settings: { tipPaymentTypes: ['visa'] } });
  expect(await tipped(100, 'card')).toMatchObject(NO_TIP);
  expect(await tipped(100, 'visa')).toMatchObject({ outcome: 'placed' });
});

test('OPP-044 OPP-043 no tip goes with a price that takes none, or that is nothing', async () => {
  const world = startWorld({ persona: 'member-gold', settings: { currency: 'CAD' } });
  const storeNumber = storeNumberOf(storeWhere(world, ({ country }) => country === 'CA'));
  const inCanada = await priceOfLattes(1, 'member', { storeNumber });
  expect(await tipped(100, 'card', inCanada)).toMatchObject(NO_TIP);
  expect(await tipped(0, 'card', inCanada)).toMatchObject({ outcome: 'placed' });
  startWorld({ persona: 'member-gold' });
  const free = await priceOfLattes(1, 'member', { offers: ['FREEMORNING'] });
  expect(free.price).toBe(0);
  expect(await tipped(100, 'card', free)).toMatchObject(NO_TIP);
});

test('OPP-024 an order is paid by each card once, and gives none of them money back', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const [first, second] = await readCards({});
  const priced = await priceOfLattes();
  const paidBy = (...tenders: readonly (readonly [StoredValueCard | undefined, number])[]) =>
    placeWithCard(priced, {
      tenders: tenders.map(([card, amount]) => ({ id: card?.cardId ?? '', tender: 'stored-value-card', amount })),
    });
  const { price } = priced;
  expect(await paidBy([first, price + 500], [second, -500])).toMatchObject(refused('TENDER_MISMATCH'));
  expect(await paidBy([first, price - 100], [first, 100])).toMatchObject(refused('TENDER_MISMATCH'));
  expect(world.effects.orderCharges).toBe(0);
  expect(await paidBy([first, price - 100], [second, 100])).toMatchObject({ outcome: 'placed' });
});

for (const [currency, own, other] of [
  ['USD', 'US', 'CA'],
  ['CAD', 'CA', 'MX'],
] as const) {
  test(`RWD-049 CRD-004 the card of a retailer in ${currency} pays its own orders alone, and only those earn Stars`, async () => {
    const world = startWorld({ persona: 'member-gold', settings: { currency } });
    const pricedIn = (wanted: string) => {
      const storeNumber = storeNumberOf(storeWhere(world, ({ country }) => country === wanted));
      return priceOfLattes(1, 'member', { storeNumber });
    };
    const stars = async () => (await readLoyalty({ variables: {} })).starBalance;
    const before = await stars();
    const abroad = await pricedIn(other);
    expect(await tipped(0, 'card', abroad)).toMatchObject(refused('121048'));
    expect(await tipped(0, 'visa', abroad)).toMatchObject({ outcome: 'placed' });
    expect(await stars()).toBe(before);
    expect(await tipped(0, 'card', await pricedIn(own))).toMatchObject({ outcome: 'placed' });
    expect(await stars()).toBeGreaterThan(before);
  });
}

test('OPP-024 AMB-07 a member pays no order with a token of guests', async () => {
  const world = startWorld({ persona: 'member-green' });
  const { orderId, price } = await priceOfLattes();
  const tenders = [{ id: await aGuestCardToken(), tender: 'guest-token', amount: price } as const];
  expect(await placeWithCard({ orderId, price }, { tenders })).toMatchObject(NO_PAYMENT);
  expect(world.effects.orderCharges).toBe(0);
});

import { expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readHistory } from '#api/account/history.ts';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { readPricingRules } from '#api/ordering/pricing-rules.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { PICKUP_OPTIONS, type PickupOption } from '#domain/ordering/fulfilment.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { latteOrder, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpWorld } from '#tests/support/set-up-server.ts';
import { storeWhere } from '#tests/support/store-where.ts';
import { traitsIn } from '../locations/store-search.ts';
import { MEMBERS_ONLY_END } from '../sentinels.ts';
import { startWorld } from '../server.ts';
import type { StoreTraits } from '../stores/store-traits.ts';

const server = setUpWorld({ persona: 'member-green' });

const balance = async () => (await readCards({}))[0]?.balance.amount;

test('an order costs its lines and the tax of the store, in its currency', async () => {
  const { price, lineItems, currency, countrySubdivision } = await priceOfLattes(2);
  expect(lineItems.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['subtotal', 1090],
    ['tax', 113],
  ]);
  expect([price, currency, countrySubdivision]).toEqual([1203, 'USD', 'WA']);
});

test('one order id is at most one order, however often it arrives', async () => {
  const { orderId, price } = await priceOfLattes();
  expect(await placeWithCard({ orderId, price })).toMatchObject({ outcome: 'placed', order: { orderId } });
  expect(await placeWithCard({ orderId, price })).toMatchObject({ outcome: 'placed', order: { orderId } });
  expect(await balance()).toBe(2500 - price);
  expect(server.world.effects).toMatchObject({ ordersPlaced: 1, ordersRecognised: 1, orderCharges: price });
  expect(await readPickupTime({ params: { orderId, shortStoreNumber: '900994' } })).toMatchObject({
    estimate: { minimum: expect.any(Number), maximum: expect.any(Number) },
  });
});

test('FC-020 OPP-028 an order stands first among the previous orders and in the history, under its id', async () => {
  const { orderId, price } = await priceOfLattes(2);
  await placeWithCard({ orderId, price });
  const [order] = await readPreviousOrders({ variables: { locale: 'en-US', limit: 10 } });
  expect(order).toMatchObject({ orderId, basket: [{ productNumber: '1010', quantity: 2 }] });
  const { entries } = await readHistory({ query: { type: 'order', offset: '0', limit: '20' } });
  expect(entries[0]).toMatchObject({ historyId: orderId });
});

test('pricing again takes the place of a price that was not used: a late copy of its order is refused', async () => {
  const first = await priceOfLattes();
  await priceOfLattes(2);
  expect(await placeWithCard(first)).toMatchObject({ refusal: { code: 'ORDER_EXPIRED' } });
  expect(server.world.effects.ordersPlaced).toBe(0);
});

test('a price that has expired, and tenders of another sum, order nothing', async () => {
  const { orderId, price, expiresIn } = await priceOfLattes();
  expect(await placeWithCard({ orderId, price: price - 1 })).toMatchObject({ refusal: { code: 'TENDER_MISMATCH' } });
  server.world.clock.advance(expiresIn * 1000 + 1);
  expect(await placeWithCard({ orderId, price })).toMatchObject({ refusal: { code: 'ORDER_EXPIRED' } });
  await expect(readPickupTime({ params: { orderId, shortStoreNumber: '900994' } })).rejects.toMatchObject({
    code: 'order-not-found',
  });
});

test('a card that holds less than the order pays nothing', async () => {
  const { orderId, price } = await priceOfLattes(6);
  expect(await placeWithCard({ orderId, price })).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
  expect(await balance()).toBe(2500);
});

test('FC-022 FC-184 ORD-041 a time that was taken or has passed by the retailer’s clock orders and charges nothing', async () => {
  const { storeNumber } = latteOrder();
  const slots = await readStoreTimeSlots({ variables: { storeNumber, mockState: null } });
  const times = slots.filter(({ soonest }) => !soonest);
  const next = times.find(({ id }) => !id.endsWith('55'));
  const taken = times.find(({ id }) => id.endsWith('55'));
  if (!next || !taken) throw new Error('The store is open for another hour.');
  const before = await balance();
  for (const [timeSlot, minutes] of [
    [taken, 0],
    [{ ...next, id: '0900' }, 0],
    [{ ...next, id: 'no such time' }, 0],
    [{ ...next, startsAt: taken.startsAt }, 0],
    [{ ...next, startsAt: 0 }, 0],
    [next, 90],
  ] as const) {
    server.world.clock.advance(minutes * 60_000);
    expect(await placeWithCard(await priceOfLattes(), { timeSlot })).toMatchObject({
      refusal: { code: 'SLOT_UNAVAILABLE' },
    });
  }
  expect(await balance()).toBe(before);
  expect(server.world.effects.ordersPlaced).toBe(0);
});

test('OPP-018 a store that has closed prices nothing, and takes no order that was priced while it was open', async () => {
  server.world.clock.set(Date.UTC(2026, 5, 11, 1, 55));
  const priced = await priceOfLattes();
  server.world.clock.advance(5 * 60_000);
  expect(await placeWithCard(priced)).toMatchObject({ refusal: { code: 'STORE_CLOSED' } });
  await expect(priceOfLattes()).rejects.toThrow('STORE_CLOSED');
  expect(server.world.effects).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });
});

test('OPP-018 a store that takes no mobile orders prices none', async () => {
  startWorld({ name: 'stores-not-ordering', persona: 'member-green' });
  await expect(priceOfLattes()).rejects.toThrow('MOP_UNAVAILABLE');
});

test('a time that the store offers is kept', async () => {
  const slots = await readStoreTimeSlots({ variables: { storeNumber: latteOrder().storeNumber, mockState: null } });
  const timeSlot = slots.find(({ soonest }) => !soonest) ?? null;
  expect(timeSlot).not.toBeNull();
  expect(await placeWithCard(await priceOfLattes(), { timeSlot })).toMatchObject({ outcome: 'placed' });
});

test('ORD-052 an order of another store than the one that priced it is not known', async () => {
  const elsewhere = storeNumberOf(`900${MEMBERS_ONLY_END}`);
  const { orderId, price } = await priceOfLattes();
  expect(await placeWithCard({ orderId, price }, { storeNumber: elsewhere })).toMatchObject({
    refusal: { code: 'ORDER_NOT_FOUND' },
  });
  expect(server.world.effects).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });
});

test('ORD-023 OPP-041 a store prices the ways of pickup that it has, and curbside while it is ready', async () => {
  const priceOf = (pickupOption: PickupOption, fits: (traits: StoreTraits) => boolean) => {
    const storeNumber = storeNumberOf(storeWhere(server.world, (record) => fits(traitsIn(server.world, record))));
    return priceOfLattes(1, 'member', { storeNumber, fulfilment: { pickupOption, consumption: 'to-go' } });
  };
  const isInsideOnly = ({ pickUp }: StoreTraits) => pickUp.join() === '16';
  const isBusyAtTheCurb = ({ ordering }: StoreTraits) => ordering.curbside === 'NOT_READY';
  await expect(priceOf('drive-thru', isInsideOnly)).rejects.toThrow('MOP_NOT_ACCEPTED');
  await expect(priceOf('curbside', isInsideOnly)).rejects.toThrow('MOP_NOT_ACCEPTED');
  await expect(priceOf('curbside', isBusyAtTheCurb)).rejects.toThrow('MOP_NOT_ACCEPTED');
  const hasAll = ({ pickUp, ordering }: StoreTraits) => pickUp.length === 3 && ordering.curbside === 'READY';
  for (const way of PICKUP_OPTIONS) expect((await priceOf(way, hasAll)).price).toBeGreaterThan(0);
});

test('ORD-022 ORD-023 for here is in the store alone', async () => {
  const forHere = (pickupOption: PickupOption) =>
    priceOfLattes(1, 'member', { fulfilment: { pickupOption, consumption: 'for-here' } });
  await expect(forHere('drive-thru')).rejects.toThrow('BAD_USER_INPUT');
  await expect(forHere('curbside')).rejects.toThrow('BAD_USER_INPUT');
  expect((await forHere('in-store')).price).toBeGreaterThan(0);
});

test('PRV-043 without a store the rules of the market are shown, not those of another country', async () => {
  const codes = async (locale: Locale) => (await readPricingRules({ variables: { locale } })).map(({ code }) => code);
  expect(await Promise.all(LOCALES.map(codes))).toEqual([['BAG'], [], [], ['BAG']]);
});

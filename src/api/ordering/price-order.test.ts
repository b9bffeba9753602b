import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { priceExpiresAt } from '#domain/ordering/priced-order.ts';
import { startWorld } from '#mocks/server.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { cartLatte, cartOption } from '#tests/support/cart-items.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { priceOrder, priceOrderGuest, priceOrderVariables } from './price-order.ts';
import { pricingRulesQuery, readPricingRules } from './pricing-rules.ts';

const { contract } = readPricingRules;

setUpServer();
afterEach(() => vi.useRealTimers());

test('OPP-001 PRV-003 FC-046 of an answer stay its order, price, validity, store, offers, and whether it takes a tip', () => {
  const offer = { code: 'WARMUP2', type: 'STAR_REWARD', hasBeenApplied: true, description: '$2 off' } as const;
  const other = { code: 'SURPRISE', type: 'LOTTERY', hasBeenApplied: false, description: null };
  const { priced } = v.parse(priceOrder.graph.answer, {
    priceOrder: {
      __typename: 'PricedOrder',
      transaction: { orderId: 'order-1' },
      summary: { price: 12.03, currency: 'USD' },
      expiresIn: 120,
      store: { storeNumber: '900994' },
      cart: { offers: [offer, other] },
      isTipEnabled: true,
    },
  });
  expect(priced).toMatchObject({
    orderId: 'order-1',
    price: 1203,
    expiresIn: 120,
    storeNumber: '900994',
    offers: [offer, { ...other, type: 'REWARD', description: '' }],
    isTipEnabled: true,
  });
  expect(priceExpiresAt({ priced, receivedAt: 1_000_000 })).toBe(1_120_000);
});

test('OPP-001 an answer that does not say whether it takes a tip takes none', () => {
  const { priced } = v.parse(priceOrder.graph.answer, {
    priceOrder: {
      __typename: 'PricedOrder',
      summary: { price: 12.03, currency: 'USD' },
      expiresIn: 120,
      store: { storeNumber: '900994' },
      cart: {},
    },
  });
  expect(priced.isTipEnabled).toBe(false);
});

test('OPP-001 D-342 the currency of a price is a code, however it is written; without one it is no price', () => {
  const answerOf = (currency: string) => ({
    priceOrder: {
      __typename: 'PricedOrder',
      summary: { price: 12.03, currency },
      expiresIn: 120,
      store: { storeNumber: '900994' },
      cart: {},
    },
  });
  expect(v.parse(priceOrder.graph.answer, answerOf('usd')).priced.currency).toBe('USD');
  for (const none of ['US$', '$', 'dollars', '']) expect(v.is(priceOrder.graph.answer, answerOf(none))).toBe(false);
});

test('D-275 a price that had expired before it was sent is one that expires as it comes', () => {
  const { priced } = v.parse(priceOrder.graph.answer, {
    priceOrder: {
      __typename: 'PricedOrder',
      summary: { price: 12.03, currency: 'USD' },
      expiresIn: -3,
      store: { storeNumber: '900994' },
      cart: {},
    },
  });
  expect(priced.expiresIn).toBe(0);
});

test('PRV-003 a price is an answer of the type PricedOrder, which is asked for', () => {
  const answerOf = (__typename?: string) => ({
    priceOrder: {
      __typename,
      summary: { price: 12.03, currency: 'USD' },
      expiresIn: 120,
      store: { storeNumber: '900994' },
      cart: {},
    },
  });
  for (const { query } of [priceOrder.graph, priceOrderGuest.graph]) expect(query).toContain('__typename');
  expect(v.is(priceOrder.graph.answer, answerOf('PricedOrder'))).toBe(true);
  expect(v.is(priceOrder.graph.answer, answerOf('SubmittedOrder'))).toBe(false);
  expect(v.is(priceOrder.graph.answer, answerOf())).toBe(false);
});

test('OPP-002 OPP-003 a price is asked for with lines, options, offers, pickup, store and transparent pricing', () => {
  const items = [cartLatte({ sizeCode: 'L', quantity: 3, childItems: [cartOption('5052', 2)] })];
  expect(priceOrderVariables({ ...latteOrder(), items, offers: ['WARMUP2'] })).toEqual({
    order: {
      cart: {
        items: [{ sku: '1010-L', quantity: 3, childItems: [{ sku: 'OPT5052', quantity: 2 }] }],
        offers: [{ code: 'WARMUP2' }],
      },
    },
    fulfillment: { consumptionType: 'ConsumeOutOfStore', collectionType: 'InStore' },
    storeNumber: '900994',
    enableTransparentPricing: true,
  });
});

test('ORD-027 what is added to prices is read again once it is older than five minutes, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const { effects } = startWorld();
  const queryClient = new QueryClient();
  const read = async (now: number) => {
    vi.setSystemTime(now);
    await queryClient.fetchQuery(pricingRulesQuery('en-US', null));
    return effects.requests[`${contract.method} ${contract.path}`];
  };
  expect(await read(1_000_000)).toBe(1);
  expect(await read(1_299_999)).toBe(1);
  expect(await read(1_300_001)).toBe(2);
});

test('ORD-023 OPP-040 OPP-042 each way of pickup and of eating has its own word on the wire', () => {
  const sent = (pickupOption: 'in-store' | 'drive-thru' | 'curbside', consumption: 'to-go' | 'for-here') =>
    priceOrderVariables({ ...latteOrder(), fulfilment: { pickupOption, consumption } }).fulfillment;
  expect(sent('in-store', 'for-here')).toEqual({ consumptionType: 'ConsumeInStore', collectionType: 'InStore' });
  expect(sent('in-store', 'to-go')).toEqual({ consumptionType: 'ConsumeOutOfStore', collectionType: 'InStore' });
  expect(sent('drive-thru', 'to-go')).toEqual({ consumptionType: 'ConsumeOutOfStore', collectionType: 'DriveThru' });
  expect(sent('curbside', 'to-go')).toEqual({ consumptionType: 'ConsumeOutOfStore', collectionType: 'Curbside' });
});

import { expect, test } from 'vitest';
import { cartLatte } from '#tests/support/cart-items.ts';
import { storeNumberOf } from '../stores/store.ts';
import { customerType, eventPrice, orderTroubleEvent } from './order-analytics.ts';
import { mayTip, takesTips, tipOf } from './payment-summary.ts';
import {
  isPriceGood,
  isSameGoods,
  type OrderToPrice,
  orderKey,
  priceExpiresAt,
  type ReceivedPrice,
} from './priced-order.ts';

const CARD = { kind: 'stored-value-card', id: 'card-1' } as const;
const VISA = { kind: 'payment-instrument', id: 'visa-1' } as const;
const needs = { price: 1000, isTipEnabled: true, method: CARD, paymentType: null, allowed: ['storedValue'] };

test('ORD-071 ORD-075 OPP-043 OPP-044 a tip needs a price, a store that takes tips, and a type that is allowed', () => {
  expect(mayTip(needs)).toBe(true);
  expect(mayTip({ ...needs, price: 0 })).toBe(false);
  expect(mayTip({ ...needs, isTipEnabled: false })).toBe(false);
  expect(mayTip({ ...needs, method: VISA, paymentType: 'visa' })).toBe(false);
  expect(mayTip({ ...needs, method: VISA, paymentType: 'visa', allowed: ['visa'] })).toBe(true);
  expect(mayTip({ ...needs, method: null })).toBe(false);
});

test('ORD-071 the way to add a payment method never tips, whatever is configured', () => {
  const method = { kind: 'add-payment' } as const;
  expect(takesTips({ method, paymentType: null, allowed: ['add-payment', 'storedValue', ''] })).toBe(false);
});

test.each([
  ['0.01', 1],
  ['1', 100],
  ['1.5', 150],
  ['1,50', 150],
  ['$10', 1000],
  ['.50', 50],
  ['$', null],
  ['0', null],
  ['10.01', null],
  ['-1', null],
  ['two', null],
  ['1.005', null],
  ['1e1', null],
  ['', null],
])('ORD-075 a typed tip of %s on $10.00 is %s', (typed, cents) => {
  expect(tipOf(typed, 1000)).toBe(cents);
});

const order: OrderToPrice = {
  items: [],
  offers: [],
  storeNumber: storeNumberOf('2001'),
  fulfilment: { pickupOption: 'in-store', consumption: 'to-go' },
};
const priceFor = (expiresIn: number): ReceivedPrice => ({
  priced: {
    orderId: 'order-1',
    price: 1000,
    currency: 'USD',
    label: null,
    lineItems: [],
    additionalFeeDescription: null,
    expiresIn,
    storeNumber: order.storeNumber,
    countrySubdivision: null,
    offers: [],
    isTipEnabled: true,
  },
  key: orderKey(order),
  receivedAt: 1_000_000,
});

test('OPP-009 OPP-010 OPP-011 a price ends at the earlier of the server’s time and five minutes', () => {
  expect(priceExpiresAt(priceFor(60))).toBe(1_060_000);
  expect(priceExpiresAt(priceFor(600))).toBe(1_300_000);
  expect(isPriceGood(priceFor(60), order, 1_059_999)).toBe(true);
  expect(isPriceGood(priceFor(60), order, 1_060_000)).toBe(false);
});

test('OPP-011 a price that has expired when it comes is not asked for again at once, without an end', () => {
  for (const expiresIn of [0, 1, 4]) expect(priceExpiresAt(priceFor(expiresIn))).toBe(1_005_000);
});

test('ORD-026 OPP-008 a price is of one cart, store, pickup and offer', () => {
  const price = priceFor(600);
  for (const change of [
    { storeNumber: storeNumberOf('2002') },
    { offers: ['ONE'] },
    { fulfilment: { pickupOption: 'curbside', consumption: 'to-go' } as const },
    { fulfilment: { pickupOption: 'in-store', consumption: 'for-here' } as const },
    { items: [cartLatte({ quantity: 7 })] },
    { items: [...order.items, cartLatte()] },
  ]) {
    expect(isPriceGood(price, { ...order, ...change }, 1_000_001)).toBe(false);
  }
  expect(isSameGoods(order, { ...order, storeNumber: storeNumberOf('2002') })).toBe(false);
  expect(isSameGoods(order, { ...order, offers: ['ONE'] })).toBe(true);
});

test('ORD-026 a price for curbside is none for drive-thru, and the other way about', () => {
  const [curbside, driveThru] = (['curbside', 'drive-thru'] as const).map((pickupOption) => ({
    ...order,
    fulfilment: { pickupOption, consumption: 'to-go' } as const,
  }));
  if (!curbside || !driveThru) throw new Error('Two orders are compared.');
  for (const [of, other] of [
    [curbside, driveThru],
    [driveThru, curbside],
  ] as const) {
    const price = { ...priceFor(600), key: orderKey(of) };
    expect(isPriceGood(price, of, 1_000_001)).toBe(true);
    expect(isPriceGood(price, other, 1_000_001)).toBe(false);
  }
});

test('ORD-096 ORD-099 events name a guest, and a member by level only, also where there is none', () => {
  expect(customerType({ kind: 'guest' })).toBe('guest');
  expect(customerType({ kind: 'member', firstName: 'Gwen', memberId: 'm-1', level: 'green' })).toBe('rewards_green');
  expect(customerType({ kind: 'member', firstName: 'Gwen', memberId: 'm-1' })).toMatch(/^rewards_/);
});

test('ORD-097 ORD-098 ORD-099 an order that failed is measured with its price and code, and nothing about a person', () => {
  expect(eventPrice(1234)).toBe('12.34');
  expect(
    orderTroubleEvent('insufficient_funds', {
      visitor: { kind: 'member', firstName: 'Gwen', memberId: 'm-1', level: 'gold' },
      storeNumber: order.storeNumber,
      price: 1234,
      code: 'INSUFFICIENT_BALANCE',
    }),
  ).toEqual({
    event: 'insufficient_funds',
    customer_type: 'rewards_gold',
    store_number: '2001',
    price: '12.34',
    error_code: 'INSUFFICIENT_BALANCE',
  });
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_CONFIGURATION } from '../configuration.ts';
import {
  addOptionsOf,
  isCardType,
  isEditable,
  isExpired,
  isSpendable,
  maySpend,
  PAYMENT_TYPES,
} from './payment-method.ts';

const OFF = { creditCard: false, giftCard: false, paypal: false, venmo: false, campusCard: false };

test('BIL-032 signed-in visitors pay with exactly amex, discover, mastercard, visa and paypal', () => {
  const types = PAYMENT_TYPES.filter(maySpend);
  expect(types.toSorted()).toEqual(['amex', 'discover', 'mastercard', 'paypal', 'visa']);
});

test('BIL-033 ORD-035 guests pay with the same except paypal', () => {
  const types = PAYMENT_TYPES.filter(isCardType);
  expect(types.toSorted()).toEqual(['amex', 'discover', 'mastercard', 'visa']);
});

test('BIL-034 BIL-035 by default cards, PayPal and gift cards can be added; each goes with its own flag', () => {
  expect(addOptionsOf(DEFAULT_CONFIGURATION.newPaymentOptionEnabled)).toEqual(['creditCard', 'paypal', 'giftCard']);
  expect(addOptionsOf(OFF)).toEqual([]);
  for (const option of ['creditCard', 'paypal', 'giftCard'] as const) {
    expect(addOptionsOf({ ...OFF, [option]: true })).toEqual([option]);
  }
});

test('BIL-035 Venmo and campus cards have no way to be added here, with their flags on', () => {
  expect(addOptionsOf({ ...OFF, venmo: true, campusCard: true })).toEqual([]);
});

test.each([
  ['googlepay', false],
  ['applepay', false],
  ['visacheckout', true],
  [null, true],
])('CRD-046 D-266 a card whose source is %s can be paid with and edited: %s', (paymentSource, isOwn) => {
  const card = { paymentType: 'visa', paymentSource } as const;
  expect([isSpendable(card), isEditable(card)]).toEqual([isOwn, isOwn]);
});

test('CRD-046 BIL-032 what is no card is not edited, and is paid with where its kind is', () => {
  const methods = (['paypal', 'venmo'] as const).map((paymentType) => ({ paymentType, paymentSource: null }));
  expect(methods.map(isEditable)).toEqual([false, false]);
  expect(methods.map(isSpendable)).toEqual([true, false]);
});

test('CRD-048 D-344 a card is good to the end of its month, where the visitor is', () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  onTestFinished(() => void vi.unstubAllEnvs());
  const card = { expires: { month: 11, year: 2026 } };
  expect(isExpired(card, Date.parse('2026-11-30T23:59:59-10:00'))).toBe(false);
  expect(isExpired(card, Date.parse('2026-12-01T00:00:00-10:00'))).toBe(true);
  expect(isExpired({ expires: null }, Date.UTC(2099, 1))).toBe(false);
});

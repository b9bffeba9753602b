import { expect, test } from 'vitest';
import { isSlotUnavailable, pricingErrorOf } from './pricing-error.ts';

test.each(['MISSING_COUNTRY', 'UNEXPECTED_ERROR', 'ITEMS_NOT_FOUND', 'ITEMS_UNAVAILABLE'])(
  'OPP-016 OPP-017 %s is closed with Got it',
  (code) => expect(pricingErrorOf(code).action).toBe('got-it'),
);

test.each([
  'STORE_NOT_FOUND',
  'HIGH_VOLUME_STORE',
  'STORE_UNAVAILABLE',
  'STORE_NOT_AVAILABLE',
  'WRONG_STORE_REGION',
  'MOP_UNAVAILABLE',
  'STORE_CLOSED',
  'MOP_NOT_ACCEPTED',
])('OPP-016 OPP-018 %s leads to another store', (code) => expect(pricingErrorOf(code).action).toBe('choose-store'));

test('OPP-019 CHOOSE_DIFFERENT_ITEM leads to the menu', () => {
  expect(pricingErrorOf('CHOOSE_DIFFERENT_ITEM').action).toBe('choose-item');
});

test('OPP-020 ADD_IN_LIMIT is closed with Got it, too', () => {
  expect(pricingErrorOf('ADD_IN_LIMIT')).toEqual({ meaning: 'item-limit', action: 'got-it' });
});

test('OPP-021 REWARD_NOT_APPLIED says that the offer was not applied', () => {
  expect(pricingErrorOf('REWARD_NOT_APPLIED').meaning).toBe('reward-not-applied');
});

test.each(['SLOT_UNAVAILABLE', '110000'])('OPP-015 %s says that the time is gone', (code) => {
  expect(isSlotUnavailable({ code, message: null })).toBe(true);
  expect(pricingErrorOf(code).action).toBe('choose-time');
});

test.each([null, '', 'toString', '110001', 'NEVER_HEARD_OF'])(
  'OPP-022 %s is unexpected, and can be tried again',
  (code) => {
    expect(pricingErrorOf(code)).toEqual({ meaning: 'unexpected', action: 'try-again' });
  },
);

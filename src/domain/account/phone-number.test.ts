import { expect, test } from 'vitest';
import { bareNumber, isPhoneNumber, nationalNumber } from './phone-number.ts';

test('ACC-119 a phone number is exactly ten digits, once spaces, dashes, dots and parentheses are gone (AO-35)', () => {
  for (const typed of ['2068675309', '(206) 867-5309', '206.867.5309', ' 206 867 5309 ']) {
    expect(bareNumber(typed), typed).toBe('2068675309');
    expect(isPhoneNumber(bareNumber(typed)), typed).toBe(true);
  }
  for (const typed of ['206867530', '20686753099', '+1 206 867 5309', '1-206-867-5309', '0012068675309', 'two', '']) {
    expect(isPhoneNumber(bareNumber(typed)), typed).toBe(false);
  }
});

test('ACC-119 D-354 dashes of every length and marks that cannot be seen are no part of a phone number', () => {
  for (const typed of [
    '(206) 867\u20115309',
    '206\u2013867\u20135309',
    '\u202A(206)\u00A0867-5309\u202C',
    '\u200E206 867 5309',
  ]) {
    expect(bareNumber(typed), typed).toBe('2068675309');
  }
});

test('ACC-129 the number of a profile is the same with its country code or without', () => {
  for (const typed of ['2068675309', '(206) 867-5309', '+1 206 867 5309', '1-206-867-5309', '0012068675309']) {
    expect(nationalNumber(typed), typed).toBe('2068675309');
  }
  for (const typed of ['206867530', '20686753099', '+44 206 867 5309', '+52 206 867 5309', 'two', '']) {
    expect(isPhoneNumber(nationalNumber(typed)), typed).toBe(false);
  }
});

import { expect, test } from 'vitest';
import { bareNumber, isPhoneNumber } from './account-limits.ts';

test('ACC-119 a phone number is ten digits, however they are parted, with its country code or without', () => {
  for (const typed of [
    '2068675309',
    '(206) 867-5309',
    '206.867.5309',
    '+1 206 867 5309',
    '1-206-867-5309',
    '0012068675309',
  ]) {
    expect(bareNumber(typed), typed).toBe('2068675309');
    expect(isPhoneNumber(bareNumber(typed)), typed).toBe(true);
  }
  for (const typed of ['206867530', '20686753099', '+44 206 867 5309', '+52 206 867 5309', 'two', '']) {
    expect(isPhoneNumber(bareNumber(typed)), typed).toBe(false);
  }
});

import { expect, test } from 'vitest';
import { isBirthday, isPostalCode } from './personal-details.ts';

test('ACC-129 a birthday is a day of its month, in whatever year', () => {
  expect(isBirthday({ month: 2, day: 29 })).toBe(true);
  expect(isBirthday({ month: 12, day: 31 })).toBe(true);
  for (const wrong of [
    { month: 2, day: 30 },
    { month: 4, day: 31 },
    { month: 13, day: 1 },
    { month: 0, day: 1 },
    { month: 5, day: 0 },
    { month: 5, day: 1.5 },
  ]) {
    expect(isBirthday(wrong)).toBe(false);
  }
});

test('ACC-129 a postal code is written as its country writes it', () => {
  expect(isPostalCode('98101', 'US')).toBe(true);
  expect(isPostalCode('98101-1234', 'US')).toBe(true);
  expect(isPostalCode('h2y 1c6', 'CA')).toBe(true);
  expect(isPostalCode('H2Y1C6', 'CA')).toBe(true);
  expect(isPostalCode('H2Y 1C6', 'US')).toBe(false);
  expect(isPostalCode('98101', 'CA')).toBe(false);
});

import { expect, test } from 'vitest';
import { isBirthday, postalCodeOf } from './personal-details.ts';

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

test('ACC-129 BIL-016 D-354 a postal code is written as its country writes it', () => {
  for (const typed of ['V6B 1A1', 'v6b1a1', 'V6B-1A1', 'V6B\u00A01A1', ' v6b\u20131a1\u200B'])
    expect(postalCodeOf(typed, 'CA'), typed).toBe('V6B 1A1');
  for (const typed of ['98101-1234', '98101 1234', '981011234', '98101\u20111234'])
    expect(postalCodeOf(typed, 'US'), typed).toBe('98101-1234');
  expect(postalCodeOf(' 98101 ', 'US')).toBe('98101');
  for (const typed of ['H2Y 1C6', '9810', '981012', '98101-123', '98101-12345', '98101-', '981 01', '', 'soon'])
    expect(postalCodeOf(typed, 'US'), typed).toBeNull();
  for (const typed of ['98101', 'V6B', 'V6B 1A', 'V6B 1A11', '']) expect(postalCodeOf(typed, 'CA'), typed).toBeNull();
});

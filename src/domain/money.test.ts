import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedCents } from './money.ts';

test('SVC-010 typed amounts are read to the cent, with a point or a comma', () => {
  for (const [typed, cents] of [
    ['5', 500],
    [' 5.00 ', 500],
    ['5,5', 550],
    ['$12.34', 1234],
    ['12,34 $', 1234],
    ['0.01', 1],
    ['.50', 50],
    ['$,5', 50],
    ['0', 0],
  ] as const) {
    expect(typedCents(typed), typed).toBe(cents);
  }
});

test('what is no amount is none', () => {
  for (const typed of ['', ' ', '-5', '5.001', 'five', '1e3', '1 000', '5.', '.', '$', '.505', '1234567', '5 5', '٥']) {
    expect(typedCents(typed), typed).toBeNull();
  }
});

test('every amount of cents is read back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const typed = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(typedCents(typed)).toBe(cents);
    }),
  );
});

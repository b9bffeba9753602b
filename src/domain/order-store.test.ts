import { expect, test } from 'vitest';
import { aLocation } from '#tests/support/locations.ts';
import { CONFIRMATION_LIFE_MS, isConfirmationOld, offerOf } from './order-store.ts';

test('ORD-080 a confirmation is old after more than two hours, and one from the future is not trusted', () => {
  expect(CONFIRMATION_LIFE_MS).toBe(7_200_000);
  expect(
    [0, 1, 7_200_000, 7_200_001, -1, Number.NaN].map((age) => isConfirmationOld(1_000_000 - age, 1_000_000)),
  ).toEqual([false, false, false, true, true, true]);
});

test('LOC-072 READY is the only availability that takes orders', () => {
  const { store } = aLocation('1');
  const readyWith = (availability: string) =>
    offerOf({ ...store, mobileOrdering: { ...store.mobileOrdering, availability } }).ready;
  expect(['READY', 'NOT_READY', 'NOT_AVAILABLE', 'ready', '', 'UNKNOWN'].filter(readyWith)).toEqual(['READY']);
});

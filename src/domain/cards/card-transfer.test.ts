import { expect, test } from 'vitest';
import { transferMistake } from './card-transfer.ts';

test('SVC-008 a transfer that fills a card to exactly $500 is accepted, one cent more is not', () => {
  expect(transferMistake({ from: 20_000, to: 40_000, amount: 10_000 })).toBeNull();
  expect(transferMistake({ from: 20_000, to: 40_000, amount: 10_001 })).toBe('over-limit');
});

test('SVC-010 nothing, less than nothing and more than there is cannot be moved', () => {
  for (const amount of [0, -1, 501]) expect(transferMistake({ from: 500, to: 0, amount })).toBe('amount');
  expect(transferMistake({ from: 500, to: 0, amount: 500 })).toBeNull();
});

import { expect, test } from 'vitest';
import { type CardStatus, conditionOf, LOW_BALANCE } from './stored-value-card.ts';

const condition = (status: CardStatus, amount: number) => conditionOf({ status, balance: { amount, currency: 'USD' } });

test('a card that pays is empty, low or fine by what is on it; any other is what its status says', () => {
  expect(condition('active', 0)).toBe('empty');
  expect(condition('active', 1)).toBe('low');
  expect(condition('active', LOW_BALANCE - 1)).toBe('low');
  expect(condition('active', LOW_BALANCE)).toBe('fine');
  for (const status of ['inactive', 'closed', 'stolen', 'unregistered'] as const) {
    expect(condition(status, 0)).toBe(status);
    expect(condition(status, 9000)).toBe(status);
  }
});

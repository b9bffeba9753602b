import { expect, test } from 'vitest';
import { type CardStatus, conditionOf, currencyOf, LOW_BALANCE, sumsOf } from './stored-value-card.ts';

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

const holding = (amount: number, currency: string | null) => ({ balance: { amount, currency } });

test('CRD-004 D-356 a card that names no currency holds the retailer’s own', () => {
  expect(currencyOf(holding(500, null), 'CAD')).toBe('CAD');
  expect(currencyOf(holding(500, 'USD'), 'CAD')).toBe('USD');
});

test('D-342 D-356 amounts of two currencies are not added, and no card is a sum of nothing', () => {
  const cards = [holding(500, null), holding(250, 'USD'), holding(100, 'CAD')];
  expect(sumsOf(cards, 'CAD')).toEqual([
    { amount: 600, currency: 'CAD' },
    { amount: 250, currency: 'USD' },
  ]);
  expect(sumsOf([], 'CAD')).toEqual([{ amount: 0, currency: 'CAD' }]);
});

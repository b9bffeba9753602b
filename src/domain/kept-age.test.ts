import { expect, test } from 'vitest';
import { CLOCK_ERROR_MS, isRecent, keptAge } from './kept-age.ts';

test('ORD-018 what is kept is young for its life and up to a day ahead of the clock, and undated beyond', () => {
  expect(CLOCK_ERROR_MS).toBe(86_400_000);
  const ages = [0, 5000, 5001, -1, -86_400_000, -86_400_001, Number.NaN];
  expect(ages.map((age) => keptAge(1e12 - age, { now: 1e12, life: 5000 }))).toEqual([
    'young',
    'young',
    'old',
    'young',
    'young',
    'undated',
    'undated',
  ]);
});

test('what was less than so long ago is recent; what lies ahead of the clock, or is no time, is not', () => {
  const ages = [0, 4999, 5000, -1, Number.NaN];
  expect(ages.map((age) => isRecent(1e12 - age, { now: 1e12, within: 5000 }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

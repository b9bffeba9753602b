import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIGURATION } from '../configuration.ts';
import { fitsOnCard, isOutcomeUnknown, orderReloads } from './reload.ts';

const { svcReloadOptions: options, defaultSvcReloadOption: minimum } = DEFAULT_CONFIGURATION.storedValueCard;

test('SVC-008 OPP-079 a card holds exactly $500 and not a cent more', () => {
  expect(fitsOnCard(40_000, 10_000)).toBe(true);
  expect(fitsOnCard(0, 50_000)).toBe(true);
  expect(fitsOnCard(40_000, 10_001)).toBe(false);
  expect(fitsOnCard(50_000, 1)).toBe(false);
});

test('only what the server refused outright is certain not to have been charged', () => {
  for (const failure of ['rate-limited', 'refused', 'signed-out'] as const)
    expect(isOutcomeUnknown(failure)).toBe(false);
  for (const failure of ['offline', 'timed-out', 'server', 'bad-answer', 'unexpected'] as const) {
    expect(isOutcomeUnknown(failure)).toBe(true);
  }
});

describe('a reload for an order', () => {
  const reloads = (total: number, balance: number) => orderReloads({ options, minimum, total, balance });

  test('ORD-067 offers the configured amounts that reach the shortfall', () => {
    expect(reloads(2500, 500).amounts).toEqual([2000, 2500, 5000, 10_000]);
    expect(reloads(2501, 500).amounts).toEqual([2500, 5000, 10_000]);
    expect(orderReloads({ options: [5000, 1000], minimum, total: 300, balance: 0 }).amounts).toEqual([1000, 5000]);
  });

  test('ORD-068 offers the exact shortfall where no configured amount reaches it', () => {
    expect(reloads(13_333, 1000)).toEqual({ amounts: [12_333], chosen: 12_333 });
  });

  test('ORD-069 chooses the smallest from the minimum on', () => {
    expect(reloads(900, 0).chosen).toBe(2500);
    expect(reloads(4000, 0).chosen).toBe(5000);
  });

  test('ORD-070 SVC-008 OPP-079 drops what would break the limit, and chooses the largest where none reaches the minimum', () => {
    expect(reloads(48_900, 48_000)).toEqual({ amounts: [1000, 1500, 2000], chosen: 2000 });
    expect(reloads(60_000, 45_000)).toEqual({ amounts: [], chosen: null });
  });

  test('ORD-070 ORD-068 offers the exact shortfall where each amount that reaches it would break the limit', () => {
    expect(orderReloads({ options: [5000, 10_000], minimum, total: 49_800, balance: 47_000 })).toEqual({
      amounts: [2800],
      chosen: 2800,
    });
    expect(reloads(50_000, 45_001)).toEqual({ amounts: [4999], chosen: 4999 });
    expect(reloads(50_001, 45_001)).toEqual({ amounts: [], chosen: null });
  });
});

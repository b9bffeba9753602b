import { expect, test } from 'vitest';
import { LOYALTY_TIERS, MOD_MONDAY_TIMES, nextTier, REDEEM_FROM, TIER_RULES, tierProgress } from './loyalty-tier.ts';

test('RWD-046 RWD-047 there are three tiers, and above each is the next, above Reserve itself', () => {
  expect(LOYALTY_TIERS).toEqual(['GREEN', 'GOLD', 'RESERVE']);
  expect(LOYALTY_TIERS.map(nextTier)).toEqual(['GOLD', 'RESERVE', 'RESERVE']);
});

test('RWD-051 RWD-052 RWD-053 RWD-054 RWD-055 what the tiers give', () => {
  expect(LOYALTY_TIERS.map((one) => TIER_RULES[one].starsExpire)).toEqual([true, false, false]);
  expect(LOYALTY_TIERS.map((one) => TIER_RULES[one].birthdayDays)).toEqual([1, 7, 30]);
  expect([MOD_MONDAY_TIMES, REDEEM_FROM]).toEqual([12, 25]);
});

test('progress leads to the next tier, and in Reserve to keeping it', () => {
  expect(tierProgress('GREEN', 120)).toEqual({ next: 'GOLD', missing: 380, share: 120 / 500 });
  expect(tierProgress('GOLD', 1460)).toEqual({ next: 'RESERVE', missing: 540, share: 1460 / 2000 });
  expect(tierProgress('RESERVE', 500)).toEqual({ next: null, missing: 1500, share: 0.25 });
  expect(tierProgress('RESERVE', 2400)).toEqual({ next: null, missing: 0, share: 1 });
});

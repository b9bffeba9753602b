import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  earnedStars,
  LOYALTY_TIERS,
  MOD_MONDAY_TIMES,
  nextTier,
  REDEEM_FROM,
  starsPerDollar,
  TIER_RULES,
  tierOf,
  tierProgress,
} from './loyalty-tier.ts';

const tier = fc.constantFrom(...LOYALTY_TIERS);

test('RWD-046 RWD-047 there are three tiers, and above each is the next, above Reserve itself', () => {
  expect(LOYALTY_TIERS).toEqual(['GREEN', 'GOLD', 'RESERVE']);
  expect(LOYALTY_TIERS.map(nextTier)).toEqual(['GOLD', 'RESERVE', 'RESERVE']);
});

test('RWD-049 a dollar earns 1, 1.2 or 1.7 Stars', () => {
  expect(LOYALTY_TIERS.map(starsPerDollar)).toEqual([1, 1.2, 1.7]);
  expect(LOYALTY_TIERS.map((one) => earnedStars(one, 1000))).toEqual([10, 12, 17]);
});

test('RWD-049 Stars are whole, never more than the rate gives, never a whole one less, and more money earns no less', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(tier, cents, cents, (one, less, more) => {
      const stars = earnedStars(one, less);
      const exact = BigInt(less) * BigInt(TIER_RULES[one].starsPerTenDollars);
      expect(BigInt(stars)).toBe(exact / 1000n);
      expect(earnedStars(one, less + more)).toBeGreaterThanOrEqual(stars);
    }),
  );
  // 1.7 times 10 as a fraction of two is 16.99 and more in some orders of counting.
  expect(earnedStars('RESERVE', 3000)).toBe(51);
  expect(earnedStars('GREEN', -500)).toBe(0);
});

test('RWD-050 the Stars of a year mean a tier: to 499, to 1999, from 2000', () => {
  const wanted = { 0: 'GREEN', 499: 'GREEN', 500: 'GOLD', 1999: 'GOLD', 2000: 'RESERVE', 90000: 'RESERVE' };
  for (const [stars, expected] of Object.entries(wanted)) expect(tierOf(Number(stars)), stars).toBe(expected);
  expect(LOYALTY_TIERS.map((one) => TIER_RULES[one].upTo)).toEqual([499, 1999, null]);
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

test('a member who earns what is missing is of the next tier', () => {
  fc.assert(
    fc.property(tier, fc.nat(3000), (one, stars) => {
      const { next, missing, share } = tierProgress(one, stars);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      const reached = LOYALTY_TIERS.indexOf(tierOf(stars + missing));
      expect(reached).toBeGreaterThanOrEqual(LOYALTY_TIERS.indexOf(next ?? one));
      if (missing > 0) expect(tierOf(stars + missing - 1)).not.toBe(next ?? one);
    }),
  );
});

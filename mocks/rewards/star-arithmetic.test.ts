import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOYALTY_TIERS, starsPerDollar, TIER_RULES, tierProgress } from '#domain/rewards/loyalty-tier.ts';
import { doubledStars, earnedStars, programYearStart, tierOf } from './star-arithmetic.ts';

const tier = fc.constantFrom(...LOYALTY_TIERS);

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

test('RWD-058 Program Years begin on each June 18 from 2024 on', () => {
  expect(programYearStart('2024-06-17')).toBeNull();
  expect(programYearStart('2024-06-18')).toBe('2024-06-18');
  expect(programYearStart('2025-06-17')).toBe('2024-06-18');
  expect(programYearStart('2025-06-18')).toBe('2025-06-18');
  expect(programYearStart('2026-02-28')).toBe('2025-06-18');
});

test('RWD-057 RWD-058 a Double Stars day adds as many Stars again, 1000 in a Program Year', () => {
  // 2 and 2 make 4 Stars for a dollar of a preloaded card, 1 and 1 make 2 otherwise.
  expect(doubledStars(1000, true, 0)).toBe(20);
  expect(doubledStars(1000, false, 0)).toBe(10);
  expect(doubledStars(1000, true, 990)).toBe(10);
  expect(doubledStars(1000, true, 1000)).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(200_000), fc.boolean())), (purchases) => {
      const added = purchases.reduce((sum, [cents, isPreloaded]) => sum + doubledStars(cents, isPreloaded, sum), 0);
      expect(added).toBeLessThanOrEqual(1000);
    }),
  );
});

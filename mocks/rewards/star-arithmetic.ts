import { LEGACY_STARS_PER_DOLLAR, LOYALTY_TIERS, type LoyaltyTier, TIER_RULES } from '#domain/rewards/loyalty-tier.ts';
import { FIRST_PROGRAM_DAY, MOST_DOUBLE_STARS } from '#domain/rewards/programme-dates.ts';

/** The tier that Stars earned in a year mean (RWD-050). */
export function tierOf(yearStars: number): LoyaltyTier {
  return LOYALTY_TIERS.findLast((tier) => yearStars >= TIER_RULES[tier].from) ?? 'GREEN';
}

/** Whole Stars that goods of so many integer cents earn (RWD-049): counted without fractions, a part of a Star is none. */
export function earnedStars(tier: LoyaltyTier, cents: number): number {
  return Math.floor((Math.max(0, cents) * TIER_RULES[tier].starsPerTenDollars) / 1000);
}

/** The first day of the Program Year that a calendar day (YYYY-MM-DD) lies in, or null before the first one (RWD-058). */
export function programYearStart(day: string): string | null {
  const [firstYear, monthAndDay] = [Number(FIRST_PROGRAM_DAY.slice(0, 4)), FIRST_PROGRAM_DAY.slice(5)];
  const year = Number(day.slice(0, 4)) - (day.slice(5) < monthAndDay ? 1 : 0);
  return year < firstYear ? null : `${year}-${monthAndDay}`;
}

/**
 * What a Double Stars day adds to the Stars of a purchase of so many integer cents: as many again, so that a dollar earns
 * 4 with a preloaded card and 2 otherwise (RWD-057), up to what is left of the Program Year's cap (RWD-058).
 */
export function doubledStars(cents: number, isPreloaded: boolean, addedThisYear: number): number {
  const rate = LEGACY_STARS_PER_DOLLAR[isPreloaded ? 'preloaded' : 'payAsYouGo'];
  const stars = Math.floor((Math.max(0, cents) * rate) / 100);
  return Math.max(0, Math.min(stars, MOST_DOUBLE_STARS - addedThisYear));
}

/** The tiers of the rewards programme, lowest first (RWD-046). */
export const LOYALTY_TIERS = ['GREEN', 'GOLD', 'RESERVE'] as const;
export type LoyaltyTier = (typeof LOYALTY_TIERS)[number];

/** What a tier gives. */
export type TierRules = {
  /** Stars earned in a year that lead to it (RWD-050). */
  readonly from: number;
  /** The most Stars earned in a year that still mean it; null for the highest. */
  readonly upTo: number | null;
  /** Stars for ten dollars, so that every rate is a whole number (RWD-049). */
  readonly starsPerTenDollars: number;
  /** RWD-051; when those of Green do, each entry of the server says (RWD-052). */
  readonly starsExpire: boolean;
  /** Days on which the birthday treat can be redeemed, the birthday among them (RWD-052, RWD-053). */
  readonly birthdayDays: number;
};

export const TIER_RULES: Readonly<Record<LoyaltyTier, TierRules>> = {
  GREEN: { from: 0, upTo: 499, starsPerTenDollars: 10, starsExpire: true, birthdayDays: 1 },
  GOLD: { from: 500, upTo: 1999, starsPerTenDollars: 12, starsExpire: false, birthdayDays: 7 },
  RESERVE: { from: 2000, upTo: null, starsPerTenDollars: 17, starsExpire: false, birthdayDays: 30 },
};

/** Free customisations of a year on Mod Mondays (RWD-054). */
export const MOD_MONDAY_TIMES = 12;

/** The least Stars that buy something (RWD-055). */
export const REDEEM_FROM = 25;

/** What the rates of Stars are for, cents of whatever dollar the market has. */
export const DOLLAR = 100;

/** Stars for a dollar by the terms of the legacy programme (RWD-056); never beside the rates of the tiers (AMB-17). */
export const LEGACY_STARS_PER_DOLLAR = { payAsYouGo: 1, preloaded: 2 } as const;

const NEXT: Readonly<Record<LoyaltyTier, LoyaltyTier>> = { GREEN: 'GOLD', GOLD: 'RESERVE', RESERVE: 'RESERVE' };

/** The tier above; above Reserve is Reserve itself (RWD-047). */
export const nextTier = (tier: LoyaltyTier): LoyaltyTier => NEXT[tier];

/** Stars for a dollar: 1, 1.2 or 1.7 (RWD-049). */
export const starsPerDollar = (tier: LoyaltyTier): number => TIER_RULES[tier].starsPerTenDollars / 10;

export type TierProgress = {
  /** Null where nothing is above. */
  readonly next: LoyaltyTier | null;
  /** Stars that are missing to the next tier, or that still keep this one where nothing is above; never below zero. */
  readonly missing: number;
  /** The part of the Stars for the goal that is earned, 0 to 1. */
  readonly share: number;
};

/**
 * How far the Stars of this year lead: to the next tier, from the highest to itself again. A tier is kept until its day,
 * so that the Stars of a young year may lie below it.
 */
export function tierProgress(tier: LoyaltyTier, yearStars: number): TierProgress {
  const goal = TIER_RULES[NEXT[tier]].from;
  const missing = Math.max(0, goal - yearStars);
  return { next: NEXT[tier] === tier ? null : NEXT[tier], missing, share: (goal - missing) / goal };
}

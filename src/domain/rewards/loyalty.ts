import type { LoyaltyTier } from './loyalty-tier.ts';

/** A reward that is given, not bought: `couponCode` is what the cart takes. */
export type Coupon = {
  readonly couponCode: string;
  readonly title: string;
  /** The last calendar day, YYYY-MM-DD; null where it has none. */
  readonly expirationDate: string | null;
};

/** What the programme knows of a member (RWD-048). */
export type Loyalty = {
  /** Null where the server names one that is not known here. */
  readonly level: LoyaltyTier | null;
  /** Until which calendar day the level is kept; null for the one that everybody has. */
  readonly levelExpirationDate: string | null;
  readonly memberTenureYear: number | null;
  readonly tenuredGoldMedalYear: number | null;
  /** To spend. */
  readonly starBalance: number;
  /** Earned this year: they decide the level (RWD-050). */
  readonly yearStars: number;
  /** The last calendar day on which Stars count for this year. */
  readonly yearEndDate: string;
  /** Those that can be used, each once. */
  readonly coupons: readonly Coupon[];
};

/** Why Stars came or went. */
export const STAR_ENTRY_KINDS = ['order', 'double-stars', 'bonus', 'redeemed', 'expired', 'other'] as const;

/** One change of the Stars of a member. */
export type StarEntry = {
  readonly entryId: string;
  /** ISO 8601, with offset. */
  readonly date: string;
  readonly kind: (typeof STAR_ENTRY_KINDS)[number];
  /** The store of an order, the name of a bonus or a reward. */
  readonly detail: string | null;
  /** Below zero where they went. */
  readonly stars: number;
};

/** What Stars buy, the cheapest first; the least is what redeeming begins at (RWD-055). */
export const STAR_REWARDS = [
  { id: 'extra', stars: 25 },
  { id: 'coffee', stars: 75 },
  { id: 'item', stars: 150 },
  { id: 'beans', stars: 400 },
] as const;

/** Entries of one month, `month` being its first calendar day (YYYY-MM-01). */
export type StarMonth = { readonly month: string; readonly entries: readonly StarEntry[] };

/** A ledger, newest first, by the months in which its entries fall where the visitor is. */
export function byMonth(entries: readonly StarEntry[], dayOf: (instant: number) => string): StarMonth[] {
  const months = new Map<string, StarEntry[]>();
  for (const entry of entries) {
    const month = `${dayOf(Date.parse(entry.date)).slice(0, 7)}-01`;
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, entries: ofMonth }));
}

/** The cheapest reward that so many Stars do not buy yet; null where they buy every one. */
export const nextStarReward = (balance: number): (typeof STAR_REWARDS)[number] | null =>
  STAR_REWARDS.find(({ stars }) => stars > balance) ?? null;

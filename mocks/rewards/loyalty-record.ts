import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { STAR_ENTRY_KINDS } from '#domain/rewards/loyalty.ts';
import type { LoyaltyTier } from '#domain/rewards/loyalty-tier.ts';
import type { Words } from '../menu/words.ts';

/** One change of a member's Stars. */
export type StarRecord = {
  readonly entryId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: (typeof STAR_ENTRY_KINDS)[number];
  /** The name of a store, or the retailer's own words. */
  readonly detail: string | Words | null;
  readonly stars: number;
  /** The order that earned them. */
  readonly orderId: string | null;
};

export type CouponRecord = {
  /** That of an offer, whose words it has. */
  readonly couponCode: string;
  status: 'Available' | 'Redeemed';
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null;
};

/** What the programme keeps of a member. */
export type LoyaltyRecord = {
  /** Kept until the end of the year; more Stars lift it at once. */
  level: LoyaltyTier;
  /** When the year of the member began, milliseconds since 1970. */
  yearStart: number;
  memberTenureYear: number | null;
  tenuredGoldMedalYear: number | null;
  /** Every change of the Stars, oldest first. */
  readonly ledger: StarRecord[];
  readonly coupons: CouponRecord[];
};

/** Milliseconds of a year of a member's Stars. */
export const YEAR_MS = 365 * DAY_MS;

/** When a coupon ends whose last day is that of an instant by UTC: once that day is over everywhere, which takes twelve hours more. */
export const endOfCoupon = (at: number): number => (Math.floor(at / DAY_MS) + 1) * DAY_MS + 12 * HOUR_MS;

/** The last calendar day on which something is good that has expired at an instant. */
export const lastDayOf = (expiresAt: number): string => new Date(expiresAt - DAY_MS).toISOString().slice(0, 10);

/** What a coupon is by now. */
export function couponStatus({ status, expiresAt }: CouponRecord, now: number): CouponRecord['status'] | 'Expired' {
  return status === 'Available' && expiresAt !== null && expiresAt <= now ? 'Expired' : status;
}

/** The last month in which Stars of Green can be spent is the third after they came. */
const MONTHS_TO_LIVE = 3;

/** Stars that are left of one earning, and when they expire. */
export type Lot = { stars: number; readonly expiresAt: number };

/** What is left of each earning, oldest first: what went was taken from the oldest. */
export function lotsOf(ledger: readonly StarRecord[]): Lot[] {
  const lots: Lot[] = [];
  for (const { stars, at } of ledger) {
    if (stars > 0) lots.push({ stars, expiresAt: expiryOf(at) });
    for (let due = -stars; due > 0 && lots[0]; ) {
      const taken = Math.min(due, lots[0].stars);
      lots[0].stars -= taken;
      due -= taken;
      if (lots[0].stars === 0) lots.shift();
    }
  }
  return lots;
}

/** The first instant after the third month. */
function expiryOf(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + MONTHS_TO_LIVE + 1, 1);
}

export const balanceOf = (ledger: readonly StarRecord[]): number => ledger.reduce((sum, { stars }) => sum + stars, 0);

/** Stars that were earned since the year of the member began: what was spent counts. */
export const yearStarsOf = ({ ledger, yearStart }: LoyaltyRecord): number =>
  ledger.reduce((sum, { stars, at }) => (stars > 0 && at >= yearStart ? sum + stars : sum), 0);

import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { LoyaltyTier } from '#domain/rewards/loyalty-tier.ts';
import { type HistoryRecord, sumOf } from '../account/history/history-record.ts';
import type { Words } from '../menu/words.ts';
import { pick, randomFrom } from '../random.ts';
import type { MemberPersona } from '../session/personas.ts';
import { balanceOf, endOfCoupon, type LoyaltyRecord } from './loyalty-record.ts';
import { earnedStars } from './star-arithmetic.ts';
import { changeStars, expireStars, redeemStars } from './star-ledger.ts';

/** Coupons are good until so many days from now. */
const COUPON_DAYS = 26;

type Habits = {
  /** So many days of the year are over when a world begins. */
  yearDays: number;
  /** Before the orders of the history one every so many days, for so many cents. */
  days: number;
  least: number;
  span: number;
  /** The balance at which Stars are spent. */
  spendsAt: number;
};

const HABITS: Readonly<Record<LoyaltyTier, Habits>> = {
  GREEN: { yearDays: 80, days: 7, least: 300, span: 400, spendsAt: 300 },
  GOLD: { yearDays: 240, days: 3, least: 900, span: 900, spendsAt: 420 },
  RESERVE: { yearDays: 240, days: 2, least: 1200, span: 1200, spendsAt: 700 },
};

const STORES: readonly [string, ...string[]] = ['Pine Street', 'Harbor Steps', 'Union Market', 'University Way'];

const ITEM: Words = ['Any drink or bite', 'Une boisson ou une bouchée au choix', 'Una bebida o un bocado a elegir'];
const BONUS: Words = ['Morning challenge', 'Défi du matin', 'Reto de la mañana'];

type Earning = { at: number; storeName: string; stars: number; orderId?: string };

/** The orders of the history, and before them others of the same year, oldest first. */
function earnings(
  persona: MemberPersona,
  level: LoyaltyTier,
  history: readonly HistoryRecord[],
  now: number,
): Earning[] {
  const random = randomFrom(`${persona.email} stars`);
  const { yearDays, days, least, span } = HABITS[level];
  const known: Earning[] = history
    .filter(({ kind }) => kind === 'order')
    .map(({ historyId, at, storeName, lines }) => ({
      at,
      storeName: storeName ?? '',
      stars: earnedStars(level, sumOf(lines)),
      orderId: historyId,
    }));
  const oldest = Math.min(now, ...known.map(({ at }) => at));
  const older: Earning[] = [];
  for (let day = oldest - days * DAY_MS; day > now - yearDays * DAY_MS; day -= days * DAY_MS) {
    // By daylight in America.
    const at = Math.floor(day / DAY_MS) * DAY_MS + Math.round((14 + random() * 9) * HOUR_MS);
    older.push({ at, storeName: pick(STORES, random), stars: earnedStars(level, least + Math.floor(random() * span)) });
  }
  return [...known, ...older].sort((one, other) => one.at - other.at);
}

/** What the programme knows of a persona as a world begins at `now`: a year with orders, bonuses and rewards. */
export function personaLoyalty(persona: MemberPersona, history: readonly HistoryRecord[], now: number): LoyaltyRecord {
  const level = persona.level.toUpperCase() as Uppercase<MemberPersona['level']>;
  const loyalty: LoyaltyRecord = {
    level,
    yearStart: now - HABITS[level].yearDays * DAY_MS,
    memberTenureYear: persona.tenure?.memberTenureYear ?? null,
    tenuredGoldMedalYear: persona.tenure?.tenuredGoldMedalYear ?? null,
    ledger: [],
    coupons: persona.coupons.map((couponCode) => ({
      couponCode,
      status: 'Available',
      expiresAt: endOfCoupon(now + COUPON_DAYS * DAY_MS),
    })),
  };
  if (history.length === 0) return loyalty;
  earnings(persona, level, history, now).forEach(({ at, storeName, stars, orderId }, position) => {
    expireStars(loyalty, at);
    if (stars > 0) {
      changeStars(loyalty, { at, kind: 'order', detail: storeName, stars, ...(orderId !== undefined && { orderId }) });
    }
    if (position % 16 === 5) changeStars(loyalty, { at, kind: 'bonus', detail: BONUS, stars: 10 });
    if (balanceOf(loyalty.ledger) >= HABITS[level].spendsAt) redeemStars(loyalty, { stars: 150, at, name: ITEM });
  });
  return loyalty;
}

import { LEGACY_STARS_PER_DOLLAR, LOYALTY_TIERS, TIER_RULES } from '#domain/rewards/loyalty-tier.ts';
import type { Words } from '../menu/words.ts';
import { hashOf } from '../random.ts';
import { balanceOf, type LoyaltyRecord, lotsOf, type StarRecord, yearStarsOf } from './loyalty-record.ts';
import { doubledStars, earnedStars, programYearStart, tierOf } from './star-arithmetic.ts';

type Change = Omit<StarRecord, 'entryId' | 'orderId'> & { orderId?: string };

/** Writes a change of the Stars down: the only way to change them. More Stars of a year lift the level at once. */
export function changeStars(loyalty: LoyaltyRecord, { orderId, ...change }: Change): void {
  const { ledger } = loyalty;
  const entryId = `stars-${hashOf(`${ledger.length} ${change.at} ${change.stars}`).toString(36)}`;
  ledger.push({ entryId, ...change, orderId: orderId ?? null });
  const reached = tierOf(yearStarsOf(loyalty));
  if (LOYALTY_TIERS.indexOf(reached) > LOYALTY_TIERS.indexOf(loyalty.level)) loyalty.level = reached;
}

/** Takes away what has expired by `now`; only those of Green do (RWD-051). */
export function expireStars(loyalty: LoyaltyRecord, now: number): void {
  if (!TIER_RULES[loyalty.level].starsExpire) return;
  const gone = new Map<number, number>();
  for (const { stars, expiresAt } of lotsOf(loyalty.ledger)) {
    if (expiresAt <= now) gone.set(expiresAt, (gone.get(expiresAt) ?? 0) + stars);
  }
  for (const [at, stars] of gone) changeStars(loyalty, { at, kind: 'expired', detail: null, stars: -stars });
}

/** Takes Stars for a reward, or says that there are too few. */
export function redeemStars(loyalty: LoyaltyRecord, { stars, at, name }: { stars: number; at: number; name: Words }) {
  if (balanceOf(loyalty.ledger) < stars) return false;
  changeStars(loyalty, { at, kind: 'redeemed', detail: name, stars: -stars });
  return true;
}

type Purchase = {
  orderId: string;
  at: number;
  storeName: string;
  /** What the goods cost, cents. */
  amount: number;
  isPreloaded: boolean;
  isNextGeneration: boolean;
};

/** The retailer doubles Stars on each first of a month, in its own time. */
const isDoubleStarsDay = (at: number) => new Date(at).getUTCDate() === 1;

/** What an order earns: by the level in the next generation, else by how it is paid, doubled on some days (AMB-17). */
export function earnStars(loyalty: LoyaltyRecord, purchase: Purchase): void {
  const { orderId, at, storeName, amount, isPreloaded, isNextGeneration } = purchase;
  const stars = isNextGeneration
    ? earnedStars(loyalty.level, amount)
    : Math.floor((amount * LEGACY_STARS_PER_DOLLAR[isPreloaded ? 'preloaded' : 'payAsYouGo']) / 100);
  if (stars > 0) changeStars(loyalty, { at, kind: 'order', detail: storeName, stars, orderId });
  if (isNextGeneration || !isDoubleStarsDay(at)) return;
  const doubled = doubledStars(amount, isPreloaded, doubledInYear(loyalty, at));
  if (doubled > 0) changeStars(loyalty, { at, kind: 'double-stars', detail: storeName, stars: doubled });
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** What doubling has added since the Program Year began (RWD-058). */
function doubledInYear({ ledger }: LoyaltyRecord, at: number): number {
  const start = programYearStart(dayOf(at)) ?? '';
  return ledger.reduce(
    (sum, one) => (one.kind === 'double-stars' && dayOf(one.at) >= start ? sum + one.stars : sum),
    0,
  );
}

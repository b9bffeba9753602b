import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { DAY_MS } from '#domain/durations.ts';
import { TIER_RULES } from '#domain/rewards/loyalty-tier.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import type { World } from '../world.ts';
import { type LoyaltyRecord, lastDayOf, lotsOf } from './loyalty-record.ts';

/** Soon: within so many days. */
const SOON_DAYS = 100;

export const expiringStarsHandlers = (world: World) => [
  respondGraph(world, readExpiringStars, ({ session }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    return {
      loyaltyProgram: { expiringStars: expiringStarsOf(session.member.account.loyalty, world.clock.now()) },
    };
  }),
];

/** Stars that expire soon, by their last day; only those of Green do (RWD-051). The last first, as a server may return them. */
export function expiringStarsOf({ level, ledger }: LoyaltyRecord, now: number) {
  if (!TIER_RULES[level].starsExpire) return [];
  const byDay = new Map<string, number>();
  for (const { stars, expiresAt } of lotsOf(ledger)) {
    if (expiresAt <= now || expiresAt > now + SOON_DAYS * DAY_MS) continue;
    const day = lastDayOf(expiresAt);
    byDay.set(day, (byDay.get(day) ?? 0) + stars);
  }
  return [...byDay].map(([expirationDate, amount]) => ({ amount, expirationDate })).toReversed();
}

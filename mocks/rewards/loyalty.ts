import { readLoyalty } from '#api/rewards/loyalty.ts';
import { readStarHistory } from '#api/rewards/star-history.ts';
import { type Words, wordsIn } from '../menu/words.ts';
import { OFFERS } from '../ordering/offers.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import type { World } from '../world.ts';
import { expiringStarsHandlers } from './expiring-stars.ts';
import { balanceOf, couponStatus, lastDayOf, YEAR_MS, yearStarsOf } from './loyalty-record.ts';
import { expireStars } from './star-ledger.ts';

/** What a coupon is called for which there is no offer. */
const REWARD: Words = ['A reward', 'Une récompense', 'Una recompensa'];

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

export const loyaltyHandlers = (world: World) => [
  ...expiringStarsHandlers(world),
  respondGraph(world, readLoyalty, ({ session, locale }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const { loyalty } = session.member.account;
    const now = world.clock.now();
    expireStars(loyalty, now);
    const yearEndDate = dayOf(loyalty.yearStart + YEAR_MS);
    return {
      loyaltyProgram: {
        level: loyalty.level,
        levelExpirationDate: loyalty.level === 'GREEN' ? null : yearEndDate,
        memberTenureYear: loyalty.memberTenureYear,
        tenuredGoldMedalYear: loyalty.tenuredGoldMedalYear,
        starBalance: balanceOf(loyalty.ledger),
        yearStars: yearStarsOf(loyalty),
        yearEndDate,
        coupons: loyalty.coupons.map((coupon) => ({
          couponCode: coupon.couponCode,
          title: wordsIn(locale, OFFERS[coupon.couponCode]?.description ?? REWARD),
          status: couponStatus(coupon, now),
          expirationDate: coupon.expiresAt === null ? null : lastDayOf(coupon.expiresAt),
        })),
      },
    };
  }),
  respondGraph(world, readStarHistory, ({ session, locale, variables: { offset, limit } }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const { loyalty } = session.member.account;
    expireStars(loyalty, world.clock.now());
    const entries = loyalty.ledger.toReversed().slice(offset, offset + limit);
    return {
      loyaltyProgram: {
        starHistory: {
          total: loyalty.ledger.length,
          entries: entries.map(({ entryId, at, kind, detail, stars }) => ({
            entryId,
            date: new Date(at).toISOString(),
            type: kind,
            detail: detail === null || typeof detail === 'string' ? detail : wordsIn(locale, detail),
            stars,
          })),
        },
      },
    };
  }),
];

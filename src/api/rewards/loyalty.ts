import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Coupon, Loyalty } from '#domain/rewards/loyalty.ts';
import { LOYALTY_TIERS } from '#domain/rewards/loyalty-tier.ts';
import { accountKey } from '../account/account-key.ts';
import { graphOperation } from '../graph-operation.ts';
import { calendarDay, listOf, orNull } from '../tolerant.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** What is missing, null or of another kind counts as not there: it is shown only where it is known. */
const year = orNull(v.pipe(v.number(), v.integer(), v.minValue(1900)));

const coupon = v.object({
  couponCode: v.pipe(v.string(), v.nonEmpty()),
  status: v.string(),
  title: v.pipe(v.string(), v.nonEmpty()),
  expirationDate: orNull(calendarDay),
});

/** A coupon can be used while it is `Available`; one code that comes twice is one coupon. */
function usable(coupons: readonly v.InferOutput<typeof coupon>[]): Coupon[] {
  const available = coupons.filter(({ status }) => status === 'Available').map(({ status: _, ...rest }) => rest);
  return [...new Map(available.toReversed().map((one) => [one.couponCode, one])).values()].toReversed();
}

/** Level, years, Stars and coupons of the member (RWD-048, decision D-205). */
export const readLoyalty = graphOperation({
  name: 'get-loyalty-program',
  query:
    'query GetLoyaltyProgram { loyaltyProgram { level levelExpirationDate memberTenureYear tenuredGoldMedalYear starBalance yearStars yearEndDate coupons { couponCode status title expirationDate } } }',
  variables: v.object({}),
  answer: v.pipe(
    v.object({
      loyaltyProgram: v.object({
        // An unknown one takes neither Stars nor coupons with it (FC-046).
        level: v.fallback(v.nullable(v.picklist(LOYALTY_TIERS)), null),
        levelExpirationDate: orNull(calendarDay),
        memberTenureYear: year,
        tenuredGoldMedalYear: year,
        starBalance: count,
        yearStars: count,
        yearEndDate: calendarDay,
        coupons: listOf('coupons', coupon),
      }),
    }),
    v.transform(({ loyaltyProgram: { coupons, ...rest } }): Loyalty => ({ ...rest, coupons: usable(coupons) })),
  ),
});

/** Behind it lies everything that an order or a promo code makes stale. */
export const loyaltyKey = [...accountKey, 'loyalty'] as const;

/** The member's level, Stars and coupons, good for five minutes; rejects with a Failure. */
export const loyaltyQuery = () =>
  queryOptions({
    queryKey: [...loyaltyKey, 'program'],
    queryFn: ({ signal }) => readLoyalty({ variables: {}, signal }),
    staleTime: 5 * MINUTE_MS,
  });

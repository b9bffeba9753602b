import * as v from 'valibot';
import type { RewardsState } from '#domain/rewards/promo-redemption.ts';
import { graphOperation } from '../graph-operation.ts';
import { orNull } from '../tolerant.ts';

type Answer = Omit<RewardsState, 'loading'>;

/**
 * Redeems a promotion for the member who is signed in (PRM-020). A refusal is part of the conversation: its code is kept, as a text,
 * and whether it is for good (PRM-010).
 */
export const redeemPromoCode = graphOperation({
  name: 'redeem-promo-code',
  query: 'mutation RedeemPromoCode($promoCode: String!) { redeemPromoCode(promoCode: $promoCode) { message } }',
  variables: v.strictObject({ promoCode: v.string() }),
  answer: v.pipe(
    v.object({ redeemPromoCode: v.object({ message: v.nullish(v.string(), null) }) }),
    v.transform((data): Answer => ({ error: null, permanentFail: false, data })),
  ),
  // Whatever an error adds or leaves out, it is an answer, and says no.
  refused: v.pipe(
    v.nullish(
      v.object({
        code: orNull(v.union([v.string(), v.number()])),
        permanentFail: v.fallback(v.optional(v.boolean(), false), false),
      }),
      {},
    ),
    v.transform(
      ({ code, permanentFail }): Answer => ({
        error: code === null && permanentFail ? null : { code: code === null ? null : String(code) },
        permanentFail,
        data: null,
      }),
    ),
  ),
});

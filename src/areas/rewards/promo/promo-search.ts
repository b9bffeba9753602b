import * as v from 'valibot';
import { LONGEST_MATCH_ID, MATCH_ID } from '#domain/rewards/promo-link.ts';

/** What the address may say (PRM-005); anything else is as good as no id. */
export const promoSearchSchema = v.object({
  [MATCH_ID]: v.optional(
    v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_MATCH_ID))), undefined),
  ),
});

import * as v from 'valibot';

/** What the address may say; anything else is left out. */
export const giftSearchSchema = v.object({
  cashstarToken: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))), undefined)),
});

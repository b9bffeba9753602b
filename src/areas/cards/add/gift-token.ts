import * as v from 'valibot';

/** Under which name the route hands the token of a gift's link to the page that reads its card. */
export const GIFT_TOKEN = 'cashstar';

/** What the address may say; anything else is left out. */
export const giftSearchSchema = v.object({
  cashstarToken: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))), undefined)),
});

import * as v from 'valibot';
import { isGiftNumber } from '#domain/gifting/gift.ts';

const filled = v.pipe(v.string(), v.nonEmpty());

/** What every answer says of a design (GFT-013, GFT-015). */
export const designFields = {
  productNumber: v.pipe(v.string(), v.check(isGiftNumber)),
  name: filled,
  altText: filled,
  imageUrl: filled,
};

import * as v from 'valibot';
import { isGiftNumber } from '#domain/gifting/gift.ts';
import { filled, orElse } from '../tolerant.ts';

/** What every answer says of a design (GFT-013, GFT-015). */
export const designFields = {
  productNumber: v.pipe(v.string(), v.check(isGiftNumber)),
  name: filled,
  altText: orElse(v.string(), ''),
  imageUrl: filled,
};

/** A design whose picture has no words of its own goes by its name. */
export const withWords = <Design extends { name: string; altText: string }>(design: Design): Design => ({
  ...design,
  altText: design.altText || design.name,
});

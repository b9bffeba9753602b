import type { GiftCategory, GiftDesign } from './gift.ts';

/** How many designs stand large above all others. */
const IN_FRONT = 3;

/** What the first page of gifts begins with, small enough to be written into it: of all categories but the first only the name. */
export function giftOutline(categories: readonly GiftCategory[]): readonly GiftCategory[] {
  return categories.map((category, index) => (index === 0 ? category : { ...category, eGifts: [] }));
}

/** The designs that stand large above all others; the outline holds them, so that they stay when all are there. */
export function heroDesigns([first]: readonly GiftCategory[]): readonly GiftDesign[] {
  return first?.eGifts.slice(0, IN_FRONT) ?? [];
}

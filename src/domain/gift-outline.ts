import type { GiftCategory, GiftDesign } from './gift.ts';

/** The categories whose designs a visitor sees without scrolling far. */
const FIRST_CATEGORIES = 2;

/** What the first page of gifts begins with, small enough to be written into it: of most categories only the name. */
export function giftOutline(categories: readonly GiftCategory[]): readonly GiftCategory[] {
  return categories.map((category, index) => (index < FIRST_CATEGORIES ? category : { ...category, eGifts: [] }));
}

/** The designs that stand large above all others, from what the outline holds: the first of each category, and one more. */
export function giftsInFront([first, second]: readonly GiftCategory[]): readonly GiftDesign[] {
  return [
    ...(first?.eGifts.slice(0, 1) ?? []),
    ...(second?.eGifts.slice(0, 1) ?? []),
    ...(first?.eGifts.slice(1, 2) ?? []),
  ];
}

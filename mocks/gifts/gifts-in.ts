import type { Locale } from '#domain/locale.ts';
import { wordsIn } from '../menu/words.ts';
import { GIFT_CATALOGUE, type GIFT_DESIGNS, giftPictureAddress } from './catalogue/gift-catalogue.ts';

/** What `get-digital-gifts` answers: also what a build may write into the page of the gifts (D-182). */
export const giftsIn = (locale: Locale) => ({
  digitalGifts: {
    categories: GIFT_CATALOGUE.map(({ urn, name, designs }) => ({
      urn,
      name: wordsIn(locale, name),
      eGifts: designs.map((design) => designIn(locale, design)),
    })),
  },
});

/** What `get-digital-gifts` answers about one design. */
export function designIn(locale: Locale, { number, art, name, alt }: (typeof GIFT_DESIGNS)[number]) {
  return {
    productNumber: number as string,
    name: wordsIn(locale, name),
    altText: wordsIn(locale, alt),
    imageUrl: giftPictureAddress(art, 'small'),
  };
}

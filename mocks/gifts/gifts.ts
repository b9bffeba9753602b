import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import type { World } from '../world.ts';
import { GIFT_DESIGNS, giftPictureAddress } from './catalogue/gift-catalogue.ts';
import { SENTINEL_GIFTS } from './gift-sentinels.ts';
import { designIn, giftsIn } from './gifts-in.ts';

/** The design that a number stands for; a withdrawn one is still shown where a link leads to it. */
export function giftDesignOf(productNumber: string): (typeof GIFT_DESIGNS)[number] | null {
  const [first] = GIFT_DESIGNS;
  if (productNumber === SENTINEL_GIFTS.withdrawn) return first ?? null;
  return GIFT_DESIGNS.find(({ number }) => number === productNumber) ?? null;
}

export const giftHandlers = (world: World) => [
  respondGraph(world, readGiftCatalogue, ({ variables: { locale } }) => giftsIn(locale)),

  respondGraph(world, readGiftDetails, ({ variables: { productNumber, locale } }) => {
    if (productNumber === SENTINEL_GIFTS.broken) return refuseGraph('INTERNAL_SERVER_ERROR', 500);
    const design = giftDesignOf(productNumber);
    if (!design) return refuseGraph('GIFT_NOT_FOUND');
    return {
      digitalGiftCard: {
        ...designIn(locale, design),
        productNumber,
        largeImageUrl: giftPictureAddress(design.art, 'large'),
      },
    };
  }),
];

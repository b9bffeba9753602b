import { serverMessageOf } from '#domain/cards/card-error.ts';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';
import { isOfItems, type PricingErrorMeaning, pricingErrorOf } from '#domain/ordering/pricing-error.ts';

const HINTED = [
  'items-unavailable',
  'reward-not-applied',
  'slot-unavailable',
  'store-busy',
  'store-closed',
  'store-not-ready',
  'store-region',
  'store-unavailable',
  'unexpected',
] as const satisfies readonly PricingErrorMeaning[];
type Hinted = (typeof HINTED)[number];

const isHinted = (meaning: PricingErrorMeaning): meaning is Hinted => HINTED.some((each) => each === meaning);

type Said = {
  readonly title: `ordering-errors.${PricingErrorMeaning}`;
  readonly text: `ordering-errors.${Hinted}-hint` | null;
};

/** The ids of what is said about a refused order. */
export function pricingErrorText({ code }: OrderRefusal): Said {
  const { meaning } = pricingErrorOf(code);
  // What is not found any more is replaced as what is sold out is.
  const hinted = isOfItems(meaning) ? 'items-unavailable' : meaning;
  return {
    title: `ordering-errors.${meaning}`,
    text: isHinted(hinted) ? `ordering-errors.${hinted}-hint` : null,
  };
}

/** The server's own words, where they are all that is shown (OPP-020); null where it has none that can be read. */
export function serversWords(refusal: OrderRefusal): string | null {
  return pricingErrorOf(refusal.code).meaning === 'item-limit' ? serverMessageOf('order', refusal) : null;
}

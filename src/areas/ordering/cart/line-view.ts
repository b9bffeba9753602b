import { choiceOf } from '#domain/menu/cart-choice.ts';
import type { ProductDetails } from '#domain/menu/product.ts';
import { priceOf } from '#domain/menu/product-choice.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import type { Messages } from '#messages/messages.ts';
import { choiceTexts } from '#parts/menu/choice-texts.ts';

type Price = NonNullable<CartItem['price']>;

/** A line as it is shown: in today's words and prices where the product is known, as it was added where not. */
export type LineView = {
  readonly item: CartItem;
  readonly name: string;
  readonly picture: string;
  readonly size: string;
  readonly options: readonly string[];
  /** Of one. */
  readonly price: Price | null;
  /** What one cost when it was added, where that is something else now. */
  readonly priceBefore: Price | null;
};

export function lineView(
  item: CartItem,
  details: ProductDetails | null,
  words: Pick<Messages, 'text' | 'locale'>,
): LineView {
  const { product, size, sizeCode, price: before } = item;
  const remembered = {
    item,
    name: product.name,
    picture: product.picture,
    size,
    options: [],
    price: before,
    priceBefore: null,
  };
  const form = details?.product.forms.find(({ formCode }) => formCode === product.forms[0].formCode);
  if (!details || !form) return remembered;
  const choice = choiceOf(item);
  const amount = priceOf(details, form, choice);
  const price = amount === null ? before : { amount, currency: details.product.currency };
  const isChanged = before !== null && (before.amount !== price?.amount || before.currency !== price.currency);
  return {
    item,
    name: details.product.name,
    picture: details.product.picture || product.picture,
    size: form.sizes.find((each) => each.sizeCode === sizeCode)?.name ?? size,
    options: choiceTexts(details, choice, words),
    price,
    priceBefore: isChanged ? before : null,
  };
}

/** What the lines that can be had cost together; null where a price is not known, or they are of several currencies. */
export function subtotalOf(lines: readonly LineView[]): Price | null {
  const priced = lines.filter(({ item }) => item.product.availability === 'Available');
  const [first] = priced;
  if (!first?.price) return null;
  const { currency } = first.price;
  if (!priced.every(({ price }) => price?.currency === currency)) return null;
  return { amount: priced.reduce((sum, { item, price }) => sum + item.quantity * (price?.amount ?? 0), 0), currency };
}

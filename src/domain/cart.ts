import type { Availability } from './menu.ts';

/** What a cart remembers of a product (ORD-008): the one form, and the one size of it, that were chosen. */
export type CartProduct = {
  readonly productNumber: string;
  /** As the menu named it when it was added: shown until the menu says more. */
  readonly name: string;
  /** The address of its picture; empty where it has none. */
  readonly picture: string;
  /** At the store whose menu was last compared with the cart. */
  readonly availability: Availability;
  readonly forms: readonly [CartForm];
};

export type CartForm = {
  readonly formCode: string;
  readonly sizes: readonly [{ readonly sizeCode: string; readonly sku: string }];
};

/** An option of an item, and how many of it: a syrup, a shot, the milk that a latte has by itself. */
export type CartChildItem = { readonly productNumber: string; readonly sku: string; readonly quantity: number };

/** One line of a cart (PRV-002, ORD-008). */
export type CartItem = {
  /** Equal for what belongs in one line: see `cartItemId`. */
  readonly itemId: string;
  readonly product: CartProduct;
  /** The name of the size when it was added. */
  readonly size: string;
  readonly sizeCode: string;
  readonly quantity: number;
  /** Every option that is in it, those that it has by itself too, so that it stays the same when the menu changes. */
  readonly childItems: readonly CartChildItem[];
  /** Milliseconds since 1970. */
  readonly timeAdded: number;
  /** Carried, and used by nothing here (decision AO-45). */
  readonly tip: number | null;
  /** What one cost when it was added, in hundredths of a currency (ISO 4217); null where the menu named no price. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
};

/** The cart as it lies in the browser between visits, under `CART_KEY`. */
export type KeptCart = {
  version: typeof CART_VERSION;
  /** Milliseconds since 1970. */
  savedAt: number;
  items: readonly CartItem[];
};

export const CART_KEY = 'northstar.cart';

/** A cart of another version is not read. */
export const CART_VERSION = 2;

/** How long an untouched cart is kept, milliseconds (ORD-018). */
export const CART_LIFE = 7 * 86_400_000;

/** Beyond any order that a configuration may allow: more in a kept cart is no cart of ours. */
export const MOST_LINES = 100;
export const MOST_OF_A_LINE = 1000;

/** Product, form and size distinguishes lines (ORD-007), and options where there are some (decision AO-44). */
export function cartItemId({ product, sizeCode, childItems }: CartItemKind): string {
  const options = childItems.map(({ sku, quantity }) => `${sku}*${quantity}`).sort();
  return [product.productNumber, product.forms[0].formCode, sizeCode, ...options].join('/');
}

/** What distinguishes one line from another. */
type CartItemKind = Pick<CartItem, 'sizeCode' | 'childItems'> & {
  readonly product: Pick<CartProduct, 'productNumber' | 'forms'>;
};

/** The items with one more: it joins the line of its kind (ORD-009), or stands behind the others. */
export function withItem(items: readonly CartItem[], added: CartItem): readonly CartItem[] {
  const isKnown = items.some(({ itemId }) => itemId === added.itemId);
  if (!isKnown) return [...items, added];
  return items.map((item) =>
    item.itemId === added.itemId ? { ...item, quantity: item.quantity + added.quantity } : item,
  );
}

/** The items with another in the place of a line (ORD-010); where its kind has a line already, it joins that one. */
export function withReplacement(items: readonly CartItem[], itemId: string, item: CartItem): readonly CartItem[] {
  const others = items.filter((line) => line.itemId !== itemId);
  if (others.length === items.length) return items;
  if (others.some((line) => line.itemId === item.itemId)) return withItem(others, item);
  return items.map((line) => (line.itemId === itemId ? item : line));
}

/** Whether a cart is one that could be kept. */
export function isReasonableCart(items: readonly CartItem[]): boolean {
  return items.length <= MOST_LINES && items.every(({ quantity }) => quantity <= MOST_OF_A_LINE);
}

/** How many things a cart holds: the sum of quantities (ORD-003, decision A45). */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

import { DAY_MS } from '../durations.ts';
import type { Availability } from '../menu/menu.ts';

/** What a cart remembers of a product (ORD-008): the one form, and the one size of it, that were chosen. */
type CartProduct = {
  readonly productNumber: string;
  /** As the menu named it when it was added: shown until the menu says more. */
  readonly name: string;
  /** The address of its picture; empty where it has none. */
  readonly picture: string;
  /** At the store whose menu was last compared with the cart. */
  readonly availability: Availability;
  readonly forms: readonly [CartForm];
};

type CartForm = {
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
  /** When each line was last changed, also those that were taken out: several tabs change one cart (FC-176). */
  changes?: readonly (readonly [itemId: string, at: number])[];
};

export const CART_KEY = 'northstar.cart';

/** A cart of another version is not read. */
export const CART_VERSION = 2;

/** How long an untouched cart is kept, milliseconds (ORD-018). */
export const CART_LIFE = 7 * DAY_MS;

/** Beyond any order that a configuration may allow: more in a kept cart is no cart of ours. */
const MOST_LINES = 100;
const MOST_OF_A_LINE = 1000;

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

/** The items with more or fewer of a line (ORD-011); without it where none is left. */
export function withQuantityChanged(items: readonly CartItem[], itemId: string, delta: number): readonly CartItem[] {
  return items.flatMap((item) => {
    if (item.itemId !== itemId) return [item];
    const quantity = item.quantity + delta;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** A line that was taken out, and where it stood. */
export type RemovedLine = { readonly item: CartItem; readonly index: number };

/** The lines for which `goes` holds, as they can be put back. */
export function removedFrom(items: readonly CartItem[], goes: (item: CartItem) => boolean): readonly RemovedLine[] {
  return items.flatMap((item, index) => (goes(item) ? [{ item, index }] : []));
}

/** The items with lines put back where they stood; where their kind has a line again, they join it. */
export function withRestored(items: readonly CartItem[], removed: readonly RemovedLine[]): readonly CartItem[] {
  return removed.reduce((lines, { item, index }) => {
    if (lines.some(({ itemId }) => itemId === item.itemId)) return withItem(lines, item);
    return [...lines.slice(0, index), item, ...lines.slice(index)];
  }, items);
}

/** How much of which line of the cart. */
export type OrderedLine = Pick<CartItem, 'itemId' | 'quantity'>;

/** What of the items an order was of (ORD-012); all of them where that is not known. */
export function orderedOf(items: readonly CartItem[], ordered: readonly OrderedLine[]): readonly CartItem[] {
  if (ordered.length === 0) return items;
  return items.flatMap((item) => {
    const quantity = Math.min(item.quantity, ordered.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** The items without what an order was of: what was put in while it was on its way stays (FC-176, D-317). */
export function withoutOrdered(items: readonly CartItem[], ordered: readonly OrderedLine[]): readonly CartItem[] {
  return orderedOf(items, ordered).reduce(
    (left, { itemId, quantity }) => withQuantityChanged(left, itemId, -quantity),
    items,
  );
}

/** What a store has of a line. */
export type LineAvailability = { readonly itemId: string; readonly availability: Availability };

/** The items with what the store has of them now (ORD-014); what did not change stays the same object. */
export function withAvailability(
  items: readonly CartItem[],
  updates: readonly LineAvailability[],
): readonly CartItem[] {
  const known = new Map(updates.map(({ itemId, availability }) => [itemId, availability]));
  return items.map((item) => {
    const availability = known.get(item.itemId) ?? item.product.availability;
    return availability === item.product.availability ? item : { ...item, product: { ...item.product, availability } };
  });
}

/** What was last known of these lines. */
export const availabilityOf = (items: readonly CartItem[]): readonly LineAvailability[] =>
  items.map(({ itemId, product: { availability } }) => ({ itemId, availability }));

/** Whether a line can be ordered where the cart was last compared. */
export function isAvailable({ product }: CartItem): boolean {
  return product.availability === 'Available';
}

/** Whether there is enough in an item to be ordered: product, form, size and a quantity (OPP-037). */
export function isWholeItem({ product, sizeCode, quantity }: CartItem): boolean {
  return product.productNumber !== '' && product.forms[0].formCode !== '' && sizeCode !== '' && isQuantity(quantity);
}

/** Whether a quantity can be changed by so many (OPP-037). */
export function isDelta(delta: number): boolean {
  return delta !== 0 && isQuantity(Math.abs(delta));
}

const isQuantity = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity > 0;

/** Whether a change takes the cart above the limit of one order (PRV-023, decision A45); fewer is always allowed. */
export function isOverLimit(before: readonly CartItem[], after: readonly CartItem[], limit: number): boolean {
  const count = cartCount(after);
  return count > cartCount(before) && (count > limit || !isReasonableCart(after));
}

/** Whether a cart is one that could be kept. */
export function isReasonableCart(items: readonly CartItem[]): boolean {
  return items.length <= MOST_LINES && items.every(({ quantity }) => quantity <= MOST_OF_A_LINE);
}

/** How many things a cart holds: the sum of quantities (ORD-003, decision A45). */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

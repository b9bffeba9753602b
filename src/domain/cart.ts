/** What a cart remembers of a product; all else comes from the menu. */
export type CartProduct = {
  productNumber: string;
  formCode: string;
  /** As the menu named it when it was added. */
  name: string;
};

/** An option of an item: a syrup, a shot. */
export type CartChildItem = { sku: string; quantity: number };

/** One line of a cart (PRV-002). */
export type CartItem = {
  /** Equal for what belongs in one line: see `cartItemId`. */
  itemId: string;
  product: CartProduct;
  sizeCode: string;
  quantity: number;
  childItems: readonly CartChildItem[];
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
export const CART_VERSION = 1;

/** How long an untouched cart is kept, milliseconds (ORD-018). */
export const CART_LIFE = 7 * 86_400_000;

/** Beyond any order that a configuration may allow: more in a kept cart is no cart of ours. */
export const MOST_LINES = 100;
export const MOST_OF_A_LINE = 1000;

/** Product, form and size distinguishes lines (ORD-007), and options where there are some (decision AO-44). */
export function cartItemId({ product, sizeCode, childItems }: Omit<CartItem, 'itemId' | 'quantity'>): string {
  const options = childItems.map(({ sku, quantity }) => `${sku}*${quantity}`).sort();
  return [product.productNumber, product.formCode, sizeCode, ...options].join('/');
}

/** The items with one more: it joins the line of its kind (ORD-009), or stands behind the others. */
export function withItem(items: readonly CartItem[], added: CartItem): readonly CartItem[] {
  const isKnown = items.some(({ itemId }) => itemId === added.itemId);
  if (!isKnown) return [...items, added];
  return items.map((item) =>
    item.itemId === added.itemId ? { ...item, quantity: item.quantity + added.quantity } : item,
  );
}

/** Whether a cart is one that could be kept. */
export function isReasonableCart(items: readonly CartItem[]): boolean {
  return items.length <= MOST_LINES && items.every(({ quantity }) => quantity <= MOST_OF_A_LINE);
}

/** How many things a cart holds: the sum of quantities (ORD-003, decision A45). */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

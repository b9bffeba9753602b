import * as v from 'valibot';
import { CART_KEY, CART_LIFE, CART_VERSION, type CartItem, isReasonableCart, type KeptCart } from '#domain/cart.ts';
import { AVAILABILITIES } from '#domain/menu.ts';
import type { Clock } from './clock.ts';

const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const cartItemSchema = v.object({
  itemId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  product: v.object({
    productNumber: words,
    name: words,
    picture: v.pipe(v.string(), v.maxLength(2000)),
    availability: v.picklist(AVAILABILITIES),
    forms: v.strictTuple([
      v.object({ formCode: words, sizes: v.strictTuple([v.object({ sizeCode: words, sku: words })]) }),
    ]),
  }),
  size: v.pipe(v.string(), v.maxLength(200)),
  sizeCode: words,
  quantity,
  childItems: v.pipe(v.array(v.object({ productNumber: words, sku: words, quantity })), v.maxLength(100)),
  timeAdded: v.pipe(v.number(), v.integer(), v.minValue(0)),
  tip: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  price: v.nullable(
    v.object({
      amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    }),
  ),
});

const keptCartSchema = v.object({
  version: v.literal(CART_VERSION),
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  items: v.array(cartItemSchema),
});

/** The items that were kept, none where there are none, they are older than a week, or they are no cart of ours (ORD-018, FC-122). */
export function keptCart(clock: Clock): readonly CartItem[] {
  const { output, success } = v.safeParse(keptCartSchema, stored());
  if (!success || clock.now() - output.savedAt > CART_LIFE || !isReasonableCart(output.items)) return [];
  return output.items;
}

/** Keeps the items until the next visit; where the browser keeps nothing, the cart lives as long as the page (FC-175). */
export function keepCart(items: readonly CartItem[], clock: Clock): void {
  try {
    if (items.length === 0) window.localStorage.removeItem(CART_KEY);
    else window.localStorage.setItem(CART_KEY, JSON.stringify(cartToKeep(items, clock)));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Calls back when another tab has changed the cart, or everything that is stored; never while the build renders a page. */
export function onCartKeptElsewhere(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const changed = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function cartToKeep(items: readonly CartItem[], clock: Clock): KeptCart {
  return { version: CART_VERSION, savedAt: clock.now(), items };
}

function stored(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(CART_KEY) ?? 'null');
  } catch {
    return null;
  }
}

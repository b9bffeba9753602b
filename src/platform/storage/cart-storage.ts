import * as v from 'valibot';
import { hasMarkup } from '#domain/home/plain-text.ts';
import { keptAge } from '#domain/kept-age.ts';
import { AVAILABILITIES } from '#domain/menu/menu.ts';
import {
  CART_KEY,
  CART_LIFE,
  CART_VERSION,
  type CartItem,
  isReasonableCart,
  type KeptCart,
} from '#domain/ordering/cart.ts';
import { type CartReplica, EMPTY_REPLICA } from '#domain/ordering/cart-replica.ts';
import type { Clock } from '../clock.ts';
import { storedCart } from './cart-count.ts';
import { writeStored } from './stored.ts';

const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** What is drawn of an item before the menu says more: HTML in it is none of ours (FC-122, D-387). */
const drawn = v.check<string>((text) => !hasMarkup(text));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const itemId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));

const cartItemSchema = v.object({
  itemId,
  product: v.object({
    productNumber: words,
    name: v.pipe(words, drawn),
    picture: v.pipe(v.string(), v.maxLength(2000)),
    availability: v.picklist(AVAILABILITIES),
    forms: v.strictTuple([
      v.object({ formCode: words, sizes: v.strictTuple([v.object({ sizeCode: words, sku: words })]) }),
    ]),
  }),
  size: v.pipe(v.string(), v.maxLength(200), drawn),
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

const instant = v.pipe(v.number(), v.integer(), v.minValue(0));

const keptCartSchema = v.object({
  version: v.literal(CART_VERSION),
  savedAt: instant,
  items: v.pipe(
    v.array(cartItemSchema),
    v.check((items) => isReasonableCart(items)),
  ),
  changes: v.optional(v.array(v.strictTuple([itemId, instant])), []),
});

/** A later release of the app, in another tab, may keep carts that this one cannot read (D-350). */
const newerCartSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.gtValue(CART_VERSION)) });

/**
 * What is kept: `broken` where it is no cart of ours, whatever the reason (FC-122), but for one of a `newer` release; `undated`
 * where the clock was set back since, so that its age is not known; `old` where it lies there for longer than a week.
 */
export type ReadCart = CartReplica & Readonly<Record<'broken' | 'newer' | 'undated' | 'old', boolean>>;

const NOTHING: ReadCart = { ...EMPTY_REPLICA, broken: false, newer: false, undated: false, old: false };

/** The cart that was kept; empty where there is none, or it is not known to be younger than a week (ORD-018). */
export function keptCart(clock: Clock): ReadCart {
  const stored = storedCart();
  if (stored === null) return NOTHING;
  const { output, success } = v.safeParse(keptCartSchema, stored);
  if (!success) return v.is(newerCartSchema, stored) ? { ...NOTHING, newer: true } : { ...NOTHING, broken: true };
  const age = keptAge(output.savedAt, { now: clock.now(), life: CART_LIFE });
  if (age !== 'young') return { ...NOTHING, [age]: true };
  return { ...NOTHING, items: output.items, changes: new Map(output.changes) };
}

/**
 * Keeps the cart until the next visit, and says whether the browser did: where it keeps nothing, the cart lives as long as the
 * page (FC-175). Of an emptied cart it keeps what was taken out, so that no other tab puts it back.
 */
export function keepCart({ items, changes }: CartReplica, clock: Clock): boolean {
  const cart: KeptCart = {
    version: CART_VERSION,
    savedAt: clock.now(),
    items: items.map(withoutMarkup),
    changes: [...changes],
  };
  return writeStored(CART_KEY, items.length === 0 && changes.size === 0 ? null : cart);
}

/** What the menu itself names with markup is shown as text (FC-112), and kept as text, so that the cart is read again (D-387). */
function withoutMarkup(item: CartItem): CartItem {
  const { product, size } = item;
  return { ...item, product: { ...product, name: asText(product.name) }, size: asText(size) };
}

const asText = (text: string) => (hasMarkup(text) ? text.replaceAll('<', '‹') : text);

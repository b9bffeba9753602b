import type { CartChildItem, CartItem } from '../ordering/cart.ts';
import { cartItemOf } from './cart-choice.ts';
import type { Availability } from './menu.ts';
import type { ProductDetails } from './product.ts';
import { problemsOf } from './product-choice.ts';

/** What was ordered, as the order remembers it; its availability is that of the chosen store today. */
export type PreviousItem = {
  readonly itemId: string;
  /** Null for what is no product, as a rounding or a fee. */
  readonly productNumber: string | null;
  readonly name: string;
  /** The address of its picture; empty where it has none. */
  readonly picture: string;
  readonly availability: Availability;
  readonly formCode: string;
  readonly size: string;
  readonly sizeCode: string;
  readonly quantity: number;
  /** Null where it cannot be read what was chosen. */
  readonly childItems: readonly CartChildItem[] | null;
};

/** An item that names a product, so that it can be looked up and shown with it. */
export type PreviousProduct = PreviousItem & { readonly productNumber: string };

/** An order of the past (PRV-005). */
export type PreviousOrder = {
  readonly orderId: string;
  /** The code of its type as the server gives it. */
  readonly orderType: string;
  /** ISO 8601, with offset. */
  readonly date: string;
  readonly storeName: string | null;
  readonly basket: readonly PreviousItem[];
  /** The token of an order made at the counter; null otherwise. */
  readonly expressOrderToken: string | null;
};

/** How many previous orders are asked for and listed (PRV-008). */
export const PREVIOUS_ORDERS_MOST = 10;

/** The order type of an express order (PRV-019). */
const EXPRESS = '141';

/** Stands in baskets without being a product (PRV-017, decision A44). */
const NO_PRODUCT = '81';

/** Whether it was made in the store itself, not ahead of it (PRV-019). */
export const isExpress = ({ orderType }: PreviousOrder): boolean => orderType === EXPRESS;

/** What is left of a basket: neither without a product number, nor product 81, nor never to be ordered here (PRV-016 to PRV-018, decision B10). */
export function listedItems({ basket }: PreviousOrder): readonly PreviousProduct[] {
  return basket.filter(
    (item): item is PreviousProduct =>
      item.productNumber !== null &&
      item.productNumber !== '' &&
      item.productNumber !== NO_PRODUCT &&
      item.availability !== 'NotOrderable',
  );
}

/** What is the same drink again: its product, form and size, with the same options. */
function sameAgain({ productNumber, formCode, sizeCode, childItems }: PreviousProduct): string {
  const options = (childItems ?? []).map((child) => `${child.productNumber} ${child.quantity}`).sort();
  return [productNumber, formCode, sizeCode, ...options].join('/');
}

/**
 * What a member has most often: in most of the orders, of those the one ordered last; one of it. Null where nothing that was
 * ordered is to be had today. The orders come newest first.
 */
export function usualOf(orders: readonly PreviousOrder[]): PreviousProduct | null {
  const found = new Map<string, { readonly item: PreviousProduct; readonly times: number }>();
  for (const order of orders) {
    const items = listedItems(order).filter(
      ({ availability, childItems }) => availability === 'Available' && childItems !== null,
    );
    for (const [key, item] of new Map(items.map((one) => [sameAgain(one), one]))) {
      const known = found.get(key);
      found.set(key, { item: known?.item ?? item, times: (known?.times ?? 0) + 1 });
    }
  }
  const [most] = [...found.values()].toSorted((one, other) => other.times - one.times);
  return most ? { ...most.item, quantity: 1 } : null;
}

/** Why an item cannot be ordered again: as its product is at the store, or because product, size or options are gone. */
export type SkippedItem = {
  readonly name: string;
  readonly reason: Exclude<Availability, 'Available'> | 'changed';
};

/** What of a basket can be ordered today, and what cannot (MNU-023). */
export type Reordered = { readonly items: readonly CartItem[]; readonly skipped: readonly SkippedItem[] };

/**
 * Makes cart lines of items, by their products as they are today; null stands for a product that the server does not know
 * any more. `at`: milliseconds since 1970.
 */
export function reorderOf(
  found: readonly { readonly item: PreviousProduct; readonly details: ProductDetails | null }[],
  at: number,
): Reordered {
  const tried = found.map(({ item, details }) => lineOf(item, details, at));
  return {
    items: tried.flatMap(({ line }) => (line ? [line] : [])),
    skipped: tried.flatMap(({ skipped }) => (skipped ? [skipped] : [])),
  };
}

type Tried = { readonly line?: CartItem; readonly skipped?: SkippedItem };

function lineOf(item: PreviousProduct, details: ProductDetails | null, at: number): Tried {
  const name = details?.product.name ?? item.name;
  const form = details?.product.forms.find(({ formCode }) => formCode === item.formCode);
  if (!details || !form) return { skipped: { name, reason: details ? 'changed' : 'Unavailable' } };
  if (details.product.availability !== 'Available') return { skipped: { name, reason: details.product.availability } };
  if (item.childItems === null) return { skipped: { name, reason: 'changed' } };
  const quantities = Object.fromEntries(item.childItems.map((child) => [child.productNumber, child.quantity]));
  const choice = { sizeCode: item.sizeCode, quantities };
  const line =
    problemsOf(details, form, choice).length === 0 &&
    cartItemOf({ details, form, choice, quantity: item.quantity, at });
  return line ? { line } : { skipped: { name, reason: 'changed' } };
}

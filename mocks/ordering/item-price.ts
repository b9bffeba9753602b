import * as v from 'valibot';
import { readProduct } from '#api/menu/product.ts';
import { priceOf, problemsOf } from '#domain/menu/product-choice.ts';
import { availabilityAt } from '../menu/availability.ts';
import { findProduct } from '../menu/catalogue/find-product.ts';
import { productAnswer } from '../menu/product-answer.ts';
import type { StoreRecord } from '../stores/store-record.ts';
import type { World } from '../world.ts';
import type { OrderedLine } from './ordering-records.ts';

/** What a request names of one line. */
export type AskedItem = { sku: string; quantity: number; childItems: readonly { sku: string; quantity: number }[] };

/** Why one item stops an order. */
export type ItemRefusal = 'ITEMS_NOT_FOUND' | 'ITEMS_UNAVAILABLE';

/** One line at the prices of a store, or why it cannot be ordered there. */
export function lineOf(
  world: World,
  store: StoreRecord,
  { sku, quantity, childItems }: AskedItem,
): OrderedLine | ItemRefusal {
  const [number = '', sizeCode = ''] = sku.split('-');
  const found = findProduct(number);
  if (!found || !Number.isInteger(quantity) || quantity < 1) return 'ITEMS_NOT_FOUND';
  const availability = availabilityAt(world, store)(found.category, number) ?? 'NotAvailableHere';
  if (availability !== 'Available') return 'ITEMS_UNAVAILABLE';
  const answer = productAnswer(found.product, 'en-US', store.country, availability);
  const details = v.parse(readProduct.contract.answer, { products: [answer] });
  const form = details?.product.forms[0];
  if (!details || !form) return 'ITEMS_NOT_FOUND';
  const quantities = Object.fromEntries(childItems.map((child) => [child.sku.replace(/^OPT/, ''), child.quantity]));
  const choice = { sizeCode, quantities };
  const price = priceOf(details, form, choice);
  if (price === null || problemsOf(details, form, choice).length > 0) return 'ITEMS_NOT_FOUND';
  return { productNumber: number, sizeCode, quantity, amount: price * quantity };
}

import { readMenus } from '#api/menu/menu.ts';
import { readProduct } from '#api/menu/product.ts';
import { isLocale } from '#domain/locale.ts';
import { refuse, respond } from '../respond.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { BROKEN_MENU_END, MENULESS_END, SENTINEL_PRODUCTS } from '../sentinels.ts';
import { recordOf } from '../stores/order-store.ts';
import { storeKey } from '../stores/store-record.ts';
import type { World } from '../world.ts';
import { availabilityAt, nationwide } from './availability.ts';
import { findProduct } from './catalogue/find-product.ts';
import { menusWith } from './menu-answer.ts';
import { marketOf } from './prices.ts';
import { productAnswer } from './product-answer.ts';

const LATTE = '1010';

export const menuHandlers = (world: World) => [
  respondGraph(world, readMenus, ({ variables: { locale, storeNumber } }) => {
    if (storeNumber === undefined) return { menus: menusWith(locale, marketOf(locale), nationwide(world)) };
    const record = recordOf(world, storeNumber);
    if (!record) return refuseGraph('STORE_NOT_FOUND');
    const key = storeKey(record.storeNumber);
    if (key.endsWith(MENULESS_END)) return refuseGraph('MENU_EMPTY', 404);
    if (key.endsWith(BROKEN_MENU_END)) return refuseGraph('INTERNAL_SERVER_ERROR', 500);
    return { menus: menusWith(locale, record.country, availabilityAt(world, record)) };
  }),

  respond(world, readProduct, ({ params, query, request, locale: otherwise }) => {
    // The language of the page, which the app names itself (MNU-013).
    const named = request.headers.get('accept-language') ?? '';
    const locale = isLocale(named) ? named : otherwise;
    const storeNumber = query.get('storeNumber');
    const record = storeNumber === null ? null : recordOf(world, storeNumber);
    if (storeNumber !== null && !record) return refuse(404, 'STORE_NOT_FOUND');
    const number = params['productNumber'] ?? '';
    if (number === SENTINEL_PRODUCTS.missing) return refuse(404, 'PRODUCT_NOT_FOUND');
    if (number === SENTINEL_PRODUCTS.broken) return refuse(500, 'INTERNAL_SERVER_ERROR');
    const isSizeless = number === SENTINEL_PRODUCTS.sizeless;
    const found = findProduct(isSizeless ? LATTE : number);
    if (!found) return { products: [] };
    const { category, product } = found;
    const has = record ? availabilityAt(world, record) : nationwide(world);
    const availability = has(category, product.number) ?? 'NotAvailableHere';
    const answer = productAnswer(product, locale, record?.country ?? marketOf(locale), availability);
    if (!isSizeless) return { products: [answer] };
    return {
      products: [{ ...answer, productNumber: number, forms: answer.forms.map((form) => ({ ...form, sizes: [] })) }],
    };
  }),
];

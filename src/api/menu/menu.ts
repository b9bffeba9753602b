import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { graphOperation } from '../graph-operation.ts';
import { currencyCode, filled, listAnswer, listOf } from '../tolerant.ts';
import { MENU_PRODUCT_FIELDS, menuProductSchema } from './menu-product.ts';

const named = { id: filled, name: v.string() };

const products = v.nullish(listOf('products of a menu', menuProductSchema), []);

const categorySchema = v.object({
  ...named,
  products,
  subcategories: v.nullish(listOf('subcategories of a menu', v.object({ ...named, products })), []),
});

const menuSchema = v.object({
  ...named,
  currency: v.fallback(currencyCode, 'USD'),
  categories: v.nullish(listOf('categories of a menu', categorySchema), []),
});

/** The menus that a store serves; the national ones where no store is asked for (PRV-041, MNU-011). */
export const readMenus = graphOperation({
  name: 'get-menu',
  query: `query GetMenu($locale: String!, $storeNumber: String) {
  menus(locale: $locale, storeNumber: $storeNumber) {
    id name currency
    categories {
      id name
      products { ${MENU_PRODUCT_FIELDS} }
      subcategories { id name products { ${MENU_PRODUCT_FIELDS} } }
    }
  }
}`,
  variables: v.object({ locale: v.picklist(LOCALES), storeNumber: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ menus: listAnswer('menus', menuSchema) }),
    v.transform(({ menus }): readonly Menu[] => menus),
  ),
  // An empty menu answers with status 404 (MNU-011).
  refusals: { 404: 'menu-not-found', MENU_EMPTY: 'menu-not-found', STORE_NOT_FOUND: 'store-not-found' },
});

/** Menus in every language, of every store and of none. */
export const menusKey = ['menus'] as const;

/** Menus change from day to day, not by the minute. */
export const MENUS_FRESH_MS = 10 * MINUTE_MS;

/**
 * The query of menus, kept without end: nothing observes it (the machine that loads it ends with its page), so that any `gcTime`
 * would take menus from under the one who reads them (D-348).
 */
export const menusQuery = (locale: Locale, storeNumber: StoreNumber | null) =>
  queryOptions({
    queryKey: [...menusKey, locale, storeNumber ?? 'national'],
    queryFn: ({ signal }) => readMenus({ variables: { locale, ...(storeNumber !== null && { storeNumber }) }, signal }),
    staleTime: MENUS_FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { outlivesSession: true },
  });

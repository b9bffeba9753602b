import type { Menu, MenuProduct } from './menu.ts';
import { productsOf } from './menu-pages.ts';

/** Filters that a product meets or not; each one that is set narrows the menu further. */
export type MenuFilters = {
  readonly noCaffeine: boolean;
  readonly lowCalorie: boolean;
  /** Ids of allergens. */
  readonly without: readonly string[];
};

/** Calories below which a product counts as light. */
const LOW_CALORIES = 200;

/** The allergens that can be left out: those that menus name most. */
export const FILTERED_ALLERGENS = ['milk', 'wheat', 'tree-nuts', 'peanuts', 'soy', 'egg'] as const;
export type FilteredAllergen = (typeof FILTERED_ALLERGENS)[number];

/** Whether a product meets all filters; what is not known of it meets none (D-073). */
export function meetsFilters({ caffeine, calories, allergens }: MenuProduct, filters: MenuFilters): boolean {
  if (filters.noCaffeine && caffeine !== 0) return false;
  if (filters.lowCalorie && !(calories !== null && calories < LOW_CALORIES)) return false;
  return filters.without.every((allergen) => allergens !== null && !allergens.includes(allergen));
}

/** A product with where it stands in the menus. */
export type PlacedProduct = {
  readonly product: MenuProduct;
  readonly currency: string;
  /** Names of the menu, category and part it is in. */
  readonly places: readonly string[];
};

/** Every product of the menus once, where it stands first, in their order. */
export function placedProducts(menus: readonly Menu[]): PlacedProduct[] {
  const all = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      productsOf(category).map((product): PlacedProduct => {
        const part = category.subcategories.find(({ products }) => products.includes(product));
        return { product, currency: menu.currency, places: [menu.name, category.name, ...(part ? [part.name] : [])] };
      }),
    ),
  );
  const seen = new Set<string>();
  return all.filter(({ product }) => {
    const key = menuProductKey(product);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Distinguishes a product from all others, and its forms from each other. */
export const menuProductKey = ({ productNumber, formCode }: Pick<MenuProduct, 'productNumber' | 'formCode'>): string =>
  `${productNumber}/${formCode}`;

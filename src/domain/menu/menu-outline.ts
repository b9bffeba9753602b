import type { Menu, MenuCategory, MenuProduct } from './menu.ts';
import { menuProductKey } from './menu-filters.ts';
import { productsOf } from './menu-pages.ts';

/** A category as its tile shows it. */
type CategoryOutline = {
  readonly id: string;
  readonly name: string;
  /** The address of the picture of its first product; empty where it has none. */
  readonly picture: string;
};

/** What the first page of the menu shows: small enough to be written into that page. */
export type MenuOutline = {
  readonly menus: readonly {
    readonly id: string;
    readonly name: string;
    readonly categories: readonly CategoryOutline[];
  }[];
  /** Some of the season's products; null where there are none. */
  readonly featured: FeaturedCategory | null;
};

export type FeaturedCategory = {
  readonly menu: string;
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly products: readonly MenuProduct[];
};

/** The category that stands first on the page of the menu. */
const FEATURED = 'seasonal';
const MOST_FEATURED = 8;

/** The outline of menus; a category without products has no tile. */
export function menuOutline(menus: readonly Menu[]): MenuOutline {
  return {
    menus: menus.map(({ id, name, categories }) => ({
      id,
      name,
      categories: categories.filter((category) => productsOf(category).length > 0).map(categoryOutline),
    })),
    featured: featuredOf(menus),
  };
}

function categoryOutline(category: MenuCategory): CategoryOutline {
  const { id, name } = category;
  return { id, name, picture: productsOf(category).find(({ picture }) => picture !== '')?.picture ?? '' };
}

function featuredOf(menus: readonly Menu[]): FeaturedCategory | null {
  for (const { id: menu, currency, categories } of menus) {
    const category = categories.find(({ id }) => id === FEATURED);
    const products = category ? distinct(productsOf(category)).slice(0, MOST_FEATURED) : [];
    if (category && products.length > 0) return { menu, id: category.id, name: category.name, currency, products };
  }
  return null;
}

/** A product that stands in two parts of the season is shown once. */
function distinct(products: readonly MenuProduct[]): readonly MenuProduct[] {
  return [...new Map(products.map((product) => [menuProductKey(product), product])).values()];
}

/** A tile of the menu's first page. */
export type CategoryTile = CategoryOutline & {
  /** False for what the country has and the store does not. */
  readonly isServed: boolean;
};

/**
 * The tiles of each menu. Where the national outline stood first, what a store does not serve keeps its place, so that nothing
 * moves under a finger; menus and categories that the store alone serves follow.
 */
export function menuTiles(national: MenuOutline | null, served: MenuOutline | null) {
  const known = national?.menus ?? [];
  const added = (served?.menus ?? []).filter(
    ({ id, categories }) => categories.length > 0 && !known.some((menu) => menu.id === id),
  );
  return [
    ...known.map((menu) => ({ ...menu, own: served?.menus.find(({ id }) => id === menu.id) })),
    ...added.map((menu) => ({ ...menu, own: menu })),
  ].map(({ id, name, categories, own }) => ({
    id,
    name: own?.name ?? name,
    tiles: tilesOf(categories, served === null ? categories : (own?.categories ?? [])),
  }));
}

/** The tiles of one menu: what is known of it, in its place, and what is only served. */
function tilesOf(known: readonly CategoryOutline[], served: readonly CategoryOutline[]): readonly CategoryTile[] {
  const added = served.filter(({ id }) => !known.some((category) => category.id === id));
  return [...known, ...added].map((category) => {
    const found = served.find(({ id }) => id === category.id);
    return { ...(found ?? category), isServed: found !== undefined };
  });
}

import type { Menu, MenuCategory, MenuProduct, MenuSubcategory } from './menu.ts';

/** The first parts of addresses under `/menu` that are pages of their own: no menu can be called so (decision AO-52). */
const PAGES_OF_THEIR_OWN: readonly string[] = ['cart', 'previous', 'favorites', 'product', 'store-locator'];

/** Whether a part of an address may name a menu. */
export const mayNameMenu = (id: string): boolean => !PAGES_OF_THEIR_OWN.includes(id);

/** Everything in a category, its parts one after the other. */
export const productsOf = ({ products, subcategories }: MenuCategory): readonly MenuProduct[] => [
  ...products,
  ...subcategories.flatMap((part) => part.products),
];

/** Whether there is anything in it: a menu without a product is none (MNU-010, PRV-034). */
export const hasProducts = ({ categories }: Menu): boolean =>
  categories.some((category) => productsOf(category).length > 0);

/** What an address under `/menu` leads to. */
export type MenuPage =
  | { readonly kind: 'no-menu' }
  /** Missing, or with nothing in it (MNU-012, OPP-091). */
  | { readonly kind: 'no-category'; readonly menu: Menu; readonly category: MenuCategory | null }
  | {
      readonly kind: 'category';
      readonly menu: Menu;
      readonly category: MenuCategory;
      readonly subcategory: MenuSubcategory | null;
    };

type MenuAddress = {
  readonly menu: string;
  readonly category: string;
  /** Null for the whole category. */
  readonly subcategory: string | null;
};

/** The page at an address, with the menus that are served. */
export function menuPageAt(menus: readonly Menu[], address: MenuAddress): MenuPage {
  const menu = menus.find(({ id }) => id === address.menu);
  if (!menu) return { kind: 'no-menu' };
  const category = menu.categories.find(({ id }) => id === address.category) ?? null;
  if (!category || productsOf(category).length === 0) return { kind: 'no-category', menu, category: null };
  if (address.subcategory === null) return { kind: 'category', menu, category, subcategory: null };
  const subcategory = category.subcategories.find(({ id }) => id === address.subcategory);
  if (!subcategory || subcategory.products.length === 0) return { kind: 'no-category', menu, category };
  return { kind: 'category', menu, category, subcategory };
}

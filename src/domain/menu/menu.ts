/** Whether a product can be ordered from where its menu is from (PRV-029 to PRV-032, decision A41). */
export const AVAILABILITIES = ['Available', 'SoldOut', 'NotOrderable', 'NotAvailableHere', 'Unavailable'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** What a menu says of a product: enough to show, find and filter it. */
export type MenuProduct = {
  readonly productNumber: string;
  readonly formCode: string;
  readonly name: string;
  /** The address of its picture; empty where it has none. */
  readonly picture: string;
  /** The price of its usual size, in hundredths of the currency of its menu; null where none is named. */
  readonly price: number | null;
  /** Kilocalories of its usual size; null where they are not known or the product is no food. */
  readonly calories: number | null;
  /** Milligrams in its usual size; null where it is not known. */
  readonly caffeine: number | null;
  /** Ids of allergens; null where they are not known, which is not the same as none. */
  readonly allergens: readonly string[] | null;
  readonly availability: Availability;
};

/** A part of a category: brewed coffee in hot coffee. */
export type MenuSubcategory = { id: string; name: string; products: readonly MenuProduct[] };

/** One category of a menu: hot coffee, bakery … */
export type MenuCategory = {
  id: string;
  name: string;
  /** Those that are in no subcategory. */
  products: readonly MenuProduct[];
  subcategories: readonly MenuSubcategory[];
};

/** Drinks, food, merchandise: what `/menu/{menu}/{category}` calls a menu (MNU-002). */
export type Menu = {
  id: string;
  name: string;
  /** ISO 4217: that of the store's country. */
  currency: string;
  categories: readonly MenuCategory[];
};

/** One category of a menu: hot coffee, bakery … */
export type MenuCategory = {
  id: string;
  name: string;
  /** The name of a picture; views know which they have. */
  art: string;
};

/** Drinks, food, merchandise: what `/menu/{menu}/{category}` calls a menu (MNU-002). */
export type Menu = { id: string; name: string; categories: readonly MenuCategory[] };

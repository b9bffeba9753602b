import type { Availability, Menu, MenuCategory, MenuProduct } from '../menu/menu.ts';
import type { CartItem, LineAvailability } from './cart.ts';

/** What a store has of each line: what its menu does not name is not sold there (ORD-016). */
export function availabilityIn(menus: readonly Menu[], items: readonly CartItem[]): readonly LineAvailability[] {
  const found = new Map<string, Availability>();
  for (const { productNumber, formCode, availability } of menus.flatMap(productsOfMenu)) {
    found.set(`${productNumber}/${formCode}`, availability);
    // A menu names a product by its usual form: it stands for those that the menu does not name.
    if (!found.has(productNumber)) found.set(productNumber, availability);
  }
  return items.map(({ itemId, product: { productNumber, forms } }) => ({
    itemId,
    availability: found.get(`${productNumber}/${forms[0].formCode}`) ?? found.get(productNumber) ?? 'NotAvailableHere',
  }));
}

/** Where a menu has a product, so that something similar can be found; null where it has not. */
export function placeOnMenu(menus: readonly Menu[], productNumber: string): { menu: string; category: string } | null {
  for (const { id, categories } of menus) {
    const category = categories.find((each) =>
      productsOf(each).some((product) => product.productNumber === productNumber),
    );
    if (category) return { menu: id, category: category.id };
  }
  return null;
}

const productsOfMenu = ({ categories }: Menu): MenuProduct[] => categories.flatMap(productsOf);

const productsOf = ({ products, subcategories }: MenuCategory): MenuProduct[] => [
  ...products,
  ...subcategories.flatMap((subcategory) => subcategory.products),
];

import { useQuery } from '@tanstack/react-query';
import { menusQuery } from '#api/menu/menu.ts';
import type { ProductRequest } from '#domain/menu/choice-change.ts';
import type { MenuProduct } from '#domain/menu/menu.ts';

/** What a menu that was shown before says of a product: enough for a first look at its page; null where none was. */
export function useListedProduct({ productNumber, formCode, locale, storeNumber }: ProductRequest): MenuProduct | null {
  const { data } = useQuery({ ...menusQuery(locale, storeNumber), enabled: false, subscribed: false });
  for (const { categories } of data ?? []) {
    for (const { products, subcategories } of categories) {
      const listed = [products, ...subcategories.map((part) => part.products)].flat();
      const found = listed.find((one) => one.productNumber === productNumber && one.formCode === formCode);
      if (found) return found;
    }
  }
  return null;
}

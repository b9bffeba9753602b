import type * as v from 'valibot';
import type { menuProductSchema } from '#api/menu/menu-product.ts';
import type { Locale } from '#domain/locale.ts';
import type { HasProduct } from './availability.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import type { CatalogueProduct } from './catalogue/catalogue-product.ts';
import { nutrientsOf } from './making/contents.ts';
import { recipeOf } from './making/recipes.ts';
import { type CategoryId, categoryName, menuName, NATIONAL_MENUS, subcategoryName } from './menu-words.ts';
import { pictureAddress } from './pictures/picture-address.ts';
import { currencyIn, priceIn } from './prices.ts';
import { allergensOf, nameOf } from './product-words.ts';

type WireProduct = v.InferInput<typeof menuProductSchema>;

/** The menus of a country in a language, with what is had of each product; what is not sold is left out. */
export function menusWith(locale: Locale, country: string, has: HasProduct) {
  return NATIONAL_MENUS.flatMap(({ id, categories }) => {
    const served = categories.flatMap((category) => categoryWith(category, locale, country, has));
    return served.length === 0
      ? []
      : [{ id, name: menuName(locale, id), currency: currencyIn(country), categories: served }];
  });
}

function categoryWith(id: CategoryId, locale: Locale, country: string, has: HasProduct) {
  const rows: readonly CatalogueProduct[] = CATALOGUE[id];
  const served = rows.flatMap((row) => {
    const availability = has(id, row.number);
    return availability === null ? [] : [{ row, wire: tile(row, locale, country, availability) }];
  });
  if (served.length === 0) return [];
  const productsOf = (subcategory: CatalogueProduct['subcategory']) =>
    served.filter(({ row }) => row.subcategory === subcategory).map(({ wire }) => wire);
  const parts = [...new Set(served.flatMap(({ row }) => row.subcategory ?? []))];
  return [
    {
      id,
      name: categoryName(locale, id),
      products: productsOf(undefined),
      subcategories: parts.map((part) => ({
        id: part,
        name: subcategoryName(locale, part),
        products: productsOf(part),
      })),
    },
  ];
}

function tile(row: CatalogueProduct, locale: Locale, country: string, availability: string): WireProduct {
  const { usual } = recipeOf(row.recipe);
  const nutrients = nutrientsOf(row, usual);
  return {
    productNumber: row.number,
    formCode: row.form,
    name: nameOf(locale, row),
    image: pictureAddress(row.number),
    price: priceIn(country, row.price, usual) / 100,
    calories: nutrients?.calories ?? null,
    caffeine: nutrients?.caffeine ?? null,
    allergens: allergensOf(row),
    availability,
  };
}

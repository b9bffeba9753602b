import type { Locale } from '#domain/locale.ts';
import type { Availability } from '#domain/menu/menu.ts';
import type { CatalogueProduct } from './catalogue/catalogue-product.ts';
import { nutrientsOf } from './making/contents.ts';
import { recipeOf } from './making/recipes.ts';
import { SIZES, type SizeId, servingOf } from './making/sizes.ts';
import { imageLayers, productOptions } from './option-answer.ts';
import { pictureAddress } from './pictures/picture-address.ts';
import { currencyIn, priceIn } from './prices.ts';
import { aboutOf, formName, ingredientsOf, namedAllergens, nameOf } from './product-words.ts';
import { wordsIn } from './words.ts';

/** Everything that a server says of a product. */
export function productAnswer(product: CatalogueProduct, locale: Locale, country: string, availability: Availability) {
  const { sizes, usual } = recipeOf(product.recipe);
  return {
    productNumber: product.number,
    name: nameOf(locale, product),
    description: aboutOf(locale, product),
    image: pictureAddress(product.number),
    imageLayers: imageLayers(product),
    availability,
    currency: currencyIn(country),
    ingredients: ingredientsOf(locale, product),
    allergens: namedAllergens(locale, product),
    forms: [
      {
        formCode: product.form,
        name: formName(locale, product.form),
        sizes: sizes.map((size) => ({ ...sizeAnswer(product, size, locale, country), isUsual: size === usual })),
      },
    ],
    productOptions: productOptions(product, locale, country),
  };
}

function sizeAnswer(product: CatalogueProduct, size: SizeId, locale: Locale, country: string) {
  const nutrients = nutrientsOf(product, size);
  return {
    sizeCode: SIZES[size].code,
    name: wordsIn(locale, SIZES[size].words),
    sku: `${product.number}-${SIZES[size].code}`,
    price: priceIn(country, product.price, size) / 100,
    nutrition: nutrients && { servingSize: servingOf(locale, size), ...nutrients },
  };
}

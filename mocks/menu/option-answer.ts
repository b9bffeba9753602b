import type { Locale } from '#domain/locale.ts';
import type { CatalogueProduct } from './catalogue/catalogue-product.ts';
import { optionCalories, quantityIn } from './making/contents.ts';
import { GROUP_PARENTS, GROUPS } from './making/option-groups.ts';
import { type MenuOption, NEEDS, type OptionGroupId, type OptionId, optionsOf } from './making/options.ts';
import { recipeOf } from './making/recipes.ts';
import { SIZES } from './making/sizes.ts';
import { layersOf } from './pictures/picture-layers.ts';
import { centsIn } from './prices.ts';
import { wordsIn } from './words.ts';

/** The categories of options of a product, some within others (MNU-014). */
export function productOptions(product: CatalogueProduct, locale: Locale, country: string) {
  const groups = recipeOf(product.recipe).groups;
  const tops = [...new Set(groups.map((group) => GROUPS[group].parent ?? group))];
  const leaf = (group: OptionGroupId) => groupAnswer(product, group, locale, country);
  return tops.map((top) => {
    if (!isParent(top)) return { ...leaf(top), children: [] };
    const children = groups.filter((group) => GROUPS[group].parent === top).map(leaf);
    return {
      id: top,
      name: wordsIn(locale, GROUP_PARENTS[top]),
      minimum: 0,
      maximum: 0,
      products: [],
      attributes: { unitOfMeasure: '' },
      children,
    };
  });
}

const isParent = (id: string): id is keyof typeof GROUP_PARENTS => id in GROUP_PARENTS;

function groupAnswer(product: CatalogueProduct, group: OptionGroupId, locale: Locale, country: string) {
  const { words, least, most, unit } = GROUPS[group];
  return {
    id: group,
    name: wordsIn(locale, words),
    minimum: least,
    maximum: most,
    attributes: { unitOfMeasure: unit ? wordsIn(locale, unit) : '' },
    products: optionsOf(group).map((option) => optionAnswer(product, option, locale, country)),
  };
}

function optionAnswer(product: CatalogueProduct, option: MenuOption, locale: Locale, country: string) {
  const [number, en, fr, es, cents, , ...allergens] = option.row;
  const { mostOfOne, charged } = GROUPS[option.group];
  return {
    productNumber: number,
    sku: `OPT${number}`,
    name: wordsIn(locale, [en, fr, es]),
    price: centsIn(country, cents) / 100,
    charged: charged ?? ('each' as const),
    maximum: mostOfOne,
    needs: (NEEDS[option.id] ?? []).flatMap((needed) => numberIn(product, needed)),
    allergens,
    sizes: recipeOf(product.recipe).sizes.map((size) => ({
      sizeCode: SIZES[size].code,
      quantity: quantityIn(product, option, size),
      calories: optionCalories(option, size),
    })),
  };
}

/** What a choice lays over the picture of a product; empty conditions are left out. */
export function imageLayers(product: CatalogueProduct) {
  const numbers = (ids: readonly OptionId[]) => ids.flatMap((id) => numberIn(product, id));
  return layersOf(product).map(({ address, all, any, none }) => ({
    image: address,
    ...(all.length > 0 && { all: numbers(all) }),
    ...(any.length > 0 && { any: numbers(any) }),
    ...(none.length > 0 && { none: numbers(none) }),
  }));
}

/** The number of an option, where the product can have it. */
function numberIn({ recipe }: CatalogueProduct, id: OptionId): string[] {
  const options = recipeOf(recipe).groups.flatMap(optionsOf);
  return options.filter((option) => option.id === id).map(({ row }) => row[0]);
}

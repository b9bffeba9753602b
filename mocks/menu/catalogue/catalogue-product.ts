import type { IngredientId } from '../making/ingredients.ts';
import type { OptionId } from '../making/options.ts';
import type { RecipeId } from '../making/recipes.ts';
import type { SubcategoryId } from '../menu-words.ts';

/** How a product is made or sold; the last part of its address. */
export type FormCode = 'hot' | 'iced' | 'blended' | 'kitchen' | 'bakery' | 'packaged' | 'beans' | 'ware';

/** The nutrition of the usual size: grams, and milligrams of cholesterol, sodium and caffeine. */
type Facts = readonly [
  calories: number,
  fat: number,
  cholesterol: number,
  sodium: number,
  carbohydrates: number,
  sugars: number,
  protein: number,
  caffeine: number,
];

/** One thing that the pretended retailer sells. */
export type CatalogueProduct = {
  /** Stable: addresses, favourites and past orders name it. */
  number: string;
  form: FormCode;
  /** American English. */
  en: readonly [name: string, about: string];
  /** Its name in Canadian English, where it differs. */
  inCanada?: string;
  fr: readonly [name: string, about: string];
  es: readonly [name: string, about: string];
  subcategory?: SubcategoryId;
  recipe: RecipeId;
  /** US cents for the usual size. */
  price: number;
  /** Left out for what is neither eaten nor drunk. */
  facts?: Facts;
  contains: readonly IngredientId[];
  /** What is in it besides, or in place of, the defaults of its recipe. */
  with?: Partial<Record<OptionId, number>>;
};

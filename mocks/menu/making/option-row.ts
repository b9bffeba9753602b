import type { AllergenId } from './ingredients.ts';

/** An option: its number, its name, US cents for one more than usual, calories of one, and what is in it. */
export type OptionRow = readonly [
  number: string,
  en: string,
  fr: string,
  es: string,
  cents: number,
  calories: number,
  ...allergens: AllergenId[],
];

import type { Locale } from '#domain/locale.ts';
import { findProduct } from './catalogue/find-product.ts';
import { recipeOf } from './making/recipes.ts';
import { SIZES } from './making/sizes.ts';
import { nameOf } from './product-words.ts';
import { type Words, wordsIn } from './words.ts';

type GoneProduct = { number: string; words: Words; price: number; sizeCode: string };

/** What the retailer sold once and does not any more. */
export const GONE: readonly GoneProduct[] = [
  {
    number: '1090',
    words: ['Lavender Honey Latte', 'Latte miel et lavande', 'Latte de miel y lavanda'],
    price: 575,
    sizeCode: 'M',
  },
  {
    number: '2190',
    words: ['Pear and Ginger Galette', 'Galette poire et gingembre', 'Galette de pera y jengibre'],
    price: 445,
    sizeCode: 'EACH',
  },
];

/** A product that is or was sold, as it was ordered: in its usual size, in US cents. */
export function pastProduct(number: string): { name: string; price: number; sizeCode: string } {
  const found = findProduct(number)?.product;
  if (found) return { name: found.en[0], price: found.price, sizeCode: SIZES[recipeOf(found.recipe).usual].code };
  const { words, price, sizeCode } = goneProduct(number);
  return { name: words[0], price, sizeCode };
}

/** The name of a product that is or was sold. */
export function pastProductName(locale: Locale, number: string): string {
  const found = findProduct(number)?.product;
  return found ? nameOf(locale, found) : wordsIn(locale, goneProduct(number).words);
}

function goneProduct(number: string): GoneProduct {
  const gone = GONE.find((one) => one.number === number);
  if (!gone) throw new Error(`${number} was never sold.`);
  return gone;
}

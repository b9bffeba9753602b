import { isPictureAddress } from '../picture-address.ts';
import type { ProductDetails } from './product.ts';
import type { ProductChoice } from './product-choice.ts';

/** What lies over a product's own picture for a choice, from below; each address once. */
export function picturesOver(
  { pictureLayers }: Pick<ProductDetails, 'pictureLayers'>,
  { quantities }: Pick<ProductChoice, 'quantities'>,
): string[] {
  const isChosen = (option: string) => (quantities[option] ?? 0) > 0;
  const seen = pictureLayers.filter(
    ({ all, any, none }) => all.every(isChosen) && (any.length === 0 || any.some(isChosen)) && !none.some(isChosen),
  );
  return [...new Set(seen.map(({ image }) => image))].filter(isPictureAddress);
}

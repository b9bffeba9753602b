import type { CategoryId } from '../menu-words.ts';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

type Listed = { category: CategoryId; product: CatalogueProduct };

const LISTED: ReadonlyMap<string, Listed> = new Map(
  (Object.entries(CATALOGUE) as [CategoryId, readonly CatalogueProduct[]][]).flatMap(([category, products]) =>
    products.map((product): [string, Listed] => [product.number, { category, product }]),
  ),
);

/** A product and the category that it is in, by its number. */
export const findProduct = (productNumber: string): Listed | null => LISTED.get(productNumber) ?? null;

import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

const categories: (readonly CatalogueProduct[])[] = Object.values(CATALOGUE);
const products = categories.flat();

test('the catalogue has at least 14 categories and 160 products, none of them twice', () => {
  expect(categories.length).toBeGreaterThanOrEqual(14);
  expect(products.length).toBeGreaterThanOrEqual(160);
  expect(new Set(products.map(({ number }) => number)).size).toBe(products.length);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
});

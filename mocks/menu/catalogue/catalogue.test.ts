import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

const categories: (readonly CatalogueProduct[])[] = Object.values(CATALOGUE);
const products = categories.flat();

test('the catalogue has at least 14 categories and 160 products, none of them twice', () => {
  expect(categories.length).toBeGreaterThanOrEqual(14);
  expect(products.length).toBeGreaterThanOrEqual(160);
  expect(new Set(products.map(({ number }) => number)).size).toBe(products.length);
  expect(new Set(products.map(({ en: [name] }) => name)).size).toBe(products.length);
});

test('every product is named and described in three languages, typeset as each of them asks', () => {
  const french = products.flatMap(({ fr }) => fr);
  const others = products.flatMap(({ en, es }) => [...en, ...es]);
  for (const text of [...french, ...others]) {
    expect(text).toMatch(/^\S.*\S$/u);
    expect(text).not.toMatch(/['"]| {2}/);
  }
  // Québec: a no-break space before a colon or a percent sign, none before other marks.
  for (const text of french) expect(text).not.toMatch(/[^\u00a0][:%]|\s[;!?]/u);
  for (const list of [products.map(({ fr: [name] }) => name), products.map(({ es: [name] }) => name)]) {
    const twice = list.filter((name, at) => list.indexOf(name) !== at);
    expect(twice).toEqual([]);
  }
  const descriptions = products.flatMap(({ en, fr, es }) => (new Set([en[1], fr[1], es[1]]).size < 3 ? [en[0]] : []));
  expect(descriptions).toEqual([]);
});

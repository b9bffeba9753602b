import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { PICTURES } from './pictures.ts';

/** Bytes of one picture before compression. */
const MOST_BYTES = 4096;

/** What a picture is made of: nothing that runs, nothing with text, nothing that a policy for images would stop. */
const DRAWN = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'clipPath', 'use'];

const products: CatalogueProduct[] = Object.values<CatalogueProduct[]>(CATALOGUE).flat();
const pictures = Object.entries(PICTURES).map(([number, svg]) => {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const elements = [...page.querySelectorAll('*')];
  return { number, svg, page, elements, attributes: elements.flatMap((element) => [...element.attributes]) };
});

test('pictures: every product has one, and each belongs to a product', () => {
  expect(pictures.map(({ number }) => number).sort()).toEqual(products.map(({ number }) => number).sort());
});

test('pictures: no two look the same', () => {
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

test('pictures: each is well-formed, square and at most 4 kB', () => {
  for (const { number, svg, page } of pictures) {
    expect(page.querySelector('parsererror'), number).toBeNull();
    expect(page.documentElement.getAttribute('viewBox'), number).toBe('0 0 240 240');
    expect(new TextEncoder().encode(svg).length, number).toBeLessThanOrEqual(MOST_BYTES);
    expect(svg, number).not.toMatch(/NaN|undefined|null|Infinity/);
  }
});

test('pictures: none runs or loads anything, or holds words', () => {
  for (const { number, page, elements, attributes } of pictures) {
    for (const { localName } of elements) expect(DRAWN, number).toContain(localName);
    expect(page.documentElement.textContent, number).toBe('');
    for (const { name, value } of attributes) {
      expect(name, number).not.toMatch(/^on|^style$/);
      if (name !== 'xmlns') expect(value, number).not.toMatch(/:|\/\//);
    }
  }
});

test('pictures: what one refers to is in itself, under a name of its own', () => {
  for (const { number, attributes } of pictures) {
    const ids = attributes.filter(({ name }) => name === 'id').map(({ value }) => `#${value}`);
    expect(new Set(ids).size, number).toBe(ids.length);
    for (const { name, value } of attributes) {
      const named = name === 'href' ? [value] : [...value.matchAll(/url\((.*?)\)/g)].map((found) => found[1]);
      for (const id of named) expect(ids, number).toContain(id);
    }
  }
});

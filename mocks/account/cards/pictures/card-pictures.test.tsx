import { expect, test } from 'vitest';
import { CARD_DESIGNS } from '../card-designs.ts';
import { CARD_PICTURES } from './card-pictures.ts';

/** Bytes of one picture before compression. */
const MOST_BYTES = 5500;

/** What a picture is made of: nothing that runs, nothing with text, nothing that a policy for images would stop. */
const DRAWN = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'clipPath', 'use'];

const pictures = Object.entries(CARD_PICTURES).map(([design, svg]) => {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return { design, svg, page, elements: [...page.querySelectorAll('*')] };
});

test('card pictures: at least sixteen designs, each drawn once', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(16);
  expect(pictures.map(({ design }) => design).toSorted()).toEqual([...CARD_DESIGNS].toSorted());
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

test('card pictures: each is well-formed, as a card lies, and small', () => {
  for (const { design, svg, page } of pictures) {
    expect(page.querySelector('parsererror'), design).toBeNull();
    expect(page.documentElement.getAttribute('viewBox'), design).toBe('0 0 320 200');
    expect(new TextEncoder().encode(svg).length, design).toBeLessThanOrEqual(MOST_BYTES);
    expect(svg, design).not.toMatch(/NaN|undefined|null|Infinity/);
  }
});

test('card pictures: none runs or loads anything, and what one refers to is in itself', () => {
  for (const { design, page, elements } of pictures) {
    expect(page.documentElement.textContent, design).toBe('');
    const ids = elements.filter(({ id }) => id !== '').map(({ id }) => `#${id}`);
    expect(new Set(ids).size, design).toBe(ids.length);
    for (const element of elements) {
      expect(DRAWN, design).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(name, design).not.toMatch(/^on|^style$/);
        if (name !== 'xmlns') expect(value, design).not.toMatch(/:|\/\//);
        const named = name === 'href' ? [value] : [...value.matchAll(/url\((.*?)\)/g)].map((found) => found[1]);
        for (const id of named) expect(ids, design).toContain(id);
      }
    }
  }
});

import { expect, test } from 'vitest';
import type { GiftCategory } from './gift.ts';
import { giftOutline, heroDesigns } from './gift-outline.ts';

const category = (urn: string, ...names: string[]): GiftCategory => ({
  urn,
  name: urn,
  eGifts: names.map((name) => ({ productNumber: '80010101', name, altText: name, imageUrl: `/${name}.svg` })),
});
const all = [category('a', 'a1', 'a2', 'a3', 'a4'), category('b', 'b1'), category('c', 'c1')];

test('the first page of gifts begins with all categories and the designs of the first one', () => {
  expect(giftOutline(all).map(({ urn, eGifts }) => [urn, eGifts.length])).toEqual([
    ['a', 4],
    ['b', 0],
    ['c', 0],
  ]);
});

test('what stands large is the same before and after all designs are there', () => {
  const names = (categories: readonly GiftCategory[]) => heroDesigns(categories).map(({ name }) => name);
  expect(names(giftOutline(all))).toEqual(['a1', 'a2', 'a3']);
  expect(names(all)).toEqual(['a1', 'a2', 'a3']);
  expect(names([])).toEqual([]);
});

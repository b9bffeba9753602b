import { expect, test } from 'vitest';
import type { GiftCategory } from './gift.ts';
import { giftOutline, giftsInFront } from './gift-outline.ts';

const category = (urn: string, ...names: string[]): GiftCategory => ({
  urn,
  name: urn,
  eGifts: names.map((name) => ({ productNumber: '80010101', name, altText: name, imageUrl: `/${name}.svg` })),
});
const all = [category('a', 'a1', 'a2'), category('b', 'b1'), category('c', 'c1'), category('d', 'd1')];

test('the first page of gifts begins with all categories and the designs of the first ones', () => {
  expect(giftOutline(all).map(({ urn, eGifts }) => [urn, eGifts.length])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 0],
    ['d', 0],
  ]);
});

test('what stands large is the same before and after all designs are there', () => {
  const names = (categories: readonly GiftCategory[]) => giftsInFront(categories).map(({ name }) => name);
  expect(names(giftOutline(all))).toEqual(['a1', 'b1', 'a2']);
  expect(names(all)).toEqual(['a1', 'b1', 'a2']);
  expect(names([])).toEqual([]);
});

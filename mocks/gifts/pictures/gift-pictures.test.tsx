import { expect, test } from 'vitest';
import { drawingFaults } from '#tests/support/drawing-faults.ts';
import { GIFT_CATALOGUE, GIFT_DESIGNS } from '../catalogue/gift-catalogue.ts';
import { GIFT_PICTURES } from './gift-pictures.ts';

/** What the build writes into a page instead of asking for a file of its own, bytes. */
const INSIDE_A_PAGE = 8000;

test('gift pictures: at least thirty designs in six categories, each drawn once', () => {
  const drawn = Object.values(GIFT_PICTURES).map(({ small }) => small);
  expect(GIFT_CATALOGUE.length).toBeGreaterThanOrEqual(6);
  expect(drawn.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(GIFT_PICTURES).toSorted()).toEqual(GIFT_DESIGNS.map(({ art }) => art).toSorted());
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('gift pictures: each is well-formed, as a card lies, small, and runs or loads nothing', () => {
  for (const [design, { small, large }] of Object.entries(GIFT_PICTURES)) {
    expect(drawingFaults(small, { viewBox: '0 0 320 200', mostBytes: INSIDE_A_PAGE }), design).toEqual([]);
    expect(drawingFaults(large, { viewBox: '0 0 320 200', mostBytes: 9000 }), design).toEqual([]);
    expect(large.length, `${design}: the large one shows more`).toBeGreaterThan(small.length);
  }
});

test('gift pictures: a number stands for one design and stays eight digits long', () => {
  const numbers = GIFT_DESIGNS.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number).toMatch(/^\d{8}$/);
});

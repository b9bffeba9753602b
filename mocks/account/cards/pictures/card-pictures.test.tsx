import { expect, test } from 'vitest';
import { drawingFaults } from '#tests/support/drawing-faults.ts';
import { CARD_DESIGNS } from '../card-designs.ts';
import { CARD_PICTURES } from './card-pictures.ts';

const pictures = Object.entries(CARD_PICTURES);

test('card pictures: at least sixteen designs, each drawn once', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(16);
  expect(pictures.map(([design]) => design).toSorted()).toEqual([...CARD_DESIGNS].toSorted());
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length);
});

test('card pictures: each is well-formed, as a card lies, small, and runs or loads nothing', () => {
  for (const [design, svg] of pictures) {
    expect(drawingFaults(svg, { viewBox: '0 0 320 200', mostBytes: 5500 }), design).toEqual([]);
  }
});

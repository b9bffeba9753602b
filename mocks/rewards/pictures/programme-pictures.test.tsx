import { expect, test } from 'vitest';
import { drawingFaults } from '#tests/support/drawing-faults.ts';
import { PROGRAMME_PICTURES } from './programme-pictures.ts';

/** What the build writes into a page instead of asking for a file of its own, bytes. */
const INSIDE_A_PAGE = 8000;

test('pictures of the programme: at least a dozen, each drawn once, small, and nothing in them that runs or loads', () => {
  const drawn = Object.values(PROGRAMME_PICTURES);
  expect(drawn.length).toBeGreaterThanOrEqual(12);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const [name, svg] of Object.entries(PROGRAMME_PICTURES)) {
    const [viewBox = ''] = /(?<=viewBox=")[^"]+/.exec(svg) ?? [];
    expect(drawingFaults(svg, { viewBox, mostBytes: INSIDE_A_PAGE }), name).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { drawingFaults } from '#tests/support/drawing-faults.ts';
import { STREAM_PICTURES } from './stream-pictures.ts';

/** What the build writes into a page instead of asking for a file of its own, bytes. */
const INSIDE_A_PAGE = 8000;

test('pictures of the feed: eight, each drawn once, small, and nothing in them that runs or loads', () => {
  const drawn = Object.values(STREAM_PICTURES);
  expect(drawn.length).toBe(8);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const [name, svg] of Object.entries(STREAM_PICTURES)) {
    const [viewBox = ''] = /(?<=viewBox=")[^"]+/.exec(svg) ?? [];
    expect(drawingFaults(svg, { viewBox, mostBytes: INSIDE_A_PAGE }), name).toEqual([]);
  }
});

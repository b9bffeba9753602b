import { expect, test } from 'vitest';
import { sheetStopAt } from './sheet.ts';

test.each([
  ['slowly, near the bottom', 100, 0, 'peek'],
  ['slowly, below the middle', 150, 0, 'peek'],
  ['slowly, in the middle', 260, 0.1, 'half'],
  ['slowly, near the top', 420, -0.1, 'full'],
  ['upwards from below', 120, 1, 'half'],
  ['upwards from the middle', 300, 1, 'full'],
  ['upwards at the top', 500, 1, 'full'],
  ['downwards from the top', 480, -1, 'half'],
  ['downwards from the middle', 250, -1, 'peek'],
  ['downwards at the bottom', 60, -1, 'peek'],
])('a sheet that is let go %s rests where it was going', (_, height, speed, stop) => {
  expect(sheetStopAt(height, speed, 500)).toBe(stop);
});

import { expect, test } from 'vitest';
import { withFullHour } from './clock-time.ts';

test.each([
  ['22 h 00', '22 h'],
  ['0\u00a0h\u00a000', '0\u00a0h'],
  ['1er juin 2026, 6\u202fh\u202f00', '1er juin 2026, 6\u202fh'],
  ['6 h 30', '6 h 30'],
  ['20 h 10', '20 h 10'],
  ['10:00 PM', '10:00 PM'],
  ['10:00 p. m.', '10:00 p. m.'],
])('a full hour has no minutes in French: %j is said %j', (time, said) => {
  expect(withFullHour(time)).toBe(said);
});

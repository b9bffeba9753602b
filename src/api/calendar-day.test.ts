import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calendarDay } from './tolerant.ts';

test.each([
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-06-00', false],
  ['2026-06-01T00:00:00Z', false],
  ['tomorrow', false],
])('%s is a day that can be written: %s', (written, isOne) => {
  expect(v.is(calendarDay, written)).toBe(isOne);
});

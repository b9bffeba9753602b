import { expect, test } from 'vitest';
import { DAY_MINUTES, DAY_MS, HOUR_MINUTES, HOUR_MS, MINUTE_MS } from './durations.ts';

// Tests count in these as well: what they say of a length of time rests on the numbers here.
test('minutes, hours and days have the length that their names say', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000]);
  expect([HOUR_MINUTES, DAY_MINUTES]).toEqual([60, 1440]);
});

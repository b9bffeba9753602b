import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('a clock says what it showed at an instant of real time, however it was moved since', () => {
  let real = 1000;
  const clock = createClock({ at: 50_000 }, () => real);
  real = 2000;
  clock.advance(10_000);
  real = 3000;
  clock.freeze();
  real = 9000;
  clock.resume();
  real = 9500;
  expect(clock.now()).toBe(62_500);
  expect([500, 1500, 2500, 4000, 9250].map(clock.showed)).toEqual([49_500, 50_500, 61_500, 62_000, 62_250]);
});

import { expect, test } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { remainingWait, waitedSince, waitWords } from './wait-time.ts';

const NOON = Date.UTC(2026, 5, 10, 19, 0);

test('ORD-044 ORD-045 ORD-046 the maximum decides, and twenty minutes are still a range', () => {
  expect(waitWords({ minimum: 5, maximum: 8 })).toEqual({ kind: 'range', minimum: 5, maximum: 8 });
  expect(waitWords({ minimum: 15, maximum: 20 })).toEqual({ kind: 'range', minimum: 15, maximum: 20 });
  expect(waitWords({ minimum: 5, maximum: 21 })).toEqual({ kind: 'long' });
});

test('FC-184 a wait counts down in whole minutes, and never below zero', () => {
  const estimate = { minimum: 5, maximum: 8 };
  expect(remainingWait(estimate, 0)).toEqual(estimate);
  expect(remainingWait(estimate, 2.9 * MINUTE_MS)).toEqual({ minimum: 3, maximum: 6 });
  expect(remainingWait(estimate, 6 * MINUTE_MS)).toEqual({ minimum: 0, maximum: 2 });
  expect(remainingWait(estimate, 24 * 60 * MINUTE_MS)).toEqual({ minimum: 0, maximum: 0 });
});

test('FC-184 a clock that is behind has not waited at all, and of an order of long ago no wait is known', () => {
  expect(waitedSince(NOON, NOON + 4 * MINUTE_MS)).toBe(4 * MINUTE_MS);
  expect(waitedSince(NOON, NOON - 24 * 60 * MINUTE_MS)).toBe(0);
  expect(waitedSince(NOON, NOON + 24 * 60 * MINUTE_MS)).toBeNull();
});

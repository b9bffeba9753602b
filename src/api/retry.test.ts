import { expect, test } from 'vitest';
import { retryAfterMs, retryDelayMs } from './retry.ts';

test('FC-041 the wait before a second try is half to whole of 300 ms, and twice that before a third', () => {
  const shortestAndLongest = [0, 1].map((attempt) => [0, 1].map((part) => retryDelayMs(attempt, null, () => part)));
  expect(shortestAndLongest).toEqual([
    [150, 300],
    [300, 600],
  ]);
});

test('FC-040 FC-184 a Retry-After that is a date is as far away as by the clock of the server, whatever the device says', () => {
  const answeredAt = Date.UTC(2031, 4, 6, 12, 0, 0);
  expect(retryAfterMs('Tue, 06 May 2031 12:00:05 GMT', answeredAt)).toBe(5_000);
  expect(retryAfterMs('Tue, 06 May 2031 11:59:00 GMT', answeredAt)).toBe(0);
  expect(retryAfterMs('soon', answeredAt)).toBeNull();
});

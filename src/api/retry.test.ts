import { expect, test } from 'vitest';
import { retryDelayMs } from './retry.ts';

test('FC-041 the wait before a second try is half to whole of 300 ms, and twice that before a third', () => {
  const shortestAndLongest = [0, 1].map((attempt) => [0, 1].map((part) => retryDelayMs(attempt, null, () => part)));
  expect(shortestAndLongest).toEqual([
    [150, 300],
    [300, 600],
  ]);
});

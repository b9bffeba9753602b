import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { freshFor, freshForAsShown } from './fresh-for.ts';

const NOW = 1_000_000;
const asked = { queryKey: ['menu'], life: 500, now: NOW };

const readAt = (updatedAt: number) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(asked.queryKey, 'read', { updatedAt });
  return queryClient;
};

test('PRV-012 what is left of its life counts from when it was read', () => {
  expect(freshFor(readAt(NOW - 200), asked)).toBe(300);
  expect(freshForAsShown(readAt(NOW - 200), asked)).toBe(300);
});

test('FC-184 D-383 by a clock that was set back what was just read lives as long as ever, and nothing that is shown again', () => {
  expect(freshFor(readAt(NOW + 200), asked)).toBe(500);
  expect(freshForAsShown(readAt(NOW + 200), asked)).toBe(0);
});

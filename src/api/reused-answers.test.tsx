import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { addressesQuery } from './account/addresses.ts';
import { giftCatalogueQuery } from './gifts/gift-catalogue.ts';
import { giftDetailsQuery } from './gifts/gift-details.ts';
import { favouriteProductsQuery } from './menu/favourite-products.ts';
import { previousOrdersQuery } from './menu/previous-orders.ts';
import { expiringStarsQuery } from './rewards/expiring-stars.ts';
import { storeTimeSlotsQuery } from './stores/time-slots.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Kept = { queryKey: readonly unknown[]; staleTime?: unknown; gcTime?: number };

/** How often a server is asked by three pages: the second one opens just before the limit, the third one just after it. */
async function asksAround({ queryKey, staleTime, gcTime }: Kept, limit: number) {
  const queryClient = new QueryClient();
  const queryFn = vi.fn(async () => 'answer');
  const query = { queryKey, queryFn, staleTime: Number(staleTime ?? 0), ...(gcTime !== undefined && { gcTime }) };
  const asks: number[] = [];
  for (const pause of [0, limit - 1, 2]) {
    await vi.advanceTimersByTimeAsync(pause);
    const page = new QueryObserver(queryClient, query);
    const leave = page.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    leave();
    asks.push(queryFn.mock.calls.length);
  }
  return asks;
}

const ONCE_UP_TO_THE_LIMIT = [1, 1, 2];

// A cache forgets after five minutes what no page shows, however fresh it is, unless a query names a longer time.

test('BIL-021 CRD-049 addresses that no page has shown for a week are there, and are asked for after that', async () => {
  expect(await asksAround(addressesQuery(), 7 * 24 * HOUR_MS)).toEqual(ONCE_UP_TO_THE_LIMIT);
});

test('GFT-020 gifts that no page has shown for 15 minutes are there, and are asked for after that', async () => {
  expect(await asksAround(giftCatalogueQuery('en-US'), 15 * MINUTE_MS)).toEqual(ONCE_UP_TO_THE_LIMIT);
});

test('GFT-021 details that no page has shown for 15 minutes are there, and are asked for after that', async () => {
  expect(await asksAround(giftDetailsQuery('80010101', 'en-US'), 15 * MINUTE_MS)).toEqual(ONCE_UP_TO_THE_LIMIT);
});

test('GFT-020 GFT-021 each language has gifts of its own, and each gift in it details of its own', () => {
  const keys = [
    giftCatalogueQuery('en-US'),
    giftCatalogueQuery('fr-CA'),
    giftDetailsQuery('80010101', 'en-US'),
    giftDetailsQuery('80010102', 'en-US'),
    giftDetailsQuery('80010101', 'fr-CA'),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(5);
});

test('PRV-012 MNU-023 previous orders that no page has shown for two hours are there, and are asked for after that', async () => {
  expect(await asksAround(previousOrdersQuery('en-US', null), 2 * HOUR_MS)).toEqual(ONCE_UP_TO_THE_LIMIT);
});

test('FED-052 Stars that expire, which no page has shown for five minutes, are there, and are asked for after that', async () => {
  expect(await asksAround(expiringStarsQuery(), 5 * MINUTE_MS)).toEqual(ONCE_UP_TO_THE_LIMIT);
});

test('OPP-053 MNU-021 favourites that no page has shown for two hours are there, and are asked for after that', async () => {
  expect(await asksAround(favouriteProductsQuery('en-US', null), 2 * HOUR_MS)).toEqual(ONCE_UP_TO_THE_LIMIT);
});

test('OPP-023 each store has times of its own', () => {
  const [one, other] = ['900994', '1014'].map((number) => storeTimeSlotsQuery(storeNumberOf(number)).queryKey);
  expect(one).not.toEqual(other);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortStoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { addFavouriteStore, removeFavouriteStore } from './favourite-stores.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('LOC-066 adding posts the part of the number before any dash', async () => {
  await addFavouriteStore({ body: { storeNumber: shortStoreNumber(storeNumberOf('12345-67890')) } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/apiproxy/v1/stores/favorites');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"storeNumber":"12345"}' });
});

test('LOC-067 removing deletes by the part before the dash, without a body', async () => {
  await removeFavouriteStore({ params: { storeNumber: shortStoreNumber(storeNumberOf('12345-67890')) } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/apiproxy/v1/stores/favorites/12345');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', body: null });
});

test('a number of another form is encoded in the path', async () => {
  await removeFavouriteStore({ params: { storeNumber: '1/2?' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/apiproxy/v1/stores/favorites/1%2F2%3F');
});

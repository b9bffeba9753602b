import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { shortStoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { startWorld } from '#mocks/server.ts';
import { placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { pickupTimeQuery, readPickupTime } from './pickup-time.ts';

setUpServer();

test('OPP-029 OPP-030 OPP-031 ORD-043 the time of an order is asked for by its id and the store’s number before any dash, and is that of no other', async () => {
  const world = startWorld({ persona: 'member-green' });
  const { orderId, price } = await priceOfLattes();
  await placeWithCard({ orderId, price });
  const fetched = vi.spyOn(globalThis, 'fetch');
  const queryOf = (id: string) =>
    pickupTimeQuery({ orderId: id, storeNumber: storeNumberOf('900994-58828') }, { kind: 'guest' });
  const known = await new QueryClient().fetchQuery(queryOf(orderId));
  expect(String(fetched.mock.lastCall?.[0])).toBe(`/apiproxy/v1/ordering/pickup-time/${orderId}/900994`);
  expect(known.orderTime).toBe(world.clock.now());
  expect(known.estimate?.maximum).toBeGreaterThan(known.estimate?.minimum ?? Number.POSITIVE_INFINITY);
  expect(queryOf('another').queryKey).not.toEqual(queryOf(orderId).queryKey);
});

test('OPP-031 the short number of a store is what stands before the first dash, or all of it', () => {
  const short = ['900994', '900994-58828', '900994-58828-2'].map((number) => shortStoreNumber(storeNumberOf(number)));
  expect(short).toEqual(['900994', '900994', '900994']);
});

test.each([3, 0])(
  'OPP-031 the answer says when the order was taken, and the fewest (%i) and most minutes that it needs',
  async (minimum) => {
    const answer = { orderTime: '2026-11-20T07:00:00-08:00', preOrderEstimates: { minimum, maximum: 8 } };
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
    expect(await readPickupTime({ params: { orderId: 'order-1', shortStoreNumber: '900994' } })).toEqual({
      orderTime: Date.UTC(2026, 10, 20, 15),
      estimate: { minimum, maximum: 8 },
    });
  },
);

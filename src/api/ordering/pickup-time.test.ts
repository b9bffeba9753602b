import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { storeNumberOf } from '#domain/stores/store.ts';
import { startWorld } from '#mocks/server.ts';
import { placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { pickupTimeQuery } from './pickup-time.ts';

setUpServer();

test('OPP-030 OPP-031 ORD-043 the time of an order is asked for by its id and the store’s number before any dash', async () => {
  const world = startWorld({ persona: 'member-green' });
  const { orderId, price } = await priceOfLattes();
  await placeWithCard({ orderId, price });
  const fetched = vi.spyOn(globalThis, 'fetch');
  const query = pickupTimeQuery({ orderId, storeNumber: storeNumberOf('900994-58828') }, { kind: 'guest' });
  const known = await new QueryClient().fetchQuery(query);
  expect(String(fetched.mock.lastCall?.[0])).toBe(`/apiproxy/v1/ordering/pickup-time/${orderId}/900994`);
  expect(known.orderTime).toBe(world.clock.now());
  expect(known.estimate?.maximum).toBeGreaterThan(known.estimate?.minimum ?? Number.POSITIVE_INFINITY);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startServer, startWorld, stopServer } from '#mocks/server.ts';
import { placeWithCard } from '#tests/support/an-order.ts';

beforeAll(startServer);
beforeEach(() => {
  startWorld({ persona: 'member-green' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(stopServer);

/** What is sent for an order of $12.03, of which $1 is the tip. */
async function sentWith(timeSlotId: string | null): Promise<unknown> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await placeWithCard({ orderId: 'order-1', price: 1203 }, { tipAmount: 100, timeSlotId });
  return JSON.parse(String(fetched.mock.lastCall?.[1]?.body));
}

test('OPP-024 OPP-025 an order is sent with its id, store, tenders and tip, in dollars, and with risk data', async () => {
  expect(await sentWith(null)).toMatchObject({
    operationName: 'submit-order',
    variables: {
      orderId: 'order-1',
      storeNumber: '900994',
      tenders: [{ id: expect.stringMatching(/./), tender: 'SVC', amount: 12.03 }],
      tipAmount: 1,
      reputation: 'risk',
    },
  });
});

test('OPP-024 a time is sent where one was chosen, and else nothing of one', async () => {
  expect(await sentWith('1125')).toHaveProperty('variables.scheduledOrdering', { timeSlotId: '1125' });
  expect(await sentWith(null)).not.toHaveProperty('variables.scheduledOrdering');
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer, startWorld, stopServer } from '#mocks/server.ts';
import { latteOrder, placeAsGuest, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';

beforeAll(startServer);
afterAll(stopServer);

/** What the last request of placing an order said, and with which operation. */
async function sent(place: () => Promise<unknown>): Promise<{ operationName: string; variables: object }> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await place();
  const { body } = fetched.mock.lastCall?.[1] ?? {};
  fetched.mockRestore();
  return JSON.parse(String(body));
}

test('ORD-052 OPP-024 OPP-025 a member’s order names its id, store, tenders, tip and the risk of the device, and no time', async () => {
  startWorld({ persona: 'member-green' });
  const { orderId, price } = await priceOfLattes();
  const { operationName, variables } = await sent(() =>
    placeWithCard(
      { orderId, price },
      { tipAmount: 100, tenders: [{ id: 'c1', tender: 'stored-value-card', amount: 601 }] },
    ),
  );
  expect(operationName).toMatch(/^submit-?order$/i);
  expect(variables).toEqual({
    orderId,
    storeNumber: latteOrder().storeNumber,
    tenders: [{ id: 'c1', tender: 'SVC', amount: 6.01 }],
    tipAmount: 1,
    reputation: 'risk',
  });
});

test('OPP-024 OPP-025 an order for a time names it', async () => {
  startWorld({ persona: 'member-green' });
  const { variables } = await sent(async () => placeWithCard(await priceOfLattes(), { timeSlotId: '0900' }));
  expect(variables).toMatchObject({ scheduledOrdering: { timeSlotId: '0900' } });
});

test('ORD-055 a guest’s order goes out by the operation of guests, for the chosen time and by name', async () => {
  startWorld({ persona: 'guest' });
  const guest = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: true };
  const { operationName, variables } = await sent(async () =>
    placeAsGuest(await priceOfLattes(1, 'guest'), 'token-1', guest, '0900'),
  );
  expect(operationName).toMatch(/^submit-?order-?guest$/i);
  expect(variables).toMatchObject({
    tenders: [{ id: 'token-1', tender: 'GUEST_TOKEN' }],
    scheduledOrdering: { timeSlotId: '0900' },
    guest,
  });
});

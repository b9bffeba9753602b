import { expect, onTestFinished, test, vi } from 'vitest';
import { startWorld } from '#mocks/server.ts';
import { latteOrder, placeAsGuest, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { sendOrder } from './submit-order.ts';

setUpServer();

const NINE = { id: '0900', startsAt: Date.UTC(2026, 5, 10, 16) };

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
  const { variables } = await sent(async () => placeWithCard(await priceOfLattes(), { timeSlot: NINE }));
  expect(variables).toMatchObject({ scheduledOrdering: { timeSlotId: '0900', startTime: '2026-06-10T16:00:00.000Z' } });
});

test('ORD-055 a guest’s order goes out by the operation of guests, for the chosen time and by name', async () => {
  startWorld({ persona: 'guest' });
  const guest = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: true };
  const { operationName, variables } = await sent(async () =>
    placeAsGuest(await priceOfLattes(1, 'guest'), 'token-1', guest, NINE),
  );
  expect(operationName).toMatch(/^submit-?order-?guest$/i);
  expect(variables).toMatchObject({
    tenders: [{ id: 'token-1', tender: 'GUEST_TOKEN' }],
    scheduledOrdering: { timeSlotId: '0900', startTime: '2026-06-10T16:00:00.000Z' },
    guest,
  });
});

test('FC-020 OPP-026 PRV-045 an order is refused by a code alone: else, or beside an answer, it is not known whether it was taken', async () => {
  startWorld({ persona: 'member-green' });
  const { orderId } = await priceOfLattes();
  const { storeNumber } = latteOrder();
  const order = { orderId, storeNumber, tenders: [], tipAmount: 0, timeSlot: null, guest: null };
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const answered = (answer: object) => {
    fetched.mockResolvedValueOnce(Response.json(answer));
    return sendOrder(order, { reputation: 'risk', signal: new AbortController().signal });
  };
  const refused = { extensions: { code: 'STORE_CLOSED' } };
  expect(await answered({ data: { submitOrder: null }, errors: [refused] })).toEqual({
    outcome: 'refused',
    refusal: { code: 'STORE_CLOSED', message: null },
  });
  const taken = { submitOrder: { orderId, placedAt: '2026-06-10T18:00:00Z', orderToken: null } };
  for (const answer of [
    { data: null, errors: [{ message: 'boom' }] },
    { data: null, errors: [{ extensions: {} }] },
    { data: null, errors: [{ extensions: { code: null, classification: 'DataFetchingException' } }] },
    { data: taken, errors: [refused] },
  ]) {
    await expect(answered(answer)).rejects.toMatchObject({ code: 'unexpected' });
  }
});

import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { RECENT_ORDER_KEY } from '#domain/ordering/order-placement.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { createClock } from '#mocks/clock.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { latteOrder, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const { storeNumber } = latteOrder();
const MINUTE = 60_000;

/** The front page of a member who has just placed an order, at a store that gives no estimate; its flows run on the clock. */
async function openWithoutEstimate() {
  app.startWorld({ persona: 'member-green', clock: createClock({ at: Date.now() }) });
  const { orderId, price } = await priceOfLattes();
  await placeWithCard({ orderId, price }, { storeNumber });
  Object.assign(app.world.ordering.placed.get(orderId) ?? {}, { estimate: null });
  const memberId = app.world.members.get(PERSONAS['member-green'].email)?.account.memberId ?? '';
  const order = { orderId, storeNumber, visitor: 'member', owner: ownerKeyOf(memberId), pickupOption: 'in-store' };
  window.localStorage.setItem(RECENT_ORDER_KEY, JSON.stringify({ ...order, scheduledAt: null, placedAt: Date.now() }));
  const clock = new SimulatedClock();
  await app.open('/', { runtime: { clock } });
  await screen.findByRole('heading', { name: 'Your latest order' });
  await waitFor(() => expect(app.calls(readPickupTime)).toBe(1));
  await app.atRest();
  return async (minutes: number) => {
    const now = Date.now() + minutes * MINUTE;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    await act(async () => clock.increment(MINUTE));
    await app.atRest();
  };
}

test('OPP-030 ORD-046 an order without an estimate is asked about every minute, and for three hours at most', async () => {
  const pass = await openWithoutEstimate();
  await pass(2);
  expect(app.calls(readPickupTime)).toBe(2);
  await pass(180);
  await pass(2);
  await pass(2);
  expect(app.calls(readPickupTime)).toBe(2);
});

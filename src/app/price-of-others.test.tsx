import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { priceOrder } from '#api/ordering/price-order.ts';
import { readSession } from '#api/session/session.ts';
import { systemClock } from '#platform/clock.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { SIX_MINUTES, setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart } = setUpCheckout();

test('FC-071 an order is not priced anew while it is asked whose session it is, and never with that of another member', async () => {
  await openCart('member-green');
  await waitFor(() => expect(app.calls(priceOrder)).toBe(1));
  await app.atRest();
  const asked: string[] = [];
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => {
    if (call.includes(priceOrder.graph.name)) asked.push(JSON.stringify(app.parts.session.visitor()));
    return call.includes(readSession.contract.path);
  });
  // The session of the one has ended, another has signed in, and the price is old by now.
  app.world.become('member-gold');
  const now = Date.now() + SIX_MINUTES;
  vi.spyOn(systemClock, 'now').mockImplementation(() => now);
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(asked).toEqual([]);
  await act(async () => arrive());
  await waitFor(() => expect(app.parts.session.visitor()).toMatchObject({ firstName: 'Goldie' }));
  await app.atRest();
  expect(asked.filter((by) => !by.includes('Goldie'))).toEqual([]);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { keepGuestCard } from '#tests/support/guest-card.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { orderPlacementOf } from '../ordering/order-placement.ts';
import { endGuestOrder } from './end-guest-order.ts';
import { keepTypedName, typedGuestName } from './guest-details.ts';
import { guestPaymentOf } from './guest-payment.ts';

const order = {
  orderId: 'order-2',
  storeNumber: storeNumberOf('100-1'),
  tenders: [{ id: 'sent', tender: 'guest-token', amount: 545 }],
  tipAmount: 0,
  timeSlot: null,
  guest: { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false },
} as const;

test.each([
  ['of the order that was asked for leaves', 'order-2', 'entered since'],
  ['of an order before it, paid with a card that is not known, clears', 'order-1', undefined],
])('BIL-030 D-400 the end %s a card that was entered since', (_, found, left) => {
  const session = sessionOf({});
  keepGuestCard(session, session.clock.now(), 'entered since');
  endGuestOrder(session, found, { order, reload: null, lines: [] });
  expect(guestPaymentOf(session).getSnapshot().context.instrument?.paymentInstrumentToken).toBe(left);
});

test('D-177 D-431 the name that was typed for an order goes with its end', () => {
  const session = sessionOf({});
  keepTypedName(session, order.guest);
  expect(typedGuestName(session)).toEqual({ firstName: 'Nora', lastName: 'North' });
  endGuestOrder(session, 'order-2', { order, reload: null, lines: [] });
  expect(typedGuestName(session)).toBeNull();
});

test('BIL-030 D-403 while an order of a guest is on its way its card is taken by that, and free once it came to nothing', async () => {
  const answer = vi.fn<(failure: Failure) => void>();
  const submitOrder = fromPromise<never>(() => new Promise((_, fails) => answer.mockImplementation(fails)));
  const session = sessionOf({ submitOrder });
  keepGuestCard(session, session.clock.now(), 'sent');
  const takenBy = () => guestPaymentOf(session).getSnapshot().context.takenBy;
  const placement = orderPlacementOf(session, new QueryClient());
  placement.send({ type: 'order.requested', order, reload: null, lines: [] });
  await vi.waitFor(() => expect(answer.getMockImplementation()).toBeDefined());
  expect(takenBy()).toBe('order');
  answer(new Failure('rate-limited'));
  await vi.waitFor(() => expect(takenBy()).toBeNull());
});

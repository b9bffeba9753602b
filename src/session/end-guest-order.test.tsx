import { expect, test } from 'vitest';
import { storeNumberOf } from '#domain/stores/store.ts';
import { keepGuestCard } from '#tests/support/guest-card.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { endGuestOrder } from './end-guest-order.ts';
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

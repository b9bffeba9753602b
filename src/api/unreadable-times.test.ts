import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readCardLedger } from './account/card-ledger.ts';
import { readHistory, readReceipt } from './account/history.ts';
import { readPreviousOrders } from './menu/previous-orders.ts';
import { readPickupTime } from './ordering/pickup-time.ts';
import { submitOrder } from './ordering/submit-order.ts';
import { readStarHistory } from './rewards/star-history.ts';
import { memberSchema } from './session/session.ts';
import { readStoreTimeSlots } from './stores/time-slots.ts';

const GOOD = '2026-11-01T10:00:00+00:00';
/** Times by the letter of ISO 8601, which no browser reads. */
const UNREADABLE = ['2026-11-01T10:00:00+00', '2026-11-01T10:00:00-05'];

const entry = (date: string) => ({
  ...{ historyId: date, date, title: 'Pine Street', detail: '', total: 4.9 },
  ...{ entryId: date, amount: -4.9, balance: 5, stars: 12 },
});
const order = (date: string) => ({ orderId: date, orderType: { code: '1' }, date, basket: { items: [] } });
const slot = (startTime: string) => ({ id: startTime, startTime });

test.each([
  [
    'history',
    (dates: string[]) => v.parse(readHistory.contract.answer, { entries: dates.map(entry), total: 3 }).entries,
  ],
  [
    'ledger of a card',
    (dates: string[]) => v.parse(readCardLedger.contract.answer, { entries: dates.map(entry), total: 3 }).entries,
  ],
  [
    'history of Stars',
    (dates: string[]) =>
      v.parse(readStarHistory.graph.answer, {
        loyaltyProgram: { starHistory: { entries: dates.map(entry), total: 3 } },
      }).entries,
  ],
  [
    'previous orders',
    (dates: string[]) => v.parse(readPreviousOrders.graph.answer, { previousOrders: dates.map(order) }),
  ],
  [
    'times of a store',
    (dates: string[]) => v.parse(readStoreTimeSlots.graph.answer, { storeTimeSlots: { slots: dates.map(slot) } }),
  ],
])('FC-046 of the %s only what has a time that the browser cannot read is left out', (_, read) => {
  expect(read([...UNREADABLE, GOOD])).toEqual(read([GOOD]));
  expect(read([GOOD])).toHaveLength(1);
});

test('OPP-024 OPP-030 an order, or when it is ready, whose time the browser cannot read is no answer', () => {
  const isAnswer = (time: string) => [
    v.is(submitOrder.graph.answer, { submitOrder: { orderId: 'one', placedAt: time } }),
    v.is(readPickupTime.contract.answer, { orderTime: time }),
  ];
  expect(isAnswer(GOOD)).toEqual([true, true]);
  for (const time of UNREADABLE) expect(isAnswer(time)).toEqual([false, false]);
});

test('ACC-001 ACC-125 where the time is one detail among others it is not known', () => {
  const paid = { historyId: 'first', lines: [], tax: 0, tip: 0, total: 4.9, paidWith: 'Visa' };
  for (const date of UNREADABLE) {
    expect(v.parse(readReceipt.contract.answer, { ...paid, date }).date).toBeNull();
    expect(v.parse(memberSchema, { kind: 'member', firstName: 'Ada', memberId: 'one', provenAt: date })).toMatchObject({
      provenAt: null,
    });
  }
});

import { beforeEach, expect, test } from 'vitest';
import type { UnfinishedOrder } from '#domain/order-placement.ts';
import { storeNumberOf } from '#domain/store.ts';
import { createOrderLedger } from './unfinished-orders.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

const order = (orderId: string, visitor: UnfinishedOrder['visitor'], minutesAgo: number): UnfinishedOrder => ({
  orderId,
  storeNumber: storeNumberOf('100-1'),
  visitor,
  reload: null,
  lines: [{ itemId: 'latte', quantity: 1 }],
  pickupOption: 'in-store',
  scheduledAt: null,
  stage: 'ordering',
  at: NOW - minutesAgo * 60_000,
});

beforeEach(() => window.localStorage.clear());

const BEGUN = [
  order('of-a-member', 'member', 30),
  order('of-a-guest', 'guest', 20),
  order('later', 'guest', 0),
] as const;

test.each([
  ['FC-020 a member’s order that was placed settles all that was begun before it', 'member', ['later']],
  ['PRV-015 FC-020 a guest’s order that was placed settles none of a member', 'guest', ['of-a-member', 'later']],
] as const)('%s', (_, visitor, left) => {
  const ledger = createOrderLedger({ now: () => NOW });
  for (const each of [...BEGUN, order('placed', visitor, 10)]) ledger.keep(each);
  ledger.settleUpTo('placed');
  expect(ledger.all().map(({ orderId }) => orderId)).toEqual(left);
});

test('FC-020 an order that the ledger does not know settles nothing else', () => {
  const ledger = createOrderLedger({ now: () => NOW });
  for (const each of BEGUN) ledger.keep(each);
  ledger.settleUpTo('from another browser');
  expect(ledger.all()).toHaveLength(BEGUN.length);
});

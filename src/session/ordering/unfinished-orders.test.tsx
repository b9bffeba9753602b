import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { UnfinishedOrder } from '#domain/ordering/order-placement.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import type { Visitor } from '#domain/visitor.ts';
import { unfinishedOrders } from '#platform/storage/unfinished-orders.ts';
import { createOrderLedger } from './unfinished-orders.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

const GWEN = { kind: 'member', firstName: 'Gwen', memberId: 'gwen' } as const;
const ledgerOf = (visitor: Visitor) => createOrderLedger({ clock: { now: () => NOW }, visitor: () => visitor });

const order = (orderId: string, visitor: UnfinishedOrder['visitor'], minutesAgo: number): UnfinishedOrder => ({
  orderId,
  storeNumber: storeNumberOf('100-1'),
  visitor,
  owner: visitor === 'member' ? ownerKeyOf(GWEN.memberId) : null,
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
  [
    'FC-020 D-312 a member’s order that was placed settles what that member began before, and none of a guest',
    'member',
    ['of-a-guest', 'later'],
  ],
  ['PRV-015 FC-020 a guest’s order that was placed settles none of a member', 'guest', ['of-a-member', 'later']],
] as const)('%s', (_, visitor, left) => {
  const ledger = ledgerOf(visitor === 'member' ? GWEN : { kind: 'guest' });
  for (const each of [...BEGUN, order('placed', visitor, 10)]) ledger.keep(each);
  ledger.settleUpTo('placed');
  expect(unfinishedOrders({ now: () => NOW }).map(({ orderId }) => orderId)).toEqual(left);
});

test('FC-020 D-397 a guest’s order that was ordered past is open to none, and goes with the next order that was begun after it', () => {
  const ledger = ledgerOf(GWEN);
  const past = { ...order('ordered-past', 'guest', 20), owner: 'guest-1', stage: 'insisted' } as const;
  for (const each of [past, order('before', 'member', 30), order('after', 'member', 10)]) ledger.keep(each);
  expect(ledger.all().map(({ orderId }) => orderId)).toEqual(['before', 'after']);
  ledger.settleUpTo('before');
  expect(ledger.find('ordered-past')).toEqual(past);
  ledger.settleUpTo('after');
  expect(ledger.find('ordered-past')).toBeUndefined();
});

test('FC-020 an order that the ledger does not know settles nothing else', () => {
  const ledger = ledgerOf(GWEN);
  for (const each of BEGUN) ledger.keep(each);
  ledger.settleUpTo('from another browser');
  expect(ledger.all()).toHaveLength(BEGUN.length);
});

const AMY = { ...GWEN, memberId: 'amy' } as const;

test('FC-071 D-311 a member’s order settles none that another member has left open, nor is that one seen', () => {
  const ledger = ledgerOf(GWEN);
  ledger.keep({ ...order('of-amy', 'member', 30), owner: ownerKeyOf('amy') });
  ledger.keep(order('placed', 'member', 10));
  expect(ledger.all().map(({ orderId }) => orderId)).toEqual(['placed']);
  ledger.settleUpTo('placed');
  expect(ledger.all()).toEqual([]);
  expect(
    ledgerOf(AMY)
      .all()
      .map(({ orderId }) => orderId),
  ).toEqual(['of-amy']);
});

test('FC-020 D-311 an order that an earlier version of the app kept without its owner is still asked about', () => {
  ledgerOf(GWEN).keep({ ...order('without-owner', 'member', 30), owner: null });
  for (const visitor of [GWEN, AMY, { kind: 'anonymous' }] as const) expect(ledgerOf(visitor).all()).toHaveLength(1);
});

test('FC-020 D-312 a guest’s order that was placed settles none of a guest before', () => {
  const ledger = ledgerOf({ kind: 'guest' });
  for (const [orderId, owner, ago] of [
    ['of-a-guest-before', 'guest-1', 30],
    ['own', 'guest-2', 20],
    ['placed', 'guest-2', 10],
  ] as const)
    ledger.keep({ ...order(orderId, 'guest', ago), owner });
  ledger.settleUpTo('placed');
  expect(ledger.all().map(({ orderId }) => orderId)).toEqual(['of-a-guest-before']);
});

const RELOAD = { requestId: 'reload-request-0001', cardId: 'card-1', amount: 25, paymentMethodId: 'visa-1' };

test.each([
  ['that may have been charged', 'reloading'],
  ['that was put aside', 'dismissed'],
] as const)('FC-025 D-168 D-336 no order settles a reload %s', (_, stage) => {
  const ledger = ledgerOf(GWEN);
  ledger.keep({ ...order('with-reload', 'member', 30), reload: RELOAD, stage: 'reloading' });
  ledger.noteReload(RELOAD.requestId, { stage });
  ledger.keep(order('placed', 'member', 10));
  ledger.settleUpTo('placed');
  ledger.close(['with-reload']);
  expect(ledger.all()).toMatchObject([{ orderId: 'with-reload', reload: RELOAD, stage }]);
});

test('FC-025 a reload that was never sent goes with its order', () => {
  const ledger = ledgerOf(GWEN);
  ledger.keep({ ...order('with-reload', 'member', 30), reload: RELOAD, stage: 'begun' });
  ledger.close(['with-reload']);
  expect(ledger.all()).toEqual([]);
});

test.each([
  ['FC-020 FC-175 an order', null, 'ordering'],
  ['FC-025 FC-175 a reload', RELOAD, 'reloading'],
] as const)('%s that is sent once the storage is full is known as sent, not as begun', (_, reload, stage) => {
  const ledger = ledgerOf(GWEN);
  ledger.keep({ ...order('first', 'member', 0), reload, stage: 'begun' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  ledger.note('first', { stage });
  expect(ledger.all()).toMatchObject([{ orderId: 'first', stage }]);
});

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { BegunReload } from '#domain/cards/reload.ts';
import type { UnfinishedOrder } from '#domain/ordering/order-placement.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import type { Visitor } from '#domain/visitor.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { orderLedgerOf } from './unfinished-orders.ts';
import { unfinishedReloadsOf } from './unfinished-reloads.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const reload = (requestId: string, cardId = 'card-1'): BegunReload => ({
  requestId: requestId.padEnd(16, '-'),
  cardId,
  amount: 2500,
  paymentMethodId: 'visa',
  at: Date.now(),
});

/** As versions of the app kept it that knew no owner. */
const orderWith = ({ at, ...kept }: BegunReload): UnfinishedOrder => ({
  orderId: `order of ${kept.requestId}`,
  storeNumber: storeNumberOf('100-1'),
  visitor: 'member',
  owner: null,
  reload: kept,
  lines: [],
  pickupOption: 'in-store',
  scheduledAt: null,
  stage: 'dismissed',
  at,
});

/** Both pages of a member. */
function setUp() {
  const found: Visitor = { kind: 'member', firstName: 'Gwen', memberId: 'gwen' };
  const session = sessionOf({ restoreSession: fromPromise(async () => found), signOut: fromPromise(async () => {}) });
  return { session, orders: orderLedgerOf(session), reloads: unfinishedReloadsOf(session) };
}

test('CRD-026 FC-025 D-421 where earlier versions of the app left one of each kind for a card, they are asked about one by one', () => {
  const { orders, reloads } = setUp();
  const [added, before] = [reload('added'), reload('before-an-order')];
  reloads.keep(added);
  orders.keep(orderWith(before));
  expect([reloads.isOpen(added), reloads.isOpen(before)]).toEqual([true, true]);
  expect(reloads.find('card-1')).toEqual(added);
  reloads.drop(added);
  expect(reloads.find('card-1')).toEqual(before);
  reloads.drop(before);
  expect([reloads.find('card-1'), orders.all()]).toEqual([null, []]);
});

test('CRD-026 D-421 a reload before an order is none of another card, and none while no page has sent it', () => {
  const { orders, reloads } = setUp();
  const before = reload('before-an-order');
  orders.keep({ ...orderWith(before), stage: 'begun' });
  expect([reloads.find('card-1'), reloads.isOpen(before)]).toEqual([null, false]);
  orders.noteReload(before.requestId, { stage: 'reloading' });
  expect([reloads.find('card-1'), reloads.find('card-2')]).toEqual([before, null]);
});

test('FC-025 FC-175 ORD-018 D-421 what the browser does not keep of an order is asked about where money is added, until the sign-out', async () => {
  const { session, orders, reloads } = setUp();
  await session.resolveVisitor();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  const before = reload('before-an-order');
  orders.keep(orderWith(before));
  expect(reloads.find('card-1')).toEqual(before);
  await session.signOut();
  expect([reloads.find('card-1'), orders.all()]).toEqual([null, []]);
});

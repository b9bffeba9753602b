import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REQUEST_LIFE_MS } from '#domain/cards/reload.ts';
import { CLOCK_ERROR_MS } from '#domain/kept-age.ts';
import { UNFINISHED_ORDERS_KEY, type UnfinishedOrder } from '#domain/ordering/order-placement.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { fillBrowserStorage } from '#tests/support/full-storage.ts';
import { isStored } from './storage.ts';
import { dropUnfinishedOrders, keepUnfinishedOrder, unfinishedOrders } from './unfinished-orders.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const clock = { now: () => NOW };

const order = (changes: Partial<UnfinishedOrder> = {}): UnfinishedOrder => ({
  orderId: 'order-1',
  storeNumber: storeNumberOf('100-1'),
  visitor: 'member',
  owner: 'owner-1',
  reload: null,
  lines: [{ itemId: 'latte', quantity: 1 }],
  pickupOption: 'in-store',
  scheduledAt: null,
  stage: 'ordering',
  at: NOW,
  ...changes,
});

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('FC-020 FC-184 an order that was sent before the clock was set back is still asked about', () => {
  const ahead = { now: () => NOW + 365 * REQUEST_LIFE_MS };
  keepUnfinishedOrder(order({ at: ahead.now() }), ahead);
  expect(unfinishedOrders(clock)).toHaveLength(1);
  expect(keepUnfinishedOrder(order({ orderId: 'order-2' }), clock)).toBe(true);
  expect(unfinishedOrders(clock).map(({ orderId }) => orderId)).toEqual(['order-1', 'order-2']);
});

test('FC-020 FC-175 where the storage of the browser is full, that of the tab keeps an order, and what becomes of it', () => {
  keepUnfinishedOrder(order({ stage: 'begun' }), clock);
  fillBrowserStorage();
  const second = order({ orderId: 'order-2' });
  for (const one of [order(), second]) expect(keepUnfinishedOrder(one, clock)).toBe(true);
  expect(unfinishedOrders(clock)).toEqual([order(), second]);
  vi.restoreAllMocks();
  dropUnfinishedOrders(['order-1']);
  expect(unfinishedOrders(clock)).toEqual([second]);
  expect(window.sessionStorage.getItem(UNFINISHED_ORDERS_KEY), 'there is room again').toBeNull();
  fillBrowserStorage();
  keepUnfinishedOrder(order(), clock);
  dropUnfinishedOrders(['order-1', 'order-2']);
  expect(isStored(UNFINISHED_ORDERS_KEY)).toBe(false);
  window.localStorage.clear();
  keepUnfinishedOrder(order(), clock);
  expect(isStored(UNFINISHED_ORDERS_KEY)).toBe(true);
});

test('FC-020 an order is kept by whatever name the server gave it', () => {
  const named = order({ orderId: 'urn:order/2026=06.01#7', reload: reload('card:1/2=') });
  keepUnfinishedOrder(named, clock);
  expect(unfinishedOrders(clock)).toEqual([named]);
});

test('FC-020 what is none of ours hides no order', () => {
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([{ orderId: '' }, order(), 7]));
  expect(unfinishedOrders(clock)).toEqual([order()]);
});

test('FC-020 FC-184 an order that was sent while the clock was a day behind is still asked about, and no longer than that', () => {
  const life = REQUEST_LIFE_MS + CLOCK_ERROR_MS;
  keepUnfinishedOrder(order({ at: NOW - life - 1 }), clock);
  keepUnfinishedOrder(order({ orderId: 'order-2', at: NOW - life }), clock);
  expect(unfinishedOrders(clock).map(({ orderId }) => orderId)).toEqual(['order-2']);
});

test('FC-025 D-310 of an order that is older than a day the reload is not sent again, which the server may not recognise', () => {
  const kept = reload('card-1');
  keepUnfinishedOrder(order({ at: NOW - REQUEST_LIFE_MS, reload: kept }), clock);
  expect(unfinishedOrders(clock)).toMatchObject([{ reload: kept }]);
  const later = { now: () => NOW + 1 };
  expect(unfinishedOrders(later)).toMatchObject([{ orderId: 'order-1', reload: null }]);
  keepUnfinishedOrder(order({ orderId: 'order-2' }), later);
  // The clock is set back: the reload is as open as before.
  expect(unfinishedOrders(clock)[0]).toMatchObject({ orderId: 'order-1', reload: kept });
});

function reload(cardId: string): UnfinishedOrder['reload'] {
  return { requestId: 'a'.repeat(32), cardId, amount: 2500, paymentMethodId: 'visa' };
}

import { afterEach, expect, test, vi } from 'vitest';
import { PREVIOUS_ORDERS_MOST } from '#domain/menu/previous-order.ts';
import { readTakenOrders } from './taken-orders.ts';

afterEach(() => vi.restoreAllMocks());

const ORDER = {
  orderId: 'order-1',
  orderType: { code: '101' },
  date: '2026-11-20T15:00:00Z',
  store: { name: 'Pike Place' },
  basket: { items: [] },
};

const read = (...previousOrders: unknown[]) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { previousOrders } }));
  return readTakenOrders({ variables: { locale: 'en-US', limit: PREVIOUS_ORDERS_MOST } });
};

test.each([
  ['a store without a name', { store: { name: null } }, 'order-1'],
  ['no basket', { basket: null }, 'order-1'],
  ['no type', { orderType: undefined }, 'order-1'],
  ['a date that is none', { date: null }, 'order-1'],
  ['a number as its id', { orderId: 17 }, '17'],
])('FC-020 an order with %s was taken all the same', async (_, odd, orderId) => {
  const taken = await read({ ...ORDER, orderId: 'order-2' }, { ...ORDER, ...odd });
  expect(taken.map((one) => one.orderId)).toEqual(['order-2', orderId]);
});

test.each([
  ['an order without an id', { ...ORDER, orderId: null }],
  ['an order with an empty id', { ...ORDER, orderId: '' }],
  ['null in place of an order', null],
])('FC-020 with %s it is not known which orders were taken', async (_, odd) => {
  await expect(read(ORDER, odd)).rejects.toMatchObject({ code: 'bad-answer' });
});

test('FC-020 when an order was taken is read from its date', async () => {
  expect(await read(ORDER)).toEqual([{ orderId: 'order-1', takenAt: Date.parse('2026-11-20T15:00:00Z') }]);
});

test('FC-020 where its date is none that a browser reads, it is not known when an order was taken', async () => {
  expect(await read({ ...ORDER, date: '2026-11-20T15:00:00+00' })).toEqual([{ orderId: 'order-1', takenAt: null }]);
});

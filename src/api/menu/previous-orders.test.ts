import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isExpress } from '#domain/previous-order.ts';
import { readPreviousOrders } from './previous-orders.ts';

const orderOf = (code: unknown) => ({
  orderId: `order-${code}`,
  orderType: { code },
  date: '2026-11-20T15:00:00Z',
  basket: { items: [] },
});

const read = (...previousOrders: unknown[]) => v.parse(readPreviousOrders.graph.answer, { previousOrders });

test('PRV-019 an order of type 141 is an express order, whether its code comes as a text or as a number', () => {
  const orders = read(orderOf('141'), orderOf(141), orderOf('101'), orderOf(101));
  expect(orders.map((order) => [order.orderType, isExpress(order)])).toEqual([
    ['141', true],
    ['141', true],
    ['101', false],
    ['101', false],
  ]);
});

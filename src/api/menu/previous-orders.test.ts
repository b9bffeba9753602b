import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isExpress } from '#domain/menu/previous-order.ts';
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

test('PRV-008 of more orders than ten the first ten are shown', () => {
  const codes = Array.from({ length: 11 }, (_, at) => at);
  const orders = read(...codes.map(orderOf));
  expect(orders.map(({ orderId }) => orderId)).toEqual(codes.slice(0, 10).map((code) => `order-${code}`));
});

test('PRV-017 PRV-018 a number of a product may be a number, and an express order may lack its token', () => {
  const product = { productNumber: 1010, formCode: 'hot', name: 'Caffè Latte', image: '', availability: 'Available' };
  const item = { itemId: 'one', product, size: 'Medium', sizeCode: 'M', quantity: 1 };
  const [order] = read({
    ...orderOf('141'),
    basket: { items: [item] },
    inStoreOrder: { expressOrder: { orderToken: null } },
  });
  expect(order?.basket.map(({ productNumber }) => productNumber)).toEqual(['1010']);
  expect(order?.expressOrderToken).toBeNull();
});

test('MNU-023 D-390 an item one of whose options cannot be read is listed, and it is not known what was chosen', () => {
  const product = { productNumber: '1010', formCode: 'hot', name: 'Caffè Latte', image: '', availability: 'Available' };
  const itemWith = (childItems: unknown) => ({
    itemId: 'one',
    product,
    size: 'M',
    sizeCode: 'M',
    quantity: 1,
    childItems,
  });
  const milk = { productNumber: 5014, sku: 'OPT5014', quantity: 1 };
  const lists = [[milk], [milk, { ...milk, quantity: 0 }], [milk, { ...milk, sku: null }], 'milk', null, undefined];
  const [order] = read({ ...orderOf('101'), basket: { items: lists.map(itemWith) } });
  const known = [{ ...milk, productNumber: '5014' }];
  expect(order?.basket.map(({ childItems }) => childItems)).toEqual([known, known, null, null, [], []]);
});

test('PRV-005 FC-046 an item that cannot be read is dropped, and its order comes with the others', () => {
  const product = { productNumber: '1010', formCode: 'hot', name: 'Caffè Latte', image: '', availability: 'Available' };
  const item = { itemId: 'one', product, size: 'Medium', sizeCode: 'M', quantity: 1 };
  const items = [{ ...item, itemId: 'none', quantity: 0 }, item, {}];
  const orders = read({ ...orderOf('101'), basket: { items } }, orderOf('141'));
  expect(orders.map(({ basket }) => basket.map(({ itemId }) => itemId))).toEqual([['one'], []]);
});

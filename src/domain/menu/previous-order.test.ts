import { expect, test } from 'vitest';
import { aPreviousItem, aPreviousOrder, someDetails } from '#tests/support/previous-orders.ts';
import type { Availability } from './menu.ts';
import { isExpress, listedItems, type PreviousItem, reorderOf, usualOf } from './previous-order.ts';

const listed = (...basket: ReturnType<typeof aPreviousItem>[]) =>
  listedItems(aPreviousOrder({ basket })).map(({ itemId }) => itemId);

test('PRV-016 what has no product number is dropped from a basket', () => {
  const unnumbered = [null, ''].map((productNumber, at) => aPreviousItem({ itemId: `none-${at}`, productNumber }));
  expect(listed(aPreviousItem({ itemId: 'latte' }), ...unnumbered)).toEqual(['latte']);
});

test('PRV-017 product 81 is dropped from a basket, and no other number with it; it is no usual either', () => {
  const items = ['81', '811', '081'].map((productNumber) => aPreviousItem({ itemId: productNumber, productNumber }));
  expect(listed(...items)).toEqual(['811', '081']);
  expect(usualOf([aPreviousOrder({ basket: items })])?.itemId).toBe('811');
});

test('PRV-018 what is NotOrderable is dropped from a basket; what is missing for another reason stays (decision B10)', () => {
  const kinds: Availability[] = ['Available', 'SoldOut', 'NotOrderable', 'NotAvailableHere', 'Unavailable'];
  const items = kinds.map((availability) => aPreviousItem({ itemId: availability, availability }));
  expect(listed(...items)).toEqual(['Available', 'SoldOut', 'NotAvailableHere', 'Unavailable']);
});

test('PRV-019 an order of type 141 is an express order, one of another type is not', () => {
  expect(['141', '14', '1410', '101', ''].map((orderType) => isExpress(aPreviousOrder({ orderType })))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

const item = aPreviousItem({ quantity: 2, childItems: [{ productNumber: '5014', sku: 'OPT5014', quantity: 1 }] });

test('MNU-023 an item whose product, size and options are there becomes a line of the cart', () => {
  const { items, skipped } = reorderOf([{ item, details: someDetails() }], 7);
  expect(items).toMatchObject([{ itemId: '1010/hot/L/OPT5014*1', quantity: 2, timeAdded: 7 }]);
  expect(skipped).toEqual([]);
});

test.each<[string, Parameters<typeof reorderOf>[0][number], string]>([
  ['product is gone', { item, details: null }, 'Unavailable'],
  ['product is sold out', { item, details: someDetails({ availability: 'SoldOut' }) }, 'SoldOut'],
  [
    'product is not sold here',
    { item, details: someDetails({ availability: 'NotAvailableHere' }) },
    'NotAvailableHere',
  ],
  ['form is gone', { item: { ...item, formCode: 'iced' }, details: someDetails() }, 'changed'],
  ['size is gone', { item: { ...item, sizeCode: 'XXL' }, details: someDetails() }, 'changed'],
  [
    'option is gone',
    { item: { ...item, childItems: [{ productNumber: '9', sku: 'OPT9', quantity: 1 }] }, details: someDetails() },
    'changed',
  ],
  ['options are not known', { item: { ...item, childItems: null }, details: someDetails() }, 'changed'],
])('MNU-023 an item whose %s is skipped by name and reason, and the others are kept', (_, found, reason) => {
  const { items, skipped } = reorderOf([found, { item, details: someDetails() }], 0);
  expect(items).toHaveLength(1);
  expect(skipped).toEqual([{ name: 'Caffè Latte', reason }]);
});

test.each(['constructor', 'toString', '__proto__'])(
  'FC-044 MNU-023 an item with an option called %s is skipped, and the others are kept',
  (productNumber) => {
    const odd = { ...item, childItems: [{ productNumber, sku: 'OPT9', quantity: 1 }] };
    const { items, skipped } = reorderOf(
      [
        { item: odd, details: someDetails() },
        { item, details: someDetails() },
      ],
      0,
    );
    expect(items).toHaveLength(1);
    expect(skipped).toEqual([{ name: 'Caffè Latte', reason: 'changed' }]);
  },
);

test('the usual is what most orders have, of equals the one ordered last, and one of it', () => {
  const latte = aPreviousItem({ itemId: 'latte', productNumber: '1', quantity: 2 });
  const tea = aPreviousItem({ itemId: 'tea', productNumber: '2' });
  const oat = aPreviousItem({
    itemId: 'oat',
    productNumber: '1',
    childItems: [{ productNumber: '9', sku: 'x', quantity: 1 }],
  });
  const orders = (...baskets: PreviousItem[][]) => baskets.map((basket) => aPreviousOrder({ basket }));
  expect(usualOf(orders([tea], [latte], [latte]))).toEqual({ ...latte, quantity: 1 });
  expect(usualOf(orders([tea], [latte, latte, latte]))?.itemId).toBe('tea');
  expect(usualOf(orders([oat], [latte], [latte]))?.itemId).toBe('latte');
  expect(usualOf(orders([oat], [oat], [latte]))?.itemId).toBe('oat');
  expect(usualOf(orders([{ ...tea, availability: 'SoldOut' }], [latte]))?.itemId).toBe('latte');
  expect(usualOf(orders([{ ...tea, availability: 'SoldOut' }]))).toBeNull();
  expect(usualOf([])).toBeNull();
});

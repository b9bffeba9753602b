import { expect, test } from 'vitest';
import { cartLatte, cartOption } from '#tests/support/cart-items.ts';
import {
  type CartItem,
  cartCount,
  isDelta,
  isOverLimit,
  isReasonableCart,
  isWholeItem,
  orderedOf,
  removedFrom,
  withAvailability,
  withItem,
  withoutOrdered,
  withQuantityChanged,
  withReplacement,
  withRestored,
} from './cart.ts';

test('ORD-007 ORD-009 OPP-038 an item joins the line of the same product, form and size, and no other line', () => {
  const items = withItem([cartLatte(), cartLatte({ sizeCode: 'Small' })], cartLatte({ quantity: 2 }));
  expect(items.map(({ sizeCode, quantity }) => [sizeCode, quantity])).toEqual([
    ['Large', 3],
    ['Small', 1],
  ]);
  const others = [cartLatte({ formCode: 'iced' }), cartLatte({ product: { productNumber: '7' } })];
  expect(others.reduce(withItem, items)).toHaveLength(4);
});

test('ORD-010 a replacement stands where the line stood, or joins the line of its kind', () => {
  const items = [cartLatte(), cartLatte({ sizeCode: 'Small', quantity: 2 }), cartLatte({ sizeCode: 'Mini' })];
  const [large, small, mini] = items.map(({ itemId }) => itemId);
  const sizes = (changed: readonly CartItem[]) => changed.map(({ sizeCode, quantity }) => `${sizeCode} ${quantity}`);
  const replaced = (itemId: string | undefined, item: CartItem) => sizes(withReplacement(items, itemId ?? '', item));
  expect(replaced(small, cartLatte({ sizeCode: 'Medium' }))).toEqual(['Large 1', 'Medium 1', 'Mini 1']);
  expect(replaced(small, cartLatte({ sizeCode: 'Small', quantity: 5 }))).toEqual(['Large 1', 'Small 5', 'Mini 1']);
  expect(replaced(mini, cartLatte({ quantity: 2 }))).toEqual(['Large 3', 'Small 2']);
  expect(replaced(large, cartLatte({ sizeCode: 'Mini' }))).toEqual(['Small 2', 'Mini 2']);
  expect(replaced('gone', cartLatte())).toEqual(['Large 1', 'Small 2', 'Mini 1']);
});

test('options distinguishes lines of one product, in whatever order they were chosen (decision AO-44)', () => {
  const vanilla = cartOption('5052');
  const shot = cartOption('5031', 2);
  const one = cartLatte({ childItems: [vanilla, shot] });
  expect(one.itemId).toBe(cartLatte({ childItems: [shot, vanilla] }).itemId);
  expect(one.itemId).not.toBe(cartLatte().itemId);
  expect(one.itemId.startsWith(cartLatte().itemId)).toBe(true);
});

test('a cart counts quantities, not lines', () => {
  expect(cartCount([])).toBe(0);
  expect(cartCount([cartLatte({ quantity: 2 }), cartLatte({ sizeCode: 'Small' })])).toBe(3);
});

test('a cart beyond all limits is none that could be kept', () => {
  expect(isReasonableCart([cartLatte({ quantity: 1000 })])).toBe(true);
  expect(isReasonableCart([cartLatte({ quantity: 1001 })])).toBe(false);
  const sizes = Array.from({ length: 101 }, (_, size) => cartLatte({ sizeCode: String(size) }));
  expect(isReasonableCart(sizes.slice(1))).toBe(true);
  expect(isReasonableCart(sizes)).toBe(false);
});

test('ORD-011 a change of quantity keeps the line until nothing is left of it', () => {
  const latte = cartLatte({ quantity: 2 });
  const items = [latte, cartLatte({ sizeCode: 'Small' })];
  const quantities = (delta: number) => withQuantityChanged(items, latte.itemId, delta).map(({ quantity }) => quantity);
  expect(quantities(3)).toEqual([5, 1]);
  expect(quantities(-1)).toEqual([1, 1]);
  expect(quantities(-2)).toEqual([1]);
  expect(quantities(-9)).toEqual([1]);
});

test('ORD-011 what was taken out stands again where it stood, or joins the line of its kind', () => {
  const items = ['Large', 'Medium', 'Small'].map((sizeCode) => cartLatte({ sizeCode }));
  const [large, medium, small] = items;
  const removed = removedFrom(items, (item) => item !== medium);
  expect(withRestored(medium ? [medium] : [], removed)).toEqual([large, medium, small]);
  expect(withRestored(items, removed).map(({ quantity }) => quantity)).toEqual([2, 1, 2]);
});

test('ORD-012 FC-176 an order takes out as much as it was of, and leaves what was put in meanwhile', () => {
  const [large, medium, small] = ['Large', 'Medium', 'Small'].map((sizeCode) => cartLatte({ sizeCode, quantity: 2 }));
  if (!large || !medium || !small) return expect.fail('no items');
  const ordered = [
    { itemId: large.itemId, quantity: 2 },
    { itemId: medium.itemId, quantity: 1 },
    { itemId: 'gone', quantity: 1 },
  ];
  const items = [large, medium, small];
  expect(withoutOrdered(items, ordered)).toEqual([{ ...medium, quantity: 1 }, small]);
  expect(orderedOf(items, ordered)).toEqual([large, { ...medium, quantity: 1 }]);
  expect([withoutOrdered(items, []), orderedOf(items, [])]).toEqual([[], items]);
});

test('ORD-014 what a store has is overwritten for the lines that it concerns', () => {
  const items = [cartLatte(), cartLatte({ sizeCode: 'Small' })];
  const itemId = items[0]?.itemId ?? '';
  const updated = withAvailability(items, [
    { itemId, availability: 'SoldOut' },
    { itemId: 'gone', availability: 'SoldOut' },
  ]);
  expect(updated.map(({ product }) => product.availability)).toEqual(['SoldOut', 'Available']);
  expect(updated[1]).toBe(items[1]);
});

test('OPP-037 an item without product, form, size or a whole number of it is none', () => {
  expect(isWholeItem(cartLatte())).toBe(true);
  expect(isWholeItem(cartLatte({ product: { productNumber: '' } }))).toBe(false);
  expect(isWholeItem(cartLatte({ formCode: '' }))).toBe(false);
  expect(isWholeItem(cartLatte({ sizeCode: '' }))).toBe(false);
  for (const quantity of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(isWholeItem(cartLatte({ quantity })), String(quantity)).toBe(false);
  }
  expect([1, -1, 14].every(isDelta)).toBe(true);
  expect([0, 0.5, Number.NaN].some(isDelta)).toBe(false);
});

test('PRV-023 more than the limit is refused, fewer of too many is not (decision A45)', () => {
  const of = (quantity: number) => [cartLatte({ quantity }), cartLatte({ sizeCode: 'Small', quantity: 5 })];
  expect(isOverLimit(of(9), of(10), 15)).toBe(false);
  expect(isOverLimit(of(10), of(11), 15)).toBe(true);
  expect(isOverLimit(of(20), of(19), 15)).toBe(false);
  expect(isOverLimit([], [cartLatte({ quantity: 1001 })], 5000)).toBe(true);
});

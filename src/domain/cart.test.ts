import { expect, test } from 'vitest';
import { cartLatte, cartOption } from '#tests/support/cart-items.ts';
import { type CartItem, cartCount, isReasonableCart, withItem, withReplacement } from './cart.ts';

test('ORD-007 ORD-009 an item joins the line of the same product, form and size, and no other line', () => {
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

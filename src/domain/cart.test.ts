import { expect, test } from 'vitest';
import { type CartItem, cartCount, cartItemId, isReasonableCart, withItem } from './cart.ts';

const latte = { productNumber: '406', formCode: 'Hot', name: 'Latte' };

function item(more: Partial<CartItem> = {}): CartItem {
  const made = { product: latte, sizeCode: 'Grande', quantity: 1, childItems: [], ...more };
  return { itemId: cartItemId(made), ...made };
}

test('ORD-007 ORD-009 an item joins the line of the same product, form and size, and no other line', () => {
  const items = withItem([item(), item({ sizeCode: 'Venti' })], item({ quantity: 2 }));
  expect(items.map(({ sizeCode, quantity }) => [sizeCode, quantity])).toEqual([
    ['Grande', 3],
    ['Venti', 1],
  ]);
  const others = [
    item({ product: { ...latte, formCode: 'Iced' } }),
    item({ product: { ...latte, productNumber: '7' } }),
  ];
  expect(others.reduce(withItem, items)).toHaveLength(4);
});

test('options distinguishes lines of one product, in whatever order they were chosen (decision AO-44)', () => {
  const vanilla = { sku: 'vanilla', quantity: 1 };
  const shot = { sku: 'shot', quantity: 2 };
  const one = item({ childItems: [vanilla, shot] });
  expect(one.itemId).toBe(item({ childItems: [shot, vanilla] }).itemId);
  expect(one.itemId).not.toBe(item().itemId);
  expect(one.itemId.startsWith(item().itemId)).toBe(true);
});

test('a cart counts quantities, not lines', () => {
  expect(cartCount([])).toBe(0);
  expect(cartCount([item({ quantity: 2 }), item({ sizeCode: 'Tall' })])).toBe(3);
});

test('a cart beyond all limits is none that could be kept', () => {
  expect(isReasonableCart([item({ quantity: 1000 })])).toBe(true);
  expect(isReasonableCart([item({ quantity: 1001 })])).toBe(false);
  const sizes = Array.from({ length: 101 }, (_, size) => item({ sizeCode: String(size) }));
  expect(isReasonableCart(sizes.slice(1))).toBe(true);
  expect(isReasonableCart(sizes)).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';
import { CART_KEY, CART_LIFE, type CartItem, cartItemId } from '#domain/cart.ts';
import { keepCart, keptCart, onCartKeptElsewhere } from './cart-storage.ts';
import { clearPersonalStorage } from './storage.ts';

const made = {
  product: { productNumber: '406', formCode: 'Hot', name: 'Latte' },
  sizeCode: 'Grande',
  childItems: [{ sku: 'vanilla', quantity: 2 }],
};
const latte: CartItem = { ...made, itemId: cartItemId(made), quantity: 2 };
const SAVED_AT = 1_800_000_000_000;
const at = (now: number) => ({ now: () => now });
const keep = (text: string) => window.localStorage.setItem(CART_KEY, text);
const tampered = (change: object) =>
  JSON.stringify({ version: 1, savedAt: SAVED_AT, items: [{ ...latte, ...change }] });

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('PRV-002 an item is kept with product, size code, quantity, item id and child items', () => {
  keepCart([latte], at(SAVED_AT));
  expect(keptCart(at(SAVED_AT))).toEqual([
    {
      itemId: '406/Hot/Grande/vanilla*2',
      product: { productNumber: '406', formCode: 'Hot', name: 'Latte' },
      sizeCode: 'Grande',
      quantity: 2,
      childItems: [{ sku: 'vanilla', quantity: 2 }],
    },
  ]);
});

test('ORD-018 a cart is kept for seven days after its last change', () => {
  keepCart([latte], at(SAVED_AT));
  expect(keptCart(at(SAVED_AT + CART_LIFE))).toHaveLength(1);
  expect(keptCart(at(SAVED_AT + CART_LIFE + 1))).toEqual([]);
  expect(CART_LIFE).toBe(604_800_000);
});

test('ORD-018 an empty cart leaves nothing in the browser, and signing out takes a full one away', () => {
  keepCart([latte], at(SAVED_AT));
  keepCart([], at(SAVED_AT));
  expect(window.localStorage.getItem(CART_KEY)).toBeNull();
  keepCart([latte], at(SAVED_AT));
  clearPersonalStorage({ keepCartAndForms: true });
  expect(keptCart(at(SAVED_AT))).toHaveLength(1);
  clearPersonalStorage({ keepCartAndForms: false });
  expect(keptCart(at(SAVED_AT))).toEqual([]);
});

test('what is no cart of ours counts as none', () => {
  const junk = [
    '',
    '{',
    'null',
    '[]',
    '"cart"',
    JSON.stringify({ version: 2, savedAt: SAVED_AT, items: [latte] }),
    JSON.stringify({ version: 1, savedAt: 'today', items: [latte] }),
    JSON.stringify({ version: 1, savedAt: SAVED_AT, items: Array.from({ length: 101 }, () => latte) }),
    tampered({ quantity: 1e9 }),
    tampered({ quantity: -1 }),
    tampered({ quantity: 1.5 }),
    tampered({ sizeCode: 7 }),
    tampered({ itemId: '' }),
    tampered({ product: { ...latte.product, name: 'x'.repeat(201) } }),
    tampered({ childItems: undefined }),
  ];
  for (const text of junk) {
    keep(text);
    expect(keptCart(at(SAVED_AT)), text.slice(0, 80)).toEqual([]);
  }
  keep(`{"version":1,"savedAt":${SAVED_AT},"items":[],"__proto__":{"polluted":true}}`);
  expect(keptCart(at(SAVED_AT))).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => keepCart([latte], at(SAVED_AT))).not.toThrow();
  expect(keptCart(at(SAVED_AT))).toEqual([]);
});

test('a change in another tab is heard, of the cart alone', () => {
  const heard = vi.fn();
  const stop = onCartKeptElsewhere(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'northstar.theme' }));
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  expect(heard).toHaveBeenCalledTimes(2);
});

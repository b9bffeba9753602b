import { afterEach, expect, test, vi } from 'vitest';
import { CART_KEY, CART_LIFE, CART_VERSION } from '#domain/cart.ts';
import { cartLatte, cartOption } from '#tests/support/cart-items.ts';
import { keepCart, keptCart, onCartKeptElsewhere } from './cart-storage.ts';
import { clearPersonalStorage } from './storage.ts';

const latte = cartLatte({ quantity: 2, childItems: [cartOption('5052', 2)] });
const SAVED_AT = 1_800_000_000_000;
const at = (now: number) => ({ now: () => now });
const keep = (text: string) => window.localStorage.setItem(CART_KEY, text);
const tampered = (change: object) =>
  JSON.stringify({ version: CART_VERSION, savedAt: SAVED_AT, items: [{ ...latte, ...change }] });

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('PRV-002 ORD-008 an item is kept with product, size, options, quantity, time and tip', () => {
  keepCart([latte], at(SAVED_AT));
  expect(keptCart(at(SAVED_AT))).toEqual([
    {
      itemId: '1010/hot/Large/OPT5052*2',
      product: {
        productNumber: '1010',
        name: 'Caffè Latte',
        picture: '/art/menu/1010.svg',
        availability: 'Available',
        forms: [{ formCode: 'hot', sizes: [{ sizeCode: 'Large', sku: '1010-Large' }] }],
      },
      size: 'Large',
      sizeCode: 'Large',
      quantity: 2,
      childItems: [{ productNumber: '5052', sku: 'OPT5052', quantity: 2 }],
      timeAdded: 1_800_000_000_000,
      tip: null,
      price: { amount: 545, currency: 'USD' },
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
    JSON.stringify({ version: 1, savedAt: SAVED_AT, items: [latte] }),
    JSON.stringify({ version: CART_VERSION, savedAt: 'today', items: [latte] }),
    JSON.stringify({ version: CART_VERSION, savedAt: SAVED_AT, items: Array.from({ length: 101 }, () => latte) }),
    tampered({ quantity: 1e9 }),
    tampered({ quantity: -1 }),
    tampered({ quantity: 1.5 }),
    tampered({ sizeCode: 7 }),
    tampered({ itemId: '' }),
    tampered({ product: { ...latte.product, name: 'x'.repeat(201) } }),
    tampered({ childItems: undefined }),
    tampered({ price: { amount: -545, currency: 'USD' } }),
    tampered({ product: { ...latte.product, forms: [] } }),
  ];
  for (const text of junk) {
    keep(text);
    expect(keptCart(at(SAVED_AT)), text.slice(0, 80)).toEqual([]);
  }
  keep(`{"version":${CART_VERSION},"savedAt":${SAVED_AT},"items":[],"__proto__":{"polluted":true}}`);
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

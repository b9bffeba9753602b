import { afterEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { ONBOARDING_KEY } from '#domain/home/onboarding.ts';
import { CART_KEY, CART_LIFE, CART_VERSION } from '#domain/ordering/cart.ts';
import { type CartReplica, EMPTY_REPLICA } from '#domain/ordering/cart-replica.ts';
import { cartLatte, cartOption } from '#tests/support/cart-items.ts';
import { keptCartCount, onCartKeptElsewhere } from './cart-count.ts';
import { keepCart, keptCart } from './cart-storage.ts';
import { clearPersonalStorage } from './storage.ts';

const latte = cartLatte({ quantity: 2, childItems: [cartOption('5052', 2)] });
const replica: CartReplica = { items: [latte], changes: new Map([[latte.itemId, 5]]) };
const NOTHING = { items: [], changes: new Map(), broken: false, newer: false, undated: false, old: false };
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
  keepCart(replica, at(SAVED_AT));
  expect(keptCart(at(SAVED_AT)).items).toEqual([
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
  keepCart(replica, at(SAVED_AT));
  expect(keptCart(at(SAVED_AT + CART_LIFE)).items).toHaveLength(1);
  expect(keptCartCount(at(SAVED_AT + CART_LIFE))).toBe(2);
  expect(keptCart(at(SAVED_AT + CART_LIFE + 1))).toEqual({ ...NOTHING, old: true });
  expect(keptCartCount(at(SAVED_AT + CART_LIFE + 1))).toBe(0);
  expect(CART_LIFE).toBe(604_800_000);
});

test('ORD-018 a cart of a clock that was set right by up to a day is kept; one from farther ahead has no age to trust', () => {
  keepCart(replica, at(SAVED_AT));
  for (const [ahead, lines, things] of [
    [1, 1, 2],
    [DAY_MS, 1, 2],
    [DAY_MS + 1, 0, 0],
    [365 * DAY_MS, 0, 0],
  ] as const) {
    expect(keptCart(at(SAVED_AT - ahead)).items, `${ahead} ms ahead`).toHaveLength(lines);
    expect(keptCartCount(at(SAVED_AT - ahead)), `${ahead} ms ahead`).toBe(things);
    expect(keptCart(at(SAVED_AT - ahead)).undated, `${ahead} ms ahead`).toBe(lines === 0);
  }
});

test('ORD-018 a forgotten cart leaves nothing in the browser, and signing out takes a full one away', () => {
  keepCart(replica, at(SAVED_AT));
  keepCart(EMPTY_REPLICA, at(SAVED_AT));
  expect(window.localStorage.getItem(CART_KEY)).toBeNull();
  keepCart(replica, at(SAVED_AT));
  clearPersonalStorage({ keepBegun: true });
  expect(keptCart(at(SAVED_AT)).items).toHaveLength(1);
  clearPersonalStorage({ keepBegun: false });
  expect(keptCart(at(SAVED_AT))).toEqual(NOTHING);
});

test('FC-122 what is no cart of ours counts as none, and as unreadable', () => {
  const junk = [
    '',
    '{',
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
    expect(keptCart(at(SAVED_AT)), text.slice(0, 80)).toEqual({ ...NOTHING, broken: true });
    expect(() => keptCartCount(at(SAVED_AT)), text.slice(0, 80)).not.toThrow();
  }
});

test('FC-122 HTML in the name of a thing, or of its size, is refused; a sign, a heart or a comparison is none', () => {
  for (const markup of [
    '<b>Latte</b>',
    'Latte<img src=x onerror=window.__xss=1>',
    '</p>',
    '<!-- -->',
    '<SVG/onload=1>',
  ]) {
    for (const change of [{ product: { ...latte.product, name: markup } }, { size: markup }]) {
      keep(tampered(change));
      expect(keptCart(at(SAVED_AT)), markup).toEqual({ ...NOTHING, broken: true });
    }
  }
  for (const name of [
    'Mac & Cheese',
    '5 < 6',
    '5 < 6 > 4',
    'I <3 Latte',
    'Tea -> Latte',
    'Milk<Cream',
    'Tea &lt;b&gt;',
  ]) {
    keep(tampered({ product: { ...latte.product, name }, size: name }));
    expect(keptCart(at(SAVED_AT)).items, name).toEqual([{ ...latte, product: { ...latte.product, name }, size: name }]);
  }
});

test('FC-112 FC-122 what the menu itself names with markup is kept, so that it is none', () => {
  const name = '<img src=x onerror=window.__xss=1>';
  keepCart({ ...replica, items: [cartLatte({ product: { name } })] }, at(SAVED_AT));
  expect(keptCart(at(SAVED_AT)).items.map(({ product }) => product.name)).toEqual([
    '‹img src=x onerror=window.__xss=1>',
  ]);
});

test('FC-122 a cart of a later release counts as none, and is not taken for a broken one', () => {
  keep(JSON.stringify({ version: CART_VERSION + 1, lines: [] }));
  expect(keptCart(at(SAVED_AT))).toEqual({ ...NOTHING, newer: true });
  expect(keptCartCount(at(SAVED_AT))).toBe(0);
  for (const version of [CART_VERSION - 1, CART_VERSION + 0.5, `${CART_VERSION + 1}`, null]) {
    keep(JSON.stringify({ version, lines: [] }));
    expect(keptCart(at(SAVED_AT)), String(version)).toEqual({ ...NOTHING, broken: true });
  }
});

test('FC-175 a browser that keeps nothing breaks nothing, and says so', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(keepCart(replica, at(SAVED_AT))).toBe(false);
  expect(keptCart(at(SAVED_AT))).toEqual(NOTHING);
  expect(keptCartCount(at(SAVED_AT))).toBe(0);
});

test('FC-044 keys of the language itself are no keys of a cart', () => {
  const odd = ['__proto__', 'constructor'].map((productNumber) => cartLatte({ product: { productNumber } }));
  const kept = JSON.stringify({ version: CART_VERSION, savedAt: SAVED_AT, items: odd, changes: [['__proto__', 7]] });
  keep(kept.replace('{', '{"__proto__":{"polluted":true},'));
  const { items, changes } = keptCart(at(SAVED_AT));
  expect(items).toEqual(odd);
  expect(changes.get('__proto__')).toBe(7);
  expect({}).not.toHaveProperty('polluted');
});

test('the count needs no more than a number for each line', () => {
  keepCart(replica, at(SAVED_AT));
  expect(keptCartCount(at(SAVED_AT))).toBe(2);
  for (const items of [[null], [{ quantity: 'x' }], [{}], {}]) {
    keep(JSON.stringify({ version: CART_VERSION, savedAt: SAVED_AT, items }));
    expect(keptCartCount(at(SAVED_AT))).toBe(0);
  }
});

test('a change in another tab is heard, of the cart alone', () => {
  const heard = vi.fn();
  const stop = onCartKeptElsewhere(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: ONBOARDING_KEY }));
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  expect(heard).toHaveBeenCalledTimes(2);
});

import { afterEach, expect, test, vi } from 'vitest';
import { CHOICE_LIFE_MS, type ConfirmedChoice } from '#domain/ordering/order-store.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { keepOrderStore, keptOrderStore } from './order-store-storage.ts';
import { clearPersonalStorage } from './storage.ts';

const NOON = 1_800_000_000_000;
const at = (now: number) => ({ now: () => now });
const choice: ConfirmedChoice = { storeNumber: storeNumberOf('12345-67890'), distance: 1.25, confirmedAt: NOON };
const kept = () => window.localStorage.getItem(ORDER_STORE_KEY);

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('ORD-018 ORD-080 of a choice only number, distance and time are kept, for seven days', () => {
  keepOrderStore(choice);
  expect(JSON.parse(kept() ?? '')).toEqual({
    machine: 'storeSelection',
    version: 1,
    storeNumber: '12345-67890',
    distance: 1.25,
    confirmedAt: NOON,
  });
  expect(keptOrderStore(at(NOON))).toEqual(choice);
  expect(CHOICE_LIFE_MS).toBe(604_800_000);
  expect(keptOrderStore(at(NOON + CHOICE_LIFE_MS))).toEqual(choice);
  expect(keptOrderStore(at(NOON + CHOICE_LIFE_MS + 1))).toBeNull();
  keepOrderStore({ ...choice, distance: null });
  expect(keptOrderStore(at(NOON))?.distance).toBeNull();
  keepOrderStore(null);
  expect(kept()).toBeNull();
});

test('ORD-018 a choice of a clock that was set right by up to a day is restored', () => {
  keepOrderStore(choice);
  expect(keptOrderStore(at(NOON - 1))).toEqual(choice);
  expect(keptOrderStore(at(NOON - 86_400_000))).toEqual(choice);
});

test('ORD-018 the choice stays when the visitor signs in, and is gone at sign-out', () => {
  keepOrderStore(choice);
  clearPersonalStorage({ keepBegun: true });
  expect(keptOrderStore(at(NOON))).toEqual(choice);
  clearPersonalStorage({ keepBegun: false });
  expect(kept()).toBeNull();
});

test('ORD-018 what is no choice of ours is not restored', () => {
  const whole = { machine: 'storeSelection', version: 1, ...choice };
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '"12345"',
    JSON.stringify({ ...whole, machine: 'cart' }),
    JSON.stringify({ ...whole, version: 2 }),
    JSON.stringify({ ...whole, storeNumber: '' }),
    JSON.stringify({ ...whole, storeNumber: '<script>' }),
    JSON.stringify({ ...whole, storeNumber: 5 }),
    JSON.stringify({ ...whole, distance: -1 }),
    JSON.stringify({ ...whole, distance: '1' }),
    JSON.stringify({ ...whole, confirmedAt: NOON + 86_400_001 }),
    JSON.stringify({ ...whole, confirmedAt: null }),
  ]) {
    window.localStorage.setItem(ORDER_STORE_KEY, text);
    expect(keptOrderStore(at(NOON)), text).toBeNull();
  }
});

test('a browser that keeps nothing throws nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  keepOrderStore(choice);
  expect(keptOrderStore(at(NOON))).toBeNull();
});

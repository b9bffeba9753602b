import { expect, test } from 'vitest';
import { aLocation } from '#tests/support/locations.ts';
import { storeNumberOf } from '../stores/store.ts';
import { CONFIRMATION_LIFE_MS, isConfirmationOld, meansStore, offerOf, orderObstacle } from './order-store.ts';

test('ORD-080 a confirmation is old after more than two hours, and one from the future is not trusted', () => {
  expect(CONFIRMATION_LIFE_MS).toBe(7_200_000);
  expect(
    [0, 1, 7_200_000, 7_200_001, -1, Number.NaN].map((age) => isConfirmationOld(1_000_000 - age, 1_000_000)),
  ).toEqual([false, false, false, true, true, true]);
});

test('LOC-072 READY is the only availability that takes orders', () => {
  const { store } = aLocation('1');
  const readyWith = (availability: string) =>
    offerOf({ ...store, mobileOrdering: { ...store.mobileOrdering, availability } }).ready;
  expect(['READY', 'NOT_READY', 'NOT_AVAILABLE', 'ready', '', 'UNKNOWN'].filter(readyWith)).toEqual(['READY']);
});

test('LOC-075 a guest may order where the stored-value card alone is taken', () => {
  const { store } = aLocation('1');
  const cardOnly = { ...store, mobileOrdering: { ...store.mobileOrdering, svcOnly: true } };
  expect(orderObstacle(offerOf(cardOnly), false)).toBeNull();
});

test('LOC-072 LOC-074 what stops an order at a store: closed first, then no mobile orders, then a missing account', () => {
  const offer = { open: true, ready: true, guestOrdering: true };
  expect(orderObstacle(offer, false)).toBeNull();
  expect(orderObstacle({ open: false, ready: false, guestOrdering: false }, false)).toBe('closed');
  expect(orderObstacle({ ...offer, ready: false, guestOrdering: false }, true)).toBe('no-mobile-orders');
  expect(orderObstacle({ ...offer, guestOrdering: false }, false)).toBe('account-needed');
  expect(orderObstacle({ ...offer, guestOrdering: false }, true)).toBeNull();
});

test('ORD-079 a number means the store that has it, whole or up to its hyphen, and no other', () => {
  const means = (text: string) => meansStore(storeNumberOf(text), storeNumberOf('1001-7'));
  expect(['1001-7', '1001', '1001-8', '1001-', '100', '10011', '1002-7', ''].filter(means)).toEqual(['1001-7', '1001']);
  expect(meansStore(storeNumberOf('1001'), null)).toBe(false);
});

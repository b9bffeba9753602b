import { afterEach, expect, test, vi } from 'vitest';
import { beginGuestKey, GUEST_KEY, guestKey } from './guest-key.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(GUEST_KEY);
});

test('D-312 a guest has a name of its own, in every tab, until the storage is emptied', () => {
  expect(guestKey()).toBeNull();
  const key = beginGuestKey();
  expect(guestKey()).toBe(key);
  expect(beginGuestKey()).not.toBe(key);
  window.localStorage.clear();
  expect(guestKey()).toBeNull();
});

test('D-312 where the browser keeps nothing a guest is known as long as the page', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const key = beginGuestKey();
  expect(guestKey()).toBe(key);
  forbidden.mockRestore();
  beginGuestKey();
  window.localStorage.clear();
  expect(guestKey()).toBeNull();
});

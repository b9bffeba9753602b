import { afterEach, expect, test, vi } from 'vitest';
import { clearSignOutPending, isSignOutPending, markSignOutPending, PENDING_SIGN_OUT_KEY } from './pending-sign-out.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearSignOutPending();
});

test('FC-068 FC-175 where the browser takes nothing more, a sign-out is not forgotten', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  markSignOutPending();
  expect(isSignOutPending()).toBe(true);
  clearSignOutPending();
  expect(isSignOutPending()).toBe(false);
});

test('FC-068 another tab that has sent a sign-out has sent it for all', () => {
  markSignOutPending();
  expect(isSignOutPending()).toBe(true);
  window.localStorage.removeItem(PENDING_SIGN_OUT_KEY);
  expect(isSignOutPending()).toBe(false);
});

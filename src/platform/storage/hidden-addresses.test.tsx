import { afterEach, expect, test, vi } from 'vitest';
import { dropHiddenAddresses, hiddenAddress, keepHiddenAddress } from './hidden-addresses.ts';

afterEach(() => {
  dropHiddenAddresses();
  vi.restoreAllMocks();
});

test('where the browser keeps nothing, a true address is known as long as the document, and no longer than the visitor', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepHiddenAddress('an-entry', { pathname: '/account/reset-password/secret' });
  expect(hiddenAddress('an-entry')).toEqual({ pathname: '/account/reset-password/secret' });
  expect(hiddenAddress('another-entry')).toBeNull();
  dropHiddenAddresses();
  expect(hiddenAddress('an-entry')).toBeNull();
});

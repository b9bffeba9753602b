import { vi } from 'vitest';

/** The storage of the browser takes nothing more; that of the tab, and removing, go on. Until spies are restored. */
export function fillBrowserStorage(): void {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function keep(this: Storage, key, value) {
    if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

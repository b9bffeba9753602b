import { afterEach, expect, test, vi } from 'vitest';
import { unregisterServiceWorkers } from './service-workers.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

const withRegistrations = (getRegistrations: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true });

test('ACC-023 FC-079 every registered worker is unregistered, also where one of them refuses', async () => {
  const [first, second] = [vi.fn(() => Promise.reject(new Error('busy'))), vi.fn(async () => true)];
  withRegistrations(async () => [{ unregister: first }, { unregister: second }]);
  await unregisterServiceWorkers();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('ACC-023 a browser without workers, or one that keeps them to itself, is no obstacle', async () => {
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
  withRegistrations(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});

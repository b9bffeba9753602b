import { afterEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './wake-lock.ts';

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));
let visibility: DocumentVisibilityState = 'visible';

/** A browser that can keep its screen on. */
function ableBrowser() {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
}
const turn = async (to: DocumentVisibilityState) => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
  request.mockClear();
  release.mockClear();
  visibility = 'visible';
});

test('wake lock: the screen stays on until it is let go', async () => {
  ableBrowser();
  const letGo = keepScreenOn();
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
  letGo();
  expect(release).toHaveBeenCalledTimes(1);
});

test('wake lock: asked for again when the page is shown again, not while another tab is in front', async () => {
  ableBrowser();
  const letGo = keepScreenOn();
  await turn('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await turn('visible');
  expect(request).toHaveBeenCalledTimes(2);
  letGo();
  await turn('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('wake lock: what comes after it was let go is let go, too', async () => {
  ableBrowser();
  keepScreenOn()();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

test('wake lock: a browser that cannot or will not goes on without', async () => {
  expect(keepScreenOn()).not.toThrow();
  ableBrowser();
  request.mockRejectedValueOnce(new DOMException('low battery'));
  expect(keepScreenOn()).not.toThrow();
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
});

import { afterAll, expect, test, vi } from 'vitest';

const found: unknown[] = [];

for (const number of [1, 2]) {
  test(`test ${number} begins without what the one before it has left on`, () => {
    found.push(globalThis.IS_REACT_ACT_ENVIRONMENT);
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    expect(found.at(-1)).toBeUndefined();
  });
}

test('a frame that a test with a false clock leaves behind keeps no later one from being drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const left = vi.fn();
  requestAnimationFrame(left);
  vi.useRealTimers();
  const later = vi.fn();
  const dropped = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(dropped));
  requestAnimationFrame(later);
  await expect.poll(() => later.mock.calls.length, { timeout: 2_000 }).toBe(1);
  expect(left).toHaveBeenCalledTimes(1);
  expect(dropped).not.toHaveBeenCalled();
});

afterAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
});

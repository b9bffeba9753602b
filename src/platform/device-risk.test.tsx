import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectReputation } from './device-risk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ACC-032 the risk data is one opaque text without anything of the person', async () => {
  const reputation = await collectReputation();
  expect(reputation).toMatch(/^[\w+/=]{8,200}$/);
  expect(reputation).toBe(await collectReputation());
});

test('ACC-032 a collector that fails, at once or later, gives an empty text', async () => {
  expect(await collectReputation(undefined, () => Promise.reject(new Error('blocked')))).toBe('');
  expect(
    await collectReputation(undefined, () => {
      throw new Error('blocked');
    }),
  ).toBe('');
});

test('ACC-032 a collector that takes longer than two seconds gives an empty text and is aborted', async () => {
  const timedOut = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    setTimeout(() => timedOut.abort(), ms);
    return timedOut.signal;
  });
  let given: AbortSignal | undefined;
  const reputation = collectReputation(undefined, (signal) => {
    given = signal;
    return new Promise(() => {});
  });
  const came = vi.fn();
  void reputation.then(came);
  await vi.advanceTimersByTimeAsync(1999);
  expect(came).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toHaveBeenCalledWith('');
  expect(given?.aborted).toBe(true);
});

test('ACC-032 a collection ends once the caller has left', async () => {
  const caller = new AbortController();
  const reputation = collectReputation(caller.signal, () => new Promise(() => {}));
  caller.abort();
  expect(await reputation).toBe('');
});

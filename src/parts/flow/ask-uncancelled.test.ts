import { CancelledError } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { askUncancelled } from './ask-uncancelled.ts';

const cancelled = async (): Promise<string> => {
  throw new CancelledError();
};

test('FC-070 FC-071 what others cancel is asked for anew, however often they do', async () => {
  const ask = vi
    .fn(async () => 'answer')
    .mockImplementationOnce(cancelled)
    .mockImplementationOnce(cancelled);
  expect(await askUncancelled(ask, new AbortController().signal)).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('FC-055 once the caller has left nothing is asked any more, and neither an answer nor a failure comes', async () => {
  const left = new AbortController();
  const ask = vi.fn(async () => {
    left.abort();
    return cancelled();
  });
  const settled = vi.fn();
  askUncancelled(ask, left.signal).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

test('FC-041 what fails for a reason of its own is not asked for again', async () => {
  const failure = new TypeError('network');
  const ask = vi.fn(() => Promise.reject(failure));
  await expect(askUncancelled(ask, new AbortController().signal)).rejects.toBe(failure);
  expect(ask).toHaveBeenCalledTimes(1);
});

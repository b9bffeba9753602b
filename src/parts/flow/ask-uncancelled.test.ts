import { CancelledError, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { bindSession } from '#session/visitor-watch.ts';
import { askUncancelled } from './ask-uncancelled.ts';

const cancelled = async (): Promise<string> => {
  throw new CancelledError();
};

const aTask = () => new Promise((resolve) => setTimeout(resolve));

test('FC-070 what others cancel is asked for anew, however often they do', async () => {
  const ask = vi
    .fn(async () => 'answer')
    .mockImplementationOnce(cancelled)
    .mockImplementationOnce(cancelled);
  expect(await askUncancelled(new QueryClient(), ask, new AbortController().signal)).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('FC-055 once the caller has left nothing is asked any more, and neither an answer nor a failure comes', async () => {
  const left = new AbortController();
  const ask = vi.fn(async () => {
    left.abort();
    return cancelled();
  });
  const settled = vi.fn();
  askUncancelled(new QueryClient(), ask, left.signal).then(settled, settled);
  await aTask();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

/** A client whose session asks whose it is, until that is answered: by the same member, or by another one. */
function clientThatAsks() {
  const queryClient = new QueryClient();
  let resolve = () => {};
  const resolved = new Promise<void>((settle) => {
    resolve = settle;
  });
  let replacements = 0;
  bindSession(queryClient, { resolveVisitor: () => resolved, replacements: () => replacements });
  const answer = (by: 'same' | 'another') => {
    if (by === 'another') replacements += 1;
    resolve();
  };
  return { queryClient, answer };
}

test('FC-070 nothing is asked for anew while it is not known whose session it is', async () => {
  const { queryClient, answer } = clientThatAsks();
  const ask = vi.fn(async () => 'answer').mockImplementationOnce(cancelled);
  const asked = askUncancelled(queryClient, ask, new AbortController().signal);
  await aTask();
  expect(ask).toHaveBeenCalledTimes(1);
  answer('same');
  expect(await asked).toBe('answer');
});

test('FC-071 what one member asked for is not asked for with the session of another one', async () => {
  const { queryClient, answer } = clientThatAsks();
  const ask = vi.fn(cancelled);
  const settled = vi.fn();
  askUncancelled(queryClient, ask, new AbortController().signal).then(settled, settled);
  answer('another');
  await aTask();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

test('FC-041 what fails for a reason of its own is not asked for again', async () => {
  const failure = new TypeError('network');
  const ask = vi.fn(() => Promise.reject(failure));
  await expect(askUncancelled(new QueryClient(), ask, new AbortController().signal)).rejects.toBe(failure);
  expect(ask).toHaveBeenCalledTimes(1);
});

import { CancelledError, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { Visitor } from '#domain/visitor.ts';
import { bindSession } from '#session/visitor-watch.ts';
import { held } from '#tests/support/held-calls.ts';
import { askUncancelled } from './ask-uncancelled.ts';

const cancelled = async (): Promise<string> => {
  throw new CancelledError();
};

const aTask = () => new Promise((resolve) => setTimeout(resolve, 5));

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

const ADA: Visitor = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const GRACE: Visitor = { kind: 'member', firstName: 'Grace', memberId: 'grace' };

/** A client whose session asks whose it is, until that is answered; before, it was Ada’s, unless another visitor is named. */
function clientThatAsks(before: Visitor = ADA, replacements = () => 0) {
  const queryClient = new QueryClient();
  const { release: answer, released } = held<Visitor>();
  const resolve = () => released;
  bindSession(queryClient, { resolveVisitor: resolve, confirmVisitor: resolve, visitor: () => before, replacements });
  return { queryClient, answer };
}

const DOUBT = new Failure('server');

/** A client whose session was Ada’s; now the server cannot say whose it is. */
function clientInDoubt(): QueryClient {
  const queryClient = new QueryClient();
  bindSession(queryClient, {
    resolveVisitor: async () => ({ kind: 'anonymous' }),
    confirmVisitor: () => Promise.reject(DOUBT),
    visitor: () => ADA,
    replacements: () => 0,
  });
  return queryClient;
}

test('FC-070 nothing is asked for anew while it is not known whose session it is', async () => {
  const { queryClient, answer } = clientThatAsks();
  const ask = vi.fn(async () => 'answer').mockImplementationOnce(cancelled);
  const asked = askUncancelled(queryClient, ask, new AbortController().signal);
  await aTask();
  expect(ask).toHaveBeenCalledTimes(1);
  answer(ADA);
  expect(await asked).toBe('answer');
});

test.each([[GRACE], [{ kind: 'guest' } as const]])(
  'FC-071 what one member asked for is not asked for with the session of %o',
  async (other) => {
    const { queryClient, answer } = clientThatAsks();
    const ask = vi.fn(cancelled);
    const settled = vi.fn();
    askUncancelled(queryClient, ask, new AbortController().signal).then(settled, settled);
    answer(other);
    await aTask();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  },
);

test('FC-071 what a member asked for is not asked for where the server cannot say whose session it is', async () => {
  const ask = vi.fn(cancelled);
  await expect(askUncancelled(clientInDoubt(), ask, new AbortController().signal)).rejects.toBe(DOUBT);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('FC-070 what is the same for all is asked for also where the server cannot say whose session it is', async () => {
  const ask = vi.fn(async () => 'answer').mockImplementationOnce(cancelled);
  expect(await askUncancelled(clientInDoubt(), ask, new AbortController().signal, { isOwn: false })).toBe('answer');
});

test('FC-071 what was asked for after a session has ended is not asked for once another member has come', async () => {
  const anonymous: Visitor = { kind: 'anonymous' };
  const replacements = vi.fn(() => 1).mockReturnValueOnce(0);
  const { queryClient, answer } = clientThatAsks(anonymous, replacements);
  const ask = vi.fn(cancelled);
  const settled = vi.fn();
  askUncancelled(queryClient, ask, new AbortController().signal).then(settled, settled);
  answer(GRACE);
  await aTask();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

test('FC-055 a caller who has left before asks nothing', async () => {
  const ask = vi.fn(async () => 'answer');
  void askUncancelled(new QueryClient(), ask, AbortSignal.abort());
  await aTask();
  expect(ask).not.toHaveBeenCalled();
});

test('FC-041 what fails for a reason of its own is not asked for again', async () => {
  const failure = new TypeError('network');
  const ask = vi.fn(() => Promise.reject(failure));
  await expect(askUncancelled(new QueryClient(), ask, new AbortController().signal)).rejects.toBe(failure);
  expect(ask).toHaveBeenCalledTimes(1);
});

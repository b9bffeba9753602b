import { expect, test, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { Visitor } from '#domain/visitor.ts';
import { loadDocumentOnce } from '#platform/missing-part.ts';
import type { Forgotten } from '#session/session.ts';
import { held } from '#tests/support/held-calls.ts';
import { untilAnswered } from './until-answered.ts';

const gwen: Visitor = { kind: 'member', firstName: 'Gwen', memberId: 'gwen' };

/** A change that was sent, and what came of it. */
async function begun() {
  const page = new AbortController();
  const { released, release, fail } = held<string>();
  const heard: string[] = [];
  const forget = new Set<(extent: Forgotten) => void>();
  let visitor = gwen;
  const session = {
    visitor: () => visitor,
    resolveVisitor: async () => visitor,
    onForgotten(listener: (extent: Forgotten) => void) {
      forget.add(listener);
      return () => void forget.delete(listener);
    },
  };
  const send = vi.fn((_signal: AbortSignal) => released);
  const answer = untilAnswered({
    session,
    signal: page.signal,
    send,
    learn: (learnt) => heard.push(`learnt ${learnt}`),
    readAnew: () => heard.push('read'),
    say: { answered: (said) => heard.push(`said ${said}`), failed: (code) => heard.push(`said ${code}`) },
  });
  answer.then(
    (said) => heard.push(`answered ${said}`),
    () => heard.push('failed'),
  );
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  return {
    heard,
    release,
    fail,
    signal: send.mock.calls[0]?.[0],
    leave: () => page.abort(),
    forget: () => {
      for (const listener of forget) listener('all');
    },
    become: (next: Visitor) => {
      visitor = next;
    },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

test('D-416 on its page an answer is learnt, read and left to the page', async () => {
  const { heard, release } = await begun();
  release('done');
  await pause();
  expect(heard).toEqual(['learnt done', 'read', 'answered done']);
});

test('D-416 a change whose page was left goes on, and its end is learnt, read and said', async () => {
  const { heard, release, leave, signal } = await begun();
  leave();
  expect(signal?.aborted).toBe(false);
  release('done');
  await pause();
  expect(heard.slice(0, 3)).toEqual(['learnt done', 'read', 'said done']);
});

test('D-416 one that fails after its page was left is read and said', async () => {
  const { heard, fail, leave } = await begun();
  leave();
  fail(new Failure('timed-out'));
  await pause();
  expect(heard.slice(0, 2)).toEqual(['read', 'said timed-out']);
});

test('FC-071 D-416 at sign-out it is aborted, and nothing comes of it', async () => {
  const { heard, release, leave, forget, signal } = await begun();
  leave();
  forget();
  expect(signal?.aborted).toBe(true);
  release('done');
  await pause();
  expect(heard).toEqual([]);
});

test('FC-071 D-416 nothing comes of it where its member is not here any more', async () => {
  const { heard, release, leave, become } = await begun();
  leave();
  become({ kind: 'anonymous' });
  release('done');
  await pause();
  expect(heard).toEqual([]);
});

test('FC-173 D-416 the document is not loaded anew by itself meanwhile', async () => {
  const kept = new Map<string, string>();
  const sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal('window', { sessionStorage, location: { reload: () => {} } });
  const load = () => loadDocumentOnce({ path: '/', typed: {} });
  const { release } = await begun();
  expect(load()).toBe(false);
  release('done');
  await pause();
  expect(load()).toBe(true);
  vi.unstubAllGlobals();
});

test('FC-026 D-416 a start that was abandoned at once, as in development, sends nothing', async () => {
  const page = new AbortController();
  const send = vi.fn(async () => 'done');
  const say = { answered: () => {}, failed: () => {} };
  const session = { visitor: () => gwen, resolveVisitor: async () => gwen, onForgotten: () => () => {} };
  void untilAnswered({ session, signal: page.signal, send, say });
  page.abort();
  await pause();
  expect(send).not.toHaveBeenCalled();
});

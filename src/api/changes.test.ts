import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { onChangeSent } from './changes.ts';
import { operation } from './operation.ts';

const write = operation({
  method: 'POST',
  path: '/apiproxy/v1/thing',
  body: v.object({ size: v.number() }),
  answer: v.unknown(),
});

afterEach(() => void vi.unstubAllGlobals());

test('FED-049 a change is reported unless it was surely refused', async () => {
  const sent = vi.fn();
  const stop = onChangeSent(sent);
  for (const [answer, times] of [
    [Response.json({}), 1],
    [new Response(null, { status: 503 }), 1],
    [new Response('<html>', { headers: { 'content-type': 'text/html' } }), 1],
    [Response.json({}, { status: 404 }), 0],
  ] as const) {
    sent.mockClear();
    vi.stubGlobal('fetch', async () => answer);
    await write({ body: { size: 1 } }).catch(() => {});
    expect([answer.status, sent.mock.calls.length]).toEqual([answer.status, times]);
  }
  stop();
});

test('FED-049 FED-050 a change whose caller leaves, or whose connection is lost, is reported: it may have been made', async () => {
  const sent = vi.fn();
  const stop = onChangeSent(sent);
  const caller = new AbortController();
  vi.stubGlobal('fetch', async () => {
    caller.abort();
    throw caller.signal.reason;
  });
  await expect(write({ body: { size: 1 }, signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent.mock.calls).toEqual([['POST /apiproxy/v1/thing']]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  await expect(write({ body: { size: 1 } })).rejects.toMatchObject({ code: 'offline' });
  expect(sent).toHaveBeenCalledTimes(2);
  stop();
});

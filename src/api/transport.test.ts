import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { operation } from './operation.ts';
import { noteSession, onSignedOut } from './signed-out.ts';
import { identifyOnlyWhere } from './transport.ts';
import { onRetryAfter } from './wait-asked.ts';

const read = operation({ method: 'GET', path: '/apiproxy/v1/thing', answer: v.object({ size: v.number() }) });
const write = operation({
  method: 'POST',
  path: '/apiproxy/v1/thing',
  body: v.object({ size: v.number() }),
  answer: v.unknown(),
  refusals: { 561007: 'favourites-full', 404: 'nearest-not-found' },
});

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

/** Runs timers until the call has ended, and hands back its result or what it threw. */
async function outcomeOf<Result>(call: Promise<Result>): Promise<Result | unknown> {
  const outcome = call.catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('LOC-013 asks for JSON with same-origin credentials and parses the answer by its schema', async () => {
  fetched.mockResolvedValueOnce(json({ size: 2, more: true }));
  expect(await outcomeOf(read({ query: { a: 'x y', b: undefined } }))).toEqual({ size: 2 });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/apiproxy/v1/thing?a=x+y');
  expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin', body: null });
  expect(new Headers(init?.headers).get('accept')).toBe('application/json');
});

test('FC-034 FC-035 a truncated body, HTML and a wrong shape are unreadable answers, asked for once', async () => {
  for (const response of [
    new Response('{"size":', { headers: { 'content-type': 'application/json' } }),
    new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    json({ size: 'large' }),
  ]) {
    fetched.mockReset();
    fetched.mockResolvedValue(response);
    expect(await outcomeOf(read({}))).toMatchObject({ name: 'Failure', code: 'bad-answer' });
    expect(fetched).toHaveBeenCalledTimes(1);
  }
});

test('FC-041 a read survives two lost answers and asks no more than three times', async () => {
  fetched.mockRejectedValueOnce(new TypeError('lost')).mockRejectedValueOnce(new TypeError('lost'));
  fetched.mockResolvedValueOnce(json({ size: 1 }));
  expect(await outcomeOf(read({}))).toEqual({ size: 1 });
  expect(fetched).toHaveBeenCalledTimes(3);

  fetched.mockReset();
  fetched.mockRejectedValue(new TypeError('lost'));
  expect(await outcomeOf(read({}))).toMatchObject({ code: 'offline' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('FC-041 a refusal and a 500 are not asked for again; 503 is', async () => {
  for (const [status, code, calls] of [
    [418, 'refused', 1],
    [401, 'signed-out', 1],
    [500, 'server', 1],
    [503, 'server', 3],
  ] as const) {
    fetched.mockReset();
    fetched.mockImplementation(async () => json({}, { status }));
    expect(await outcomeOf(read({}))).toMatchObject({ code });
    expect(fetched).toHaveBeenCalledTimes(calls);
  }
});

test('FC-040 429 with Retry-After: 3 is asked for once more, and not before 3 seconds', async () => {
  fetched.mockResolvedValueOnce(json({}, { status: 429, headers: { 'retry-after': '3' } }));
  fetched.mockResolvedValueOnce(json({ size: 1 }));
  const call = read({});
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toEqual({ size: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('FC-041 D-020 all tries of a read have the time of one: a repeat without an answer ends with what was said before it', async () => {
  const hangs = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const lostAfter = (ms: number) => () =>
    new Promise<Response>((_resolve, reject) => setTimeout(() => reject(new TypeError('lost')), ms));
  fetched.mockImplementationOnce(lostAfter(6_000)).mockImplementation(hangs);
  const call = outcomeOf(read({}));
  let ended = false;
  void call.then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(14_900);
  expect([ended, fetched.mock.calls.length]).toEqual([false, 2]);
  await vi.advanceTimersByTimeAsync(100);
  expect([ended, await call]).toMatchObject([true, { code: 'offline' }]);

  fetched.mockReset();
  fetched.mockImplementation(async () => json({}, { status: 429, headers: { 'retry-after': '8' } }));
  const refused = outcomeOf(read({}));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await refused).toMatchObject({ code: 'rate-limited' });
  // The third would begin when its time is over.
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('FC-040 FC-184 a date to wait for is compared with the date of the answer, not with the clock of the device', async () => {
  const headers = { date: 'Tue, 06 May 2031 12:00:00 GMT', 'retry-after': 'Tue, 06 May 2031 12:00:03 GMT' };
  fetched.mockResolvedValueOnce(json({}, { status: 429, headers }));
  fetched.mockResolvedValueOnce(json({ size: 1 }));
  const call = read({});
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toEqual({ size: 1 });
});

test('FC-040 429 with a long Retry-After: a read, too, is sent once, and the wait is reported', async () => {
  const waits: number[] = [];
  const stop = onRetryAfter((ms) => waits.push(ms));
  fetched.mockImplementation(async () => json({}, { status: 429, headers: { 'retry-after': '120' } }));
  const call = outcomeOf(write({ body: { size: 1 } }));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await call).toMatchObject({ code: 'rate-limited' });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([120_000]);
  const reading = outcomeOf(read({}));
  await vi.advanceTimersByTimeAsync(0);
  expect(await reading).toMatchObject({ code: 'rate-limited' });
  expect([fetched.mock.calls.length, waits.length]).toEqual([2, 2]);
  stop();
});

test('a mutation is never repeated by itself, and its business codes come before its status', async () => {
  fetched.mockRejectedValueOnce(new TypeError('lost'));
  expect(await outcomeOf(write({ body: { size: 1 } }))).toMatchObject({ code: 'offline' });
  fetched.mockResolvedValueOnce(json({ code: 561007 }, { status: 404 }));
  expect(await outcomeOf(write({ body: { size: 1 } }))).toMatchObject({ code: 'favourites-full' });
  fetched.mockResolvedValueOnce(json({ code: 'other' }, { status: 404 }));
  expect(await outcomeOf(write({ body: { size: 1 } }))).toMatchObject({ code: 'nearest-not-found' });
  fetched.mockResolvedValueOnce(json({ code: 'constructor' }, { status: 404 }));
  expect(await outcomeOf(write({ body: { size: 1 } }))).toMatchObject({ code: 'nearest-not-found' });
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"size":1}' });
});

test('a caller that aborts gets an AbortError, also during the pause before another attempt', async () => {
  const caller = new AbortController();
  fetched.mockRejectedValue(new TypeError('lost'));
  const call = read({ signal: caller.signal }).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(0);
  caller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a browser without AbortSignal.any and AbortSignal.timeout is answered, and its calls end in time too', async () => {
  const absent = { any: AbortSignal.any, timeout: AbortSignal.timeout };
  Object.assign(AbortSignal, { any: undefined, timeout: undefined });
  try {
    fetched.mockResolvedValueOnce(json({ size: 1 }));
    expect(await outcomeOf(read({ signal: new AbortController().signal }))).toEqual({ size: 1 });
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    expect(await outcomeOf(write({ body: { size: 1 } }))).toMatchObject({ code: 'timed-out' });
  } finally {
    Object.assign(AbortSignal, absent);
  }
});

test('a refusal that the contract reads is an answer; one of another shape or status is thrown', async () => {
  const ask = operation({
    method: 'POST',
    path: '/apiproxy/v1/thing',
    answer: v.object({ size: v.number() }),
    refused: { statuses: [403], body: v.object({ why: v.string() }) },
  });
  fetched.mockResolvedValueOnce(json({ why: 'small' }, { status: 403 }));
  expect(await outcomeOf(ask({}))).toEqual({ why: 'small' });
  fetched.mockResolvedValueOnce(json({ size: 2 }, { status: 403 }));
  expect(await outcomeOf(ask({}))).toMatchObject({ code: 'refused' });
  fetched.mockResolvedValueOnce(json({ why: 'broken' }, { status: 500 }));
  expect(await outcomeOf(ask({}))).toMatchObject({ code: 'server' });
});

test('FC-133 whatever changes something goes out as JSON with a header of our own, which no form of another site can send', async () => {
  const bare = operation({ method: 'DELETE', path: '/apiproxy/v1/thing', answer: v.unknown() });
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await outcomeOf(write({ body: { size: 1 } }));
  await outcomeOf(bare({}));
  await outcomeOf(read({}));
  const [posted, deleted, asked] = fetched.mock.calls.map(([, init]) => new Headers(init.headers));
  for (const headers of [posted, deleted]) {
    expect(headers?.get('content-type')).toBe('application/json');
    expect(headers?.get('x-requested-with')).toBe('northstar');
  }
  expect(asked?.has('x-requested-with')).toBe(false);
});

test('FC-068 while a sign-out is pending, only calls that are about the visitor carry cookies', async () => {
  const aboutVisitor = operation({ method: 'GET', path: '/apiproxy/v1/who', answer: v.unknown(), identifies: true });
  fetched.mockImplementation(async () => json({ size: 1 }));
  identifyOnlyWhere(() => false);
  await outcomeOf(read({}));
  await outcomeOf(aboutVisitor({}));
  identifyOnlyWhere(() => true);
  await outcomeOf(read({}));
  expect(fetched.mock.calls.map(([, { credentials }]) => credentials)).toEqual(['omit', 'same-origin', 'same-origin']);
});

test('ACC-004 FC-064 an unexplained 401 is reported once, before its caller learns of it; one that the contract explains is not', async () => {
  const order: string[] = [];
  const stop = onSignedOut(() => order.push('the session'));
  const guess = operation({
    method: 'POST',
    path: '/apiproxy/v1/thing',
    answer: v.unknown(),
    refusals: { 401: 'sign-in-refused' },
  });
  fetched.mockImplementation(async () => json({}, { status: 401 }));
  await outcomeOf(guess({}));
  expect(order).toEqual([]);
  await outcomeOf(write({ body: { size: 1 } }).catch(() => order.push('the caller')));
  expect(order).toEqual(['the session', 'the caller']);
  stop();
  await outcomeOf(read({}));
  expect(order).toHaveLength(2);
});

test.each([
  ['that is of a visitor, the caller learns that it can be tried again', true, 'session-replaced'],
  ['that is of no visitor, the caller learns that the session has ended', false, 'signed-out'],
] as const)(
  'ACC-004 FC-064 D-396 where another session has begun since, a 401 ends none; in one %s',
  async (_, isOfVisitor, code) => {
    const ended = vi.fn();
    onTestFinished(onSignedOut(ended));
    onTestFinished(() => noteSession({ isOfVisitor: false }));
    noteSession({ isOfVisitor: true });
    fetched.mockImplementation(async () => {
      noteSession({ isOfVisitor });
      return json({}, { status: 401, headers: { 'x-request-id': 'request-1' } });
    });
    expect(await outcomeOf(write({ body: { size: 1 } }))).toMatchObject({ code, requestId: 'request-1' });
    expect(ended).not.toHaveBeenCalled();
  },
);

test('FC-064 D-396 a try that is repeated with the next session is judged by that one', async () => {
  const ended = vi.fn();
  onTestFinished(onSignedOut(ended));
  onTestFinished(() => noteSession({ isOfVisitor: false }));
  noteSession({ isOfVisitor: true });
  fetched.mockImplementationOnce(async () => {
    noteSession({ isOfVisitor: true });
    return json({}, { status: 503 });
  });
  fetched.mockImplementation(async () => json({}, { status: 401 }));
  expect(await outcomeOf(read({}))).toMatchObject({ code: 'signed-out' });
  expect(ended).toHaveBeenCalledTimes(1);
});

const picture = operation({
  method: 'POST',
  path: '/apiproxy/v1/picture',
  body: v.object({ of: v.string() }),
  answers: 'image',
  answer: v.blob(),
});
const drawn = (body: BodyInit | null, type: string) => new Response(body, { headers: { 'content-type': type } });

test('CRD-019 an image is answered byte for byte, with its type', async () => {
  fetched.mockResolvedValueOnce(drawn(new Uint8Array([0, 137, 255]), 'image/png'));
  const blob = await outcomeOf(picture({ body: { of: 'x' } }));
  if (!(blob instanceof Blob)) throw new Error('No blob came.');
  expect(blob.type).toBe('image/png');
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0, 137, 255]);
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('accept')).toBe('image/*');
});

test('CRD-021 an image without a byte is an empty one', async () => {
  for (const response of [new Response(null, { status: 204 }), drawn('', 'text/plain')]) {
    fetched.mockResolvedValueOnce(response);
    expect(await outcomeOf(picture({ body: { of: 'x' } }))).toMatchObject({ size: 0 });
  }
});

test('CRD-020 what is no image is an unreadable answer, a refusal keeps its meaning', async () => {
  fetched.mockResolvedValueOnce(drawn('<html>', 'text/html'));
  expect(await outcomeOf(picture({ body: { of: 'x' } }))).toMatchObject({ name: 'Failure', code: 'bad-answer' });
  fetched.mockResolvedValueOnce(json({ code: 1 }, { status: 503 }));
  expect(await outcomeOf(picture({ body: { of: 'x' } }))).toMatchObject({ name: 'Failure', code: 'server' });
});

import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { graphOperation } from './graph-operation.ts';
import { noteSession, onSignedOut } from './signed-out.ts';

const readThing = graphOperation({
  name: 'get-thing',
  query: 'query GetThing($size: Int!) { thing(size: $size) { name } }',
  variables: v.object({ size: v.number() }),
  answer: v.pipe(
    v.object({ thing: v.object({ name: v.string() }) }),
    v.transform(({ thing }) => thing.name),
  ),
  refusals: { THING_MISSING: 'store-not-found', 404: 'menu-not-found' },
});

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const ask = () => readThing({ variables: { size: 2 } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('PRV-044 OPP-006 CRB-017 a Graph operation is a POST of name, query and variables to one address, whose data is the answer', async () => {
  fetched.mockResolvedValueOnce(Response.json({ data: { thing: { name: 'cup', more: 1 } } }));
  expect(await ask()).toBe('cup');
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(new URL(address ?? '', 'https://northstar.test').pathname).toBe('/apiproxy/v1/graphql');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual({
    operationName: 'get-thing',
    query: 'query GetThing($size: Int!) { thing(size: $size) { name } }',
    variables: { size: 2 },
  });
});

test('CRB-017 D-345 errors that are null are none', async () => {
  fetched.mockResolvedValueOnce(Response.json({ data: { thing: { name: 'cup' } }, errors: null }));
  expect(await ask()).toBe('cup');
});

test('ACC-004 FC-064 D-396 a Graph answer that does not know the session ends the one that it was asked with, and no later one', async () => {
  const ended = vi.fn();
  onTestFinished(onSignedOut(ended));
  onTestFinished(() => noteSession({ isOfVisitor: false }));
  noteSession({ isOfVisitor: true });
  const unknown = () => Response.json({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  fetched.mockImplementationOnce(async () => {
    noteSession({ isOfVisitor: true });
    return unknown();
  });
  await expect(ask()).rejects.toMatchObject({ code: 'session-replaced' });
  expect(ended).not.toHaveBeenCalled();
  fetched.mockImplementationOnce(async () => unknown());
  await expect(ask()).rejects.toMatchObject({ code: 'signed-out' });
  expect(ended).toHaveBeenCalledTimes(1);
  // A try that is repeated with the next session is judged by that one.
  fetched.mockImplementationOnce(async () => {
    noteSession({ isOfVisitor: true });
    return new Response(null, { status: 503 });
  });
  fetched.mockImplementationOnce(async () => unknown());
  await expect(ask()).rejects.toMatchObject({ code: 'signed-out' });
  expect(ended).toHaveBeenCalledTimes(2);
});

test('PRV-045 CRB-017 FC-037 any error is a failure, whatever the data says, and its code says which', async () => {
  const refusal = (code?: string | number) =>
    Response.json({ data: { thing: { name: 'cup' } }, errors: [{ message: 'no', extensions: { code } }] });
  for (const [answer, code] of [
    [refusal('THING_MISSING'), 'store-not-found'],
    [refusal('UNAUTHENTICATED'), 'signed-out'],
    [refusal('INTERNAL_SERVER_ERROR'), 'server'],
    [refusal('SOMETHING_NEW'), 'refused'],
    [refusal('constructor'), 'refused'],
    [refusal('toString'), 'refused'],
    [refusal(), 'unexpected'],
    [Response.json({ data: null, errors: [null, 'no', { extensions: { code: 'THING_MISSING' } }] }), 'store-not-found'],
    [Response.json({ errors: [{}] }), 'unexpected'],
    [Response.json({ data: null, errors: [{ message: 'no' }] }), 'unexpected'],
    [Response.json({ data: { thing: { name: 'cup' } }, errors: [{ path: ['thing', 'size'] }] }), 'unexpected'],
  ] as const) {
    fetched.mockResolvedValueOnce(answer);
    await expect(ask()).rejects.toMatchObject({ code });
  }
});

test('PRV-045 an error with a status is read by its code first, then by the status', async () => {
  const refusal = (status: number, code: string) =>
    Response.json({ data: null, errors: [{ extensions: { code } }] }, { status });
  for (const [answer, code] of [
    [refusal(400, 'THING_MISSING'), 'store-not-found'],
    [refusal(404, 'SOMETHING_NEW'), 'menu-not-found'],
    [refusal(500, 'INTERNAL_SERVER_ERROR'), 'server'],
    [new Response('<html>', { status: 500 }), 'server'],
  ] as const) {
    fetched.mockResolvedValueOnce(answer);
    await expect(ask()).rejects.toMatchObject({ code });
  }
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('FC-040 FC-041 a query is repeated like a GET, after a wait that the server asks for; a mutation never', async () => {
  vi.useFakeTimers();
  const moveThing = graphOperation({
    name: 'move-thing',
    query: 'mutation MoveThing { moveThing { name } }',
    variables: v.object({}),
    answer: v.unknown(),
  });
  try {
    fetched.mockResolvedValueOnce(new Response(null, { status: 429, headers: { 'retry-after': '3' } }));
    fetched.mockResolvedValueOnce(Response.json({ data: { thing: { name: 'cup' } } }));
    const answer = ask();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('cup');
    expect(fetched).toHaveBeenCalledTimes(2);

    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await expect(moveThing({ variables: {} })).rejects.toMatchObject({ code: 'server' });
    expect(fetched).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

test('an answer that holds neither data nor errors, or data of another shape, is a bad answer', async () => {
  for (const body of [{}, { data: null }, { data: { thing: {} } }, { data: {}, errors: 'no' }, [], 'cup']) {
    fetched.mockResolvedValueOnce(Response.json(body));
    await expect(ask()).rejects.toMatchObject({ code: 'bad-answer' });
  }
});

test('SVC-015 what a server refuses in the conversation is read from the extensions of its error, never from its own message', async () => {
  const moveThing = graphOperation({
    name: 'move-thing',
    query: 'mutation MoveThing { moveThing { name } }',
    variables: v.object({}),
    answer: v.object({ moveThing: v.object({ name: v.string() }) }),
    refused: v.object({ code: v.string(), message: v.optional(v.string()) }),
  });
  const move = () => moveThing({ variables: {} });
  const error = (extensions?: object, status = 200) =>
    Response.json({ data: null, errors: [{ message: 'Boom in line 7', extensions }] }, { status });
  for (const status of [200, 400, 402, 403, 404, 409, 422]) {
    fetched.mockResolvedValueOnce(error({ code: '121048', message: 'Ask your bank.' }, status));
    expect(await move()).toEqual({ code: '121048', message: 'Ask your bank.' });
    fetched.mockResolvedValueOnce(error({ code: '121048' }, status));
    expect(await move()).toEqual({ code: '121048' });
  }
  for (const [answer, code] of [
    [error({ code: '121048' }, 401), 'signed-out'],
    [error({ code: '121048' }, 503), 'server'],
    [new Response('<html>', { status: 422 }), 'refused'],
  ] as const) {
    fetched.mockResolvedValueOnce(answer);
    await expect(move()).rejects.toMatchObject({ code });
  }
  const both = [{ extensions: { message: 'No.' } }, { extensions: { code: '121048', message: 'Ask your bank.' } }];
  fetched.mockResolvedValueOnce(Response.json({ data: null, errors: both }));
  expect(await move()).toEqual({ code: '121048', message: 'Ask your bank.' });
  for (const [extensions, code] of [
    [{ code: 'UNAUTHENTICATED' }, 'signed-out'],
    [{ code: 'INTERNAL_SERVER_ERROR' }, 'server'],
    [undefined, 'unexpected'],
  ] as const) {
    for (const status of [200, 400, 403, 422]) {
      fetched.mockResolvedValueOnce(error(extensions, status));
      await expect(move(), `${code} ${status}`).rejects.toMatchObject({ code });
    }
  }
});

test('FC-020 OPP-026 where something was done beside an error its outcome stays open, whatever the code says', async () => {
  const buyThing = graphOperation({
    name: 'buy-thing',
    query: 'mutation BuyThing { buyThing { name receipt } }',
    variables: v.object({}),
    answer: v.object({ buyThing: v.object({ name: v.string(), receipt: v.string() }) }),
    refused: v.object({ code: v.string() }),
    isDoneDespiteErrors: true,
  });
  const buy = (data: unknown, status = 200) => {
    fetched.mockResolvedValueOnce(
      Response.json({ data, errors: [{ extensions: { code: 'RECEIPT_MISSING' } }] }, { status }),
    );
    return buyThing({ variables: {} });
  };
  await expect(buy({ buyThing: { name: 'cup', receipt: null } })).rejects.toMatchObject({ code: 'unexpected' });
  for (const nothing of [null, undefined, {}, { buyThing: null }]) {
    expect(await buy(nothing)).toEqual({ code: 'RECEIPT_MISSING' });
  }
  await expect(buy({ buyThing: { name: 'cup', receipt: null } }, 422)).rejects.toMatchObject({ code: 'unexpected' });
});

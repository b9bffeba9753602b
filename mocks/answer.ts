import { getResponse } from 'msw';
import { SPOILT } from './exchanges.ts';
import { type Fault, faultsFor } from './faults.ts';
import { handlersOf, operationAsked } from './handlers.ts';
import { refusalOfForeign } from './own-request.ts';
import { refuse } from './respond.ts';
import type { World } from './world.ts';

/** A connection that breaks instead of answering; the code that delivers answers does it. */
export const isDropped = (response: Response): boolean => response.type === 'error';

/** The first of two crossing answers waits this long for the second, milliseconds. */
const CROSSING_MS = 2000;

/**
 * Answers one request of the app from a world, faults and effect counts included. Every way of standing behind the
 * contract (Vite's servers, tests, the browser demo) goes through here.
 */
export async function answer(world: World, request: Request): Promise<Response> {
  const reply = await answered(world, request);
  // As every server does, by the clock of this one.
  if (!isDropped(reply)) {
    reply.headers.set('date', new Date(world.clock.now()).toUTCString());
    // Reports of errors name it (D-337); where two answers must be the same (FC-139), it would be a difference.
    if (reply.status >= 400) reply.headers.set('x-request-id', crypto.randomUUID());
  }
  return reply;
}

async function answered(world: World, request: Request): Promise<Response> {
  const operation = await operationAsked(world, request);
  if (operation === null) return refuse(404, 'NO_SUCH_OPERATION');
  const foreign = refusalOfForeign(request);
  if (foreign) return foreign;
  world.effects.requests[operation] = (world.effects.requests[operation] ?? 0) + 1;
  const faults = faultsFor(world.faults, operation, request.headers.get('x-world-fault'));
  const find = (kind: Fault['kind']) => faults.find((fault) => fault.kind === kind);

  const latency = world.traits.latencyMs + (find('latency')?.value ?? 0);
  if (latency > 0) await pause(latency, request.signal);
  if (find('hang')) await pause(Number.POSITIVE_INFINITY, request.signal);
  if (find('drop-before')) return Response.error();
  const status = find('status');
  if (status) return statusAnswer(status);
  if (find('duplicate')) await handled(world, operation, request.clone());
  const reply = await handled(world, operation, request);
  if (find('drop-after')) return Response.error();
  if (find('reorder')) await crossing(world, operation, request.signal);
  return spoilt(reply, faults);
}

async function handled(world: World, asked: string, request: Request): Promise<Response> {
  // msw reads address and cookies anew for each handler that it tries, and there are about ninety.
  const handlers = handlersOf(world).filter(({ operation }) => operation.key === asked);
  return (await getResponse(handlers, request)) ?? refuse(404, 'NO_SUCH_OPERATION');
}

function statusAnswer({ value, retryAfterSeconds }: Fault): Response {
  return refuse(value, 'FAULT', retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) });
}

async function spoilt(reply: Response, faults: readonly Fault[]): Promise<Response> {
  const has = (kind: Fault['kind']) => faults.some((fault) => fault.kind === kind);
  if (has('html')) {
    return new Response('<!doctype html><title>Sign in to the network</title>', {
      headers: { 'content-type': 'text/html; charset=utf-8', [SPOILT]: 'html' },
    });
  }
  if (has('wrong-shape')) return Response.json({ unexpected: [true] }, { headers: { [SPOILT]: 'wrong-shape' } });
  if (has('graph-error')) return brokenGraph(null);
  if (has('graph-partial')) return brokenGraph(dataIn(await reply.json()));
  if (reply.body === null || !(has('truncate') || has('duplicate'))) return reply;
  let text = await reply.text();
  // A picture has no lists.
  if (has('duplicate') && reply.headers.get('content-type')?.includes('json'))
    text = JSON.stringify(withTwins(JSON.parse(text)));
  const headers = new Headers(reply.headers);
  if (has('truncate')) {
    text = text.slice(0, Math.floor(text.length / 2));
    headers.set(SPOILT, 'truncate');
  }
  return new Response(text, { status: reply.status, headers });
}

/** What a Graph server says where it cannot fill a part of what was asked for. */
function brokenGraph(data: unknown): Response {
  const errors = [{ message: 'Cannot return null for non-nullable field.', path: ['balance'] }];
  return Response.json({ data, errors }, { headers: { [SPOILT]: 'graph-error' } });
}

const dataIn = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'data' in json ? json.data : null;

/** The outer lists of an answer with every entry twice. */
function withTwins(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.flatMap((entry: unknown) => [entry, entry]) : value,
    ]),
  );
}

const crossings = new WeakMap<World, Map<string, () => void>>();

/** The first answer waits until the second of the same operation has overtaken it. */
async function crossing(world: World, operation: string, signal: AbortSignal): Promise<void> {
  const waiting = crossings.get(world) ?? new Map<string, () => void>();
  crossings.set(world, waiting);
  const overtaken = waiting.get(operation);
  if (overtaken) {
    waiting.delete(operation);
    // After the overtaking answer has gone out.
    setTimeout(overtaken, 50);
    return;
  }
  await new Promise<void>((resolve) => {
    waiting.set(operation, resolve);
    void pause(CROSSING_MS, signal).then(() => {
      // A later request may wait in the place of one that was overtaken.
      if (waiting.get(operation) === resolve) waiting.delete(operation);
      resolve();
    });
  });
}

/** Waits, or ends at once when the other side has left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

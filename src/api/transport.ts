import * as v from 'valibot';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { lookUp } from '#domain/look-up.ts';
import { reportAnswerDate } from './answer-dates.ts';
import { reportChange } from './changes.ts';
import type { Contract } from './contract.ts';
import { startDeadline } from './deadline.ts';
import { codeIn, graphErrorCode, nestedErrorCode } from './error-code.ts';
import { isWorthRetrying, MAX_RETRIES, retryAfterMs, retryDelayMs, wait } from './retry.ts';
import { presentSession, reported } from './signed-out.ts';
import { reportWait } from './wait-asked.ts';

/** A call that takes longer counts as lost, milliseconds, unless its contract names a bound. */
const DEFAULT_TIMEOUT_MS = 15_000;

type AnyRequest = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | undefined>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  signal?: AbortSignal;
  onDated?: ((at: number | null) => void) | undefined;
  onSent?: (() => void) | undefined;
};

/** Whether requests may say whose they are now. */
let mayIdentify = (): boolean => true;

/**
 * From now on only calls that are about the visitor carry cookies wherever `may` says no: while the server has not heard of
 * a sign-out, its cookie is still good, and no page may show what it opens (FC-068).
 */
export function identifyOnlyWhere(may: () => boolean): void {
  mayIdentify = may;
}

/** What no form and no link of another site can send along (FC-133). */
const OWN_REQUEST = { 'x-requested-with': 'northstar' } as const;

/**
 * The only `fetch` of the backend: same-origin credentials, JSON both ways (or an image as the answer), a time-out, content type checked.
 * A read is repeated at most twice after a network error, 429, 502, 503 or 504, with jitter, as Retry-After says unless that is
 * long, and unless it `isSentOnce`; a mutation never. All tries together have the time of one.
 * Throws `Failure`, or the AbortError of the caller's signal.
 */
export async function fetchAnswer(contract: Contract, request: AnyRequest): Promise<Answer> {
  const endsAt = performance.now() + (contract.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const timeLeft = () => endsAt - performance.now();
  const isRepeatable = (contract.method === 'GET' || contract.isRead) && !contract.isSentOnce;
  let before: Outcome | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const found = await attemptOnce(contract, request, timeLeft());
    // A repeat without an answer says less than the try before it.
    const outcome: Outcome = before && isTimedOut(found) ? before : found;
    if (isRepeatable && attempt < MAX_RETRIES && !('value' in outcome) && isWorthRetrying(outcome)) {
      const delay = retryDelayMs(attempt, outcome.retryAfter);
      if (delay < timeLeft()) {
        before = outcome;
        await wait(delay, request.signal);
        continue;
      }
    }
    reportWait(outcome.retryAfter);
    if ('value' in outcome || !isRefusal(outcome.status)) reportChange(contract);
    if ('value' in outcome) return outcome;
    throw outcome.failure;
  }
}

const isTimedOut = (outcome: Outcome) => 'failure' in outcome && outcome.failure.code === 'timed-out';

/** What the server said; `refused` where it is a refusal that the contract reads, already parsed. `retryAfter`: milliseconds. */
type Answer = { value: unknown; refused: boolean; retryAfter: number | null };

/** Whether it surely changed nothing: an answer that is lost, cannot be read or is a server's failure may come after the change. */
const isRefusal = (status: number | null) => status !== null && status >= 400 && status < 500;

type Outcome = Answer | { failure: Failure; status: number | null; retryAfter: number | null };

/** The milliseconds after which the server would take another try of what it refused. */
const retryAfterOf = (response: Response) =>
  retryAfterMs(response.headers.get('retry-after'), dateOf(response) ?? Date.now());

/** When the server answered by its own clock, milliseconds since 1970 in whole seconds; null where it does not say. */
function dateOf({ headers }: Response): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? null : at;
}

async function attemptOnce(contract: Contract, request: AnyRequest, timeoutMs: number): Promise<Outcome> {
  const deadline = startDeadline(timeoutMs, request.signal);
  const sentWith = presentSession();
  request.onSent?.();
  try {
    const response = await fetch(addressOf(contract.path, request), {
      method: contract.method,
      credentials: contract.identifies || mayIdentify() ? 'same-origin' : 'omit',
      headers: {
        accept: contract.answers === 'image' ? 'image/*' : 'application/json',
        ...(contract.method === 'GET' ? {} : { 'content-type': 'application/json', ...OWN_REQUEST }),
        ...request.headers,
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: deadline.signal,
    });
    request.onDated?.(dateOf(response));
    // No cache answers anything but a GET.
    if (contract.method !== 'GET') reportAnswerDate(dateOf(response));
    if (!response.ok || isSpoken(contract, response)) {
      return refusal(contract, { response, text: await response.text(), sentWith });
    }
    return contract.answers === 'image' ? await readImage(response) : read(response, await response.text());
  } catch (thrown) {
    if (request.signal?.aborted) {
      // What was sent may have been done all the same (decision D-215).
      reportChange(contract);
      throw new DOMException('The caller left.', 'AbortError');
    }
    const code = deadline.isOver() ? 'timed-out' : 'offline';
    return { failure: new Failure(code, { cause: thrown }), status: null, retryAfter: null };
  } finally {
    deadline.lift();
  }
}

function read(response: Response, text: string): Outcome {
  if (text === '') return accepted(undefined);
  if (!contentType(response).includes('json')) return unreadable(response, 'content type');
  try {
    return accepted(JSON.parse(text));
  } catch (thrown) {
    return unreadable(response, thrown);
  }
}

/** A body without a byte is an image, too: one with nothing on it. */
async function readImage(response: Response): Promise<Outcome> {
  const bytes = await response.arrayBuffer();
  const type = contentType(response);
  if (bytes.byteLength > 0 && !type.startsWith('image/')) return unreadable(response, 'content type');
  return accepted(new Blob([bytes], { type }));
}

const contentType = ({ headers }: Response) => headers.get('content-type') ?? '';

const accepted = (value: unknown): Outcome => ({ value, refused: false, retryAfter: null });

/** The name by which the server knows a request, for reports (FC-137, D-337); null where it says none, or anything else. */
const requestIdOf = ({ headers }: Response) => /^[\w-]{8,64}$/.exec(headers.get('x-request-id') ?? '')?.[0] ?? null;

const unreadable = (response: Response, cause: unknown): Outcome => ({
  failure: new Failure('bad-answer', { cause, requestId: requestIdOf(response) }),
  status: response.status,
  retryAfter: null,
});

/** The contract reads what stands in an answer of this status by a schema of its own. */
const isSpoken = ({ refused }: Contract, { status }: Response) => refused?.statuses.includes(status) ?? false;

type Refused = { response: Response; text: string; sentWith: ReturnType<typeof presentSession> };

function refusal(contract: Contract, { response, text, sentWith }: Refused): Outcome {
  const { refused } = contract;
  if (refused && isSpoken(contract, response)) {
    const body = jsonOf(text);
    // A success that brings something has a body: an empty or a cut one is not what a 304 says (FC-034, FC-035).
    if (response.ok && body === undefined) return unreadable(response, 'no body');
    const parsed = v.safeParse(refused.body, body);
    if (parsed.success) return { value: parsed.output, refused: true, retryAfter: retryAfterOf(response) };
  }
  if (response.ok) return unreadable(response, 'shape');
  const code = lookUp(contract.refusals ?? {}, businessCode(text) ?? '') ?? contract.refusals?.[response.status];
  const { status } = response;
  const failure = new Failure(code ?? codeOfStatus(status), { cause: status, requestId: requestIdOf(response) });
  return {
    failure: reported(failure, sentWith),
    status,
    retryAfter: retryAfterOf(response),
  };
}

function codeOfStatus(status: number): FailureCode {
  if (status === 401) return 'signed-out';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'server' : 'refused';
}

/**
 * The code of an error body, as text: `{ "code": 561007 }`, `{ "error": { "code": 8001034 } }` (PTN-030), or
 * `{ "errors": [{ "extensions": { "code": "…" } }] }` (PRV-045).
 */
function businessCode(text: string): string | null {
  const body = jsonOf(text);
  return codeIn(body) ?? nestedErrorCode(body) ?? graphErrorCode(body);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function addressOf(path: string, { params, query }: AnyRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

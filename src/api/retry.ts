/** A read is asked for at most three times in all (FC-041). */
export const MAX_RETRIES = 2;

const BASE_DELAY_MS = 300;
/** A server that asks for more patience than this is not asked again; `reportWait` says how long to wait. Milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** Statuses that say "not now"; a 500 says "never like this" and is shown at once. */
const PASSING = [429, 502, 503, 504];

type Failed = { status: number | null; failure: { code: string }; retryAfter: number | null };

/**
 * Whether a failed read may succeed when it is repeated soon: lost answers and passing statuses; other refusals, bad answers and
 * servers that ask for a long wait will not.
 */
export function isWorthRetrying({ status, failure, retryAfter }: Failed): boolean {
  if (failure.code === 'bad-answer' || (retryAfter ?? 0) > LONGEST_WAIT_MS) return false;
  return status === null ? failure.code === 'offline' : PASSING.includes(status);
}

/** Milliseconds before the next attempt: what Retry-After asks for (milliseconds), else doubling, half of it fixed and half random. */
export function retryDelayMs(attempt: number, retryAfter: number | null, random: () => number = Math.random): number {
  if (retryAfter !== null) return retryAfter;
  const ceiling = BASE_DELAY_MS * 2 ** attempt;
  return ceiling / 2 + random() * (ceiling / 2);
}

/**
 * Milliseconds that a Retry-After asks for; null where it says nothing that can be read. A date is compared with the server's
 * own `answeredAt` (milliseconds since 1970): the device's clock may be wrong (FC-184).
 */
export function retryAfterMs(header: string | null, answeredAt: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - answeredAt;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Waits, or rejects with an AbortError as soon as the caller leaves. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      reject(new DOMException('The caller left.', 'AbortError'));
    };
    if (signal?.aborted) return leave();
    timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

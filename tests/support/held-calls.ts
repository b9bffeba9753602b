import { vi } from 'vitest';

/** Whether a call is meant, by its address and its body. */
type IsHeld = (call: string) => boolean;

const callOf = (to: unknown, init: RequestInit | undefined) => `${String(to)} ${String(init?.body)}`;

function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), released };
}

/** From now on these calls are sent only once they are released. */
export function holdCalls(isHeld: IsHeld): () => void {
  const send = globalThis.fetch;
  const { release, released } = held();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    if (isHeld(callOf(to, init))) await released;
    return send(to, init);
  });
  return release;
}

/** The first answer to such a call stays on the way until it may arrive. */
export function holdFirstAnswer(isHeld: IsHeld) {
  const send = globalThis.fetch;
  const { release, released } = held();
  const isOnTheWay = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const answer = await send(to, init);
    if (!isHeld(callOf(to, init)) || isOnTheWay.mock.calls.length > 0) return answer;
    isOnTheWay();
    await released;
    return answer;
  });
  return { arrive: release, isOnTheWay };
}

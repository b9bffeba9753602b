import { vi } from 'vitest';

/** Whether a call is meant, by its address and its body. */
type IsHeld = (call: string) => boolean;

const callOf = (to: unknown, init: RequestInit | undefined) => `${String(to)} ${String(init?.body)}`;

/** A promise that the test lets go, or fails. */
export function held<Value = void>() {
  let release: (value: Value) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  const released = new Promise<Value>((resolve, reject) => {
    release = resolve;
    fail = reject;
  });
  return { release, fail, released };
}

/** Of several kinds of calls each is held or answered in its own way: what stood in before is what sends the others on. */
function spyOnFetch() {
  const before = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch');
  return { spy, send: spy.getMockImplementation() ?? before };
}

type Operation = { contract: { path: string } } | { graph: { name: string } };

/** Answers calls of an operation in another way from now on; `send` sends one on, for what the server answers. */
export function answerInstead(
  operation: Operation,
  answer: (send: () => Promise<Response>) => Response | Promise<Response>,
): void {
  const { spy, send } = spyOnFetch();
  const isMeant = (to: unknown, init: RequestInit | undefined) =>
    'graph' in operation
      ? String(init?.body).includes(`"${operation.graph.name}"`)
      : new RegExp(`${operation.contract.path.replace(/:\w+/g, '[^/]+')}$`).test(String(to));
  spy.mockImplementation(async (to, init) => (isMeant(to, init) ? answer(() => send(to, init)) : send(to, init)));
}

/** Holds the calls that are meant from now on; returns how to release them. */
export function holdCalls(isHeld: IsHeld): () => void {
  const { spy, send } = spyOnFetch();
  const { release, released } = held();
  spy.mockImplementation(async (to, init) => {
    if (isHeld(callOf(to, init))) await released;
    return send(to, init);
  });
  return release;
}

/** The first answer to such a call stays on the way until it may arrive. */
export function holdFirstAnswer(isHeld: IsHeld) {
  const { spy, send } = spyOnFetch();
  const { release, released } = held();
  const isOnTheWay = vi.fn();
  spy.mockImplementation(async (to, init) => {
    const answer = await send(to, init);
    if (!isHeld(callOf(to, init)) || isOnTheWay.mock.calls.length > 0) return answer;
    isOnTheWay();
    await released;
    return answer;
  });
  return { arrive: release, isOnTheWay };
}

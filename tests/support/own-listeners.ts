import { vi } from 'vitest';

/**
 * What `create` makes, and how to end what it began to hear of the page meanwhile. For what listens as long as its page lives:
 * the tests of a process share theirs, which would keep all that each of them opened.
 */
export function withOwnListeners<Value>(create: () => Value): [value: Value, stop: () => void] {
  const targets: EventTarget[] = [window, document];
  const spies = targets.map((target) => ({ target, spy: vi.spyOn(target, 'addEventListener') }));
  try {
    const value = create();
    const heard = spies.flatMap(({ target, spy }) => spy.mock.calls.map((listening) => ({ target, listening })));
    const stop = () => {
      for (const { target, listening } of heard) target.removeEventListener(...listening);
    };
    return [value, stop];
  } finally {
    for (const { spy } of spies) spy.mockRestore();
  }
}

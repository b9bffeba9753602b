import type { Session } from './session.ts';

/**
 * What a session has one of, such as an actor that outlives every screen: made when it is first asked for, with what that caller
 * gives. `find` looks for it without making it.
 */
export function oncePerSession<Value extends object, Needs extends readonly unknown[]>(
  create: (session: Session, ...needs: Needs) => Value,
) {
  const made = new WeakMap<Session, Value>();
  const get = (session: Session, ...needs: Needs): Value => {
    const known = made.get(session);
    if (known) return known;
    const value = create(session, ...needs);
    made.set(session, value);
    return value;
  };
  return Object.assign(get, { find: (session: Session) => made.get(session) });
}

/** A place for what is kept in memory only: gone at sign-out, and as soon as the visitor is another one. */
export function untilForgotten<Value>(session: Session): { value: Value | null } {
  const kept: { value: Value | null } = { value: null };
  session.onForgotten(() => {
    kept.value = null;
  });
  return kept;
}

/** What is to be stopped with the session of a running app. */
export function stopWithSession(session: Session, stops: readonly (() => void)[]): void {
  session.visitorActor.subscribe({
    complete: () => {
      for (const stop of stops) stop();
    },
  });
}

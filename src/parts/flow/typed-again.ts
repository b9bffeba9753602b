import { useEffect, useLayoutEffect, useRef } from 'react';
import { onPageKept } from '#platform/document.ts';
import { typedNow } from '#platform/missing-part.ts';
import { leaveTyped, type TypedBefore, takeTypedBefore } from '#platform/typed-before-key.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

const drawers = new WeakMap<Session, Map<string, TypedBefore>>();

function drawerOf(session: Session): Map<string, TypedBefore> {
  const known = drawers.get(session);
  if (known) return known;
  const drawer = new Map<string, TypedBefore>();
  session.onForgotten(() => drawer.clear());
  drawers.set(session, drawer);
  return drawer;
}

/**
 * Gives a form of a visitor without an account back what was typed into it: after Back in memory, over a reload in the storage of
 * the tab until the next document has begun. Never a password, a code or the number of a card; and nothing once `isDone`.
 */
export function useTypedAgain(isDone: boolean): void {
  const session = useSession();
  const done = useRef(isDone);
  done.current = isDone;
  useLayoutEffect(() => {
    const drawer = drawerOf(session);
    // By the time the page goes, the address is that of the next one.
    const { path } = typedNow();
    const read = () => ({ ...typedNow(), path });
    const stop = onPageKept({
      left: () => {
        if (!done.current) leaveTyped({ ...read(), updated: false });
      },
      // The document was not loaded anew: what it held is still there.
      restored: takeTypedBefore,
    });
    return () => {
      stop();
      if (done.current) drawer.delete(path);
      else drawer.set(path, read());
    };
  }, [session]);
  useEffect(() => {
    const kept = drawerOf(session).get(typedNow().path);
    if (!kept) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    void import('#platform/typed-before.ts').then(({ enterTyped }) => {
      if (!isLeft) stop = enterTyped(kept);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [session]);
}

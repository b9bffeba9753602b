import { useSyncExternalStore } from 'react';
import { createListeners } from '#platform/listeners.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

/** A mark that a session gets once, such as that its order is being placed; what depends on it is loaded from then on. */
export type SessionMark = {
  readonly mark: (session: Session) => void;
  /** False in every prerendered page. */
  readonly useIsMarked: () => boolean;
};

/** `isKept`: the browser still holds what an earlier page began. */
export function createSessionMark(isKept: () => boolean = () => false): SessionMark {
  const marked = new WeakSet<Session>();
  const { subscribe, notify } = createListeners();
  return {
    mark(session) {
      marked.add(session);
      notify();
    },
    useIsMarked() {
      const session = useSession();
      return useSyncExternalStore(
        subscribe,
        () => marked.has(session) || isKept(),
        () => false,
      );
    },
  };
}

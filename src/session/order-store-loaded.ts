import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

const begun = new WeakSet<Session>();
const listeners = new Set<() => void>();

/** A page needs the order store of this session: what it shows around every page is loaded from now on. */
export function markOrderStoreLoaded(session: Session): void {
  begun.add(session);
  for (const listener of listeners) listener();
}

/** Whether the order store has been needed yet; false in every prerendered page. */
export function useIsOrderStoreLoaded(): boolean {
  const session = useSession();
  return useSyncExternalStore(
    listen,
    () => begun.has(session),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

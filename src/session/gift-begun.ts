import { useSyncExternalStore } from 'react';
import { isGiftPurchaseKept } from '#platform/gift-purchase.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

const begun = new WeakSet<Session>();
const listeners = new Set<() => void>();

/** Gifts are bought in this session: what stands over every page meanwhile is loaded from now on. */
export function markGiftBegun(session: Session): void {
  begun.add(session);
  for (const listener of listeners) listener();
}

/** Whether gifts are being bought, or were in this tab; false in every prerendered page. */
export function useIsGiftBegun(): boolean {
  const session = useSession();
  return useSyncExternalStore(
    listen,
    () => begun.has(session) || isGiftPurchaseKept(),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

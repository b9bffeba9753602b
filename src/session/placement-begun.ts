import { useSyncExternalStore } from 'react';
import { UNFINISHED_ORDERS_KEY } from '#domain/order-placement.ts';
import { isStored } from '#platform/storage.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

const begun = new WeakSet<Session>();
const listeners = new Set<() => void>();

/** Orders are placed in this session: what stands over every page meanwhile is loaded from now on. */
export function markPlacementBegun(session: Session): void {
  begun.add(session);
  for (const listener of listeners) listener();
}

/** Whether an order is being placed, or was left without an end; false in every prerendered page. */
export function useIsPlacementBegun(): boolean {
  const session = useSession();
  return useSyncExternalStore(
    listen,
    () => begun.has(session) || isStored(UNFINISHED_ORDERS_KEY),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

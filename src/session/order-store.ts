import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { StoreChoice } from '#domain/order-store.ts';
import type { StoreNumber } from '#domain/store.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

/** The store that orders go to, as screens show it. */
export interface OrderStore {
  /** `unknown` until it has been looked up, as in every prerendered page. */
  readonly state: 'unknown' | 'none' | 'chosen';
  readonly storeNumber: StoreNumber | null;
  /** Miles, at the time of the choice. */
  readonly distance: number | null;
  /** Restored, or chosen long ago: ask before an order is sent there (decision AO-66). */
  readonly needsConfirmation: boolean;
  /** The store whose checks are under way. */
  readonly loading: StoreNumber | null;
}

const UNKNOWN: OrderStore = {
  state: 'unknown',
  storeNumber: null,
  distance: null,
  needsConfirmation: false,
  loading: null,
};

interface OrderStorePort {
  subscribe(listener: () => void): () => void;
  snapshot(): OrderStore;
  select(choice: StoreChoice): void;
}

const kept = new WeakMap<Session, OrderStorePort>();

function orderStoreOf(session: Session): OrderStorePort {
  const known = kept.get(session);
  if (known) return known;
  const made = createPort();
  kept.set(session, made);
  return made;
}

function createPort(): OrderStorePort {
  const listeners = new Set<() => void>();
  let shown = UNKNOWN;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    select({ storeNumber }) {
      shown = { ...shown, loading: storeNumber };
      for (const listener of listeners) listener();
    },
  };
}

/** The order store and what is going on with it; screens that outlive each other all see the same. */
export function useOrderStore(): OrderStore {
  const port = orderStoreOf(useSession());
  return useSyncExternalStore(port.subscribe, port.snapshot, () => UNKNOWN);
}

/** How a screen asks for a store to order from: its checks run, and the app goes to the menu or says why not. */
export function useSelectStore(): (choice: StoreChoice) => void {
  const session = useSession();
  const port = useMemo(() => orderStoreOf(session), [session]);
  return useCallback((choice: StoreChoice) => port.select(choice), [port]);
}

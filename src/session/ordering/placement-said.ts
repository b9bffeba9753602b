import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#platform/listeners.ts';
import { oncePerSession } from '../once-per-session.ts';
import { useSession } from '../session-provider.tsx';

/** `shownBy`: how many parts of a page say now that an order was not placed; `read`: the order of which it was read (D-412). */
type Said = { readonly shownBy: number; readonly read: string | null };

const placementSaidOf = oncePerSession(() => {
  let said: Said = { shownBy: 0, read: null };
  const { subscribe, notify } = createListeners();
  const set = (change: Partial<Said>) => {
    said = { ...said, ...change };
    notify();
  };
  return {
    subscribe,
    snapshot: () => said,
    show() {
      set({ shownBy: said.shownBy + 1 });
      return () => set({ shownBy: said.shownBy - 1 });
    },
    /** `orderId`: of the order that was turned away. */
    noteRead: (orderId: string) => set({ read: orderId }),
  };
});

/** What is said of an order that was not placed, by any part of the page. */
export function usePlacementSaid(): Said {
  const { subscribe, snapshot } = placementSaidOf(useSession());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Notes that a page which said it was left by the person. */
export function useNotePlacementRead(): (orderId: string) => void {
  return placementSaidOf(useSession()).noteRead;
}

/** Notes, before it is painted, that the part that calls it says why an order was not placed. */
export function usePlacementShown(isShown: boolean): void {
  const { show } = placementSaidOf(useSession());
  useLayoutEffect(() => (isShown ? show() : undefined), [isShown, show]);
}

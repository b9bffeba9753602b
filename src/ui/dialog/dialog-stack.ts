import { type RefObject, useEffect, useId, useSyncExternalStore } from 'react';

type OpenModal = { readonly id: string; readonly popup: RefObject<HTMLElement | null> };

/** The modals that are open now, by their openers, the uppermost last. */
let open: readonly OpenModal[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OpenModal[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether another modal lies over this one. Modals that do not know of each other would hide each other from a screen
 * reader: only the uppermost may hide what is around it.
 */
export function useIsCovered(isOpen: boolean, popup: RefObject<HTMLElement | null>): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    change([...open, { id, popup }]);
    return () => change(open.filter((other) => other.id !== id));
  }, [id, isOpen, popup]);
  const isCovered = () => open.some((other) => other.id === id) && open.at(-1)?.id !== id;
  return useSyncExternalStore(subscribe, isCovered, () => false);
}

/** The modal that keeps the focus now; null where none is open. */
export function uppermostModal(): HTMLElement | null {
  return open.at(-1)?.popup.current ?? null;
}

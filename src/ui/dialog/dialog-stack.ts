import { useEffect, useId, useSyncExternalStore } from 'react';

/** The modals that are open now, by whoever opened them, the uppermost last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
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
export function useIsCovered(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    change([...open, id]);
    return () => change(open.filter((other) => other !== id));
  }, [id, isOpen]);
  const isCovered = () => open.includes(id) && open.at(-1) !== id;
  return useSyncExternalStore(subscribe, isCovered, () => false);
}

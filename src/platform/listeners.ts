/** Functions that hear of a change. */
export type Listeners<Args extends readonly unknown[]> = {
  /** Returns how to stop; fit for `useSyncExternalStore`. */
  subscribe(listener: (...args: Args) => void): () => void;
  notify(...args: Args): void;
  /** How many listen now. */
  count(): number;
};

/** A list of listeners, empty at first. */
export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify(...args) {
      for (const listener of listeners) listener(...args);
    },
    count: () => listeners.size,
  };
}

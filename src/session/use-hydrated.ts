import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page is hydrated, so that the first render equals it; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

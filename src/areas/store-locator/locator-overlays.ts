import { useEffect, useRef } from 'react';
import type { StoreNumber } from '#domain/stores/store.ts';

/** What lies over the locator stands in the browser's history, so that Back closes it. */
export type LocatorOverlays = {
  /** The details are open where the address names a store; nothing in the address speaks of the filters. */
  filtersOpen: boolean;
  openFilters: () => void;
  openDetails: (storeNumber: StoreNumber) => void;
  /** Back to where the overlay was opened. A shared link was opened nowhere: there the address loses the store. */
  close: () => void;
};

/** The value while it counts, and what it last was afterwards: an overlay keeps its content while it slides away. */
export function useLatched<Value>(counts: boolean, value: Value): Value {
  const last = useRef(value);
  useEffect(() => {
    if (counts) last.current = value;
  });
  return counts ? value : last.current;
}

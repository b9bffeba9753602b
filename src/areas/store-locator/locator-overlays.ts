import { useEffect, useRef } from 'react';
import type { StoreNumber } from '#domain/stores/store.ts';
import type { LocatorSearch } from './locator-search-schema.ts';

/** What lies over the locator stands in the browser's history, so that Back closes it. */
export type LocatorOverlays = {
  /** The details are open where the address names a store; nothing in the address speaks of the filters. */
  filtersOpen: boolean;
  openFilters: () => void;
  openDetails: (storeNumber: StoreNumber) => void;
  /** Back to where the overlay was opened. A shared link was opened nowhere: there the address loses the store. */
  close: () => void;
};

export type SearchChangeOptions = {
  readonly replace: boolean;
  /** What lies over the locator stays where it is. */
  readonly keepsOverlay?: boolean;
};

type FollowSearch = (change: Partial<LocatorSearch>, options: SearchChangeOptions) => void;

/**
 * The address follows what is found late, as a position, once the filters are closed: at once it would close them, with what was
 * chosen there, and Back would open them again.
 */
export function useChangesAfterFilters(filtersOpen: boolean, onSearchChange: FollowSearch) {
  const held = useRef<Parameters<FollowSearch> | null>(null);
  const latest = useRef({ filtersOpen, onSearchChange });
  latest.current = { filtersOpen, onSearchChange };
  useEffect(() => {
    if (filtersOpen || held.current === null) return;
    const [change, options] = held.current;
    held.current = null;
    latest.current.onSearchChange(change, options);
  }, [filtersOpen]);
  return {
    follow(...[change, options]: Parameters<FollowSearch>) {
      if (!latest.current.filtersOpen) return latest.current.onSearchChange(change, options);
      // What puts right a search that is held back, too, is one step of the history with it.
      const replace = options.replace && held.current?.[1].replace !== false;
      held.current = [change, { ...options, replace }];
    },
    /** What was held back so far, for one change together with another. */
    take(): Partial<LocatorSearch> {
      const [change] = held.current ?? [{}];
      held.current = null;
      return change;
    },
  };
}

/** The value while it counts, and what it last was afterwards: an overlay keeps its content while it slides away. */
export function useLatched<Value>(counts: boolean, value: Value): Value {
  const last = useRef(value);
  useEffect(() => {
    if (counts) last.current = value;
  });
  return counts ? value : last.current;
}

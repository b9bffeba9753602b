import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { storeFiltersMachine } from '#machines/store-locator/store-filters.machine.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

export type StoreFiltersPage = {
  /** The features that are active now. */
  features: readonly string[];
  /** Whether the browser's history says that the overlay is open; Back and Forward change it. */
  open: boolean;
  /** Gets the features that are to be active from now on. */
  onApplied: (features: readonly string[]) => void;
  /** The overlay was closed by hand: the history is to follow. */
  onLeft: () => void;
};

/** The filter overlay (LOC-057 to LOC-060), open as long as the browser's history says so. */
export function useStoreFiltersActor(page: StoreFiltersPage) {
  const { options } = useFlowRuntime();
  const filters = useActorRef(storeFiltersMachine, options);
  const current = useRef(page);
  current.current = page;
  useEffect(() => {
    const subscriptions = [
      filters.on('features.wanted', ({ features }) => {
        const { features: active, onApplied, onLeft } = current.current;
        // What is active already is no new question: nothing is left to do but to close.
        if (isSameSet(features, active)) onLeft();
        else onApplied(features);
      }),
      filters.on('filters.left', () => {
        if (current.current.open) current.current.onLeft();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [filters]);
  const { open } = page;
  useEffect(() => {
    const { features } = current.current;
    filters.send(open ? { type: 'filters.opened', features } : { type: 'filters.dismissed' });
  }, [filters, open]);
  return filters;
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code) => b.includes(code));
}

import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { storeFiltersMachine } from '#machines/store-locator/store-filters.machine.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

/** The filter overlay (LOC-057 to LOC-060); `onApplied` gets the features that are to be active from now on. */
export function useStoreFiltersActor(onApplied: (features: readonly string[]) => void) {
  const { options } = useFlowRuntime();
  const filters = useActorRef(storeFiltersMachine, options);
  const current = useRef(onApplied);
  current.current = onApplied;
  useEffect(() => {
    const subscription = filters.on('features.wanted', ({ features }) => current.current(features));
    return () => subscription.unsubscribe();
  }, [filters]);
  return filters;
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { createFavouriteToggles, type FavouriteToggles } from './favourite-toggles.ts';

/** The hearts of the running app: they live as long as its query client, across tabs and screens. */
const toggles = new WeakMap<object, FavouriteToggles>();

/** The hearts, and what they wish for now (LOC-062 to LOC-067). */
export function useFavouriteToggles(tellRefused: (failure: FailureCode) => void) {
  const queryClient = useQueryClient();
  const runtime = useFlowRuntime();
  const hearts = useMemo(() => {
    const known = toggles.get(queryClient);
    if (known) return known;
    const made = createFavouriteToggles(queryClient, runtime, tellRefused);
    toggles.set(queryClient, made);
    return made;
  }, [queryClient, runtime, tellRefused]);
  const wishes = useSyncExternalStore(hearts.subscribe, hearts.wishes, hearts.wishes);
  return { hearts, wishes };
}

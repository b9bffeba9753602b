import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { createFavouriteToggles, type FavouriteToggles } from './favourite-toggles.ts';

/** The hearts of the running app: they live as long as its session, across tabs of the list and screens. */
const kept = new WeakMap<Session, FavouriteToggles>();

/** The hearts, and what they wish for now (LOC-062 to LOC-067). */
export function useFavouriteToggles(tellRefused: (failure: FailureCode) => void) {
  const session = useSession();
  const queryClient = useQueryClient();
  const runtime = useFlowRuntime();
  const hearts = useMemo(() => {
    const known = kept.get(session);
    if (known) return known;
    const made = createFavouriteToggles(queryClient, runtime, tellRefused);
    kept.set(session, made);
    session.onVisitorChange(made.forget);
    return made;
  }, [session, queryClient, runtime, tellRefused]);
  const wishes = useSyncExternalStore(hearts.subscribe, hearts.wishes, hearts.wishes);
  return { hearts, wishes };
}

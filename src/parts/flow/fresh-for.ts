import type { QueryClient } from '@tanstack/react-query';

/** For how long what the cache holds stays fresh, milliseconds: `life` counts from when it was read. */
export function freshFor(
  queryClient: QueryClient,
  { queryKey, life, now }: { readonly queryKey: readonly unknown[]; readonly life: number; readonly now: number },
): number {
  const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? now;
  // By a clock that was set back its age is not known: it is asked for anew (D-383).
  return readAt > now ? 0 : readAt - now + life;
}

/** Whether a clock was set back since the cache read it: it would be fresh for so much longer, and is asked for anew (D-383). */
export function isReadAhead(queryClient: QueryClient, queryKey: readonly unknown[], now: number): boolean {
  return (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? now) > now;
}

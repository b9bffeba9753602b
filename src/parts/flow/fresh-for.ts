import type { QueryClient } from '@tanstack/react-query';

type Asked = { readonly queryKey: readonly unknown[]; readonly life: number; readonly now: number };

/**
 * How long what was just read, or is in the cache, stays fresh, milliseconds: `life` counts from when it was read. A clock that
 * was set back keeps it for no longer.
 */
export function freshFor(queryClient: QueryClient, { queryKey, life, now }: Asked): number {
  const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? now;
  return Math.min(readAt - now, 0) + life;
}

/** How long data stays fresh on a page shown again: by a clock that was set back its age is not known, and it is asked for anew (D-383). */
export function freshForAsShown(queryClient: QueryClient, asked: Asked): number {
  return isReadAhead(queryClient, asked.queryKey, asked.now) ? 0 : freshFor(queryClient, asked);
}

/** Whether a clock was set back since the cache read it: it would be fresh for so much longer, and is asked for anew (D-383). */
export function isReadAhead(queryClient: QueryClient, queryKey: readonly unknown[], now: number): boolean {
  return (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? now) > now;
}

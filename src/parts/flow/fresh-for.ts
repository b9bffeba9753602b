import type { QueryClient } from '@tanstack/react-query';

/** For how long what the cache holds stays fresh, milliseconds: `life` counts from when it was read. */
export function freshFor(
  queryClient: QueryClient,
  { queryKey, life, now }: { readonly queryKey: readonly unknown[]; readonly life: number; readonly now: number },
): number {
  const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? now;
  // A clock that was set back keeps it for no longer.
  return Math.min(readAt - now, 0) + life;
}

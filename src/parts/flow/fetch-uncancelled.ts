import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { askUncancelled } from './ask-uncancelled.ts';

/**
 * Fetches, from the cache where it is fresh. What others cancel, as a change of visitor does, is asked for again once it is known
 * that the same person visits, or an anonymous visitor; for another person the promise stays open, so that the caller needs a
 * bound of its own. A query whose meta says `sameForAll` or `outlivesSession` is no member's own. With a stale time of 0 the
 * answer is the server's own, whatever the clock says; it may be that of a request that is on its way already. Otherwise what
 * was read before may be the answer where it is cancelled. Without a network it fails at once: a fetch that waits for one would
 * meet the caller's bound, and be taken for a server that does not answer.
 */
export function fetchUncancelled<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  const { queryKey, staleTime, meta } = query;
  const asked = { ...query, networkMode: 'always' } as const;
  const isOwn = meta?.['sameForAll'] !== true && meta?.['outlivesSession'] !== true;
  const timesRead = () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  const ask = async () => {
    if (staleTime !== 0) return queryClient.fetchQuery(asked);
    // By a clock that was set back, what was read before is of the future, and fresh (FC-184).
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    const before = timesRead();
    const data = await queryClient.fetchQuery(asked);
    if (timesRead() <= before) throw new CancelledError();
    return data;
  };
  return askUncancelled(queryClient, ask, signal, { isOwn });
}

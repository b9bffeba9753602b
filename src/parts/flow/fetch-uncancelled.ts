import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { askUncancelled } from './ask-uncancelled.ts';

/** Fetches, from the cache where it is fresh; what others cancel, as a change of visitor does, is asked for again. */
export function fetchUncancelled<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  const timesRead = () => queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const fetchOnce = async () => {
    const before = timesRead();
    const data = await queryClient.fetchQuery(query);
    // Cancelled, a query answers with what was read before, and who asks without the cache does not mean that.
    if (query.staleTime === 0 && timesRead() <= before) throw new CancelledError();
    return data;
  };
  return askUncancelled(queryClient, fetchOnce, signal);
}

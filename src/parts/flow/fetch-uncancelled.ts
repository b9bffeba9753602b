import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { askUncancelled } from './ask-uncancelled.ts';

/** Fetches, from the cache where it is fresh; what others cancel, as a change of visitor does, is asked for again. */
export function fetchUncancelled<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  return askUncancelled(() => queryClient.fetchQuery(query), signal);
}

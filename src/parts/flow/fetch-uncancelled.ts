import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';

/** Fetches; where what is under way is cancelled, as by a change of visitor, it is asked for once more. */
export function fetchUncancelled<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return queryClient.fetchQuery(query).catch((failure: unknown) => {
    if (failure instanceof CancelledError) return queryClient.fetchQuery(query);
    throw failure;
  });
}

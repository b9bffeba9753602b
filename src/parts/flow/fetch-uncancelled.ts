import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';

/** Fetches what is everybody's: a change of visitor cancels all that is under way, and it is asked for once more then. */
export function fetchUncancelled<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return queryClient.fetchQuery(query).catch((failure: unknown) => {
    if (failure instanceof CancelledError) return queryClient.fetchQuery(query);
    throw failure;
  });
}

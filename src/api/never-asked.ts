import { type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';

/** What is only written into the cache: no query asks for it, and it stays as long as the page. */
export const neverAsked = <Data>(queryKey: QueryKey) =>
  queryOptions<Data>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

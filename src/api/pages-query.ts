import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/durations.ts';
import { Failure } from '#domain/failure.ts';

type Page = { readonly entries: readonly unknown[]; readonly total: number };

/**
 * A list that is read page by page of `size` entries by their offset, good for a minute; rejects with a Failure. Its first page is
 * no answer where the server has entries and none can be read; a later one must not keep back those that follow (D-355).
 */
export const pagesQuery = <Answer extends Page>(
  queryKey: QueryKey,
  size: number,
  read: (offset: number, signal: AbortSignal) => Promise<Answer>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const page = await read(pageParam, signal);
      if (pageParam === 0 && page.total > 0 && page.entries.length === 0) throw new Failure('bad-answer');
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, offset) => (offset + size < total ? offset + size : undefined),
    staleTime: MINUTE_MS,
  });

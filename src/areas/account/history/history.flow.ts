import {
  hashKey,
  InfiniteQueryObserver,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { historyQuery, receiptQuery } from '#api/account/history.ts';
import type { HistoryKind } from '#domain/account/history.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { historyMachine } from '#machines/account/history/history.machine.ts';
import { receiptMachine } from '#machines/account/history/receipt.machine.ts';
import { askUncancelled } from '#parts/flow/ask-uncancelled.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { onPageShown } from '#platform/document.ts';
import { nextTask } from '#platform/next-task.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import { historyState } from './history-state.ts';

/** Without a network it fails at once, and says so. */
const asked = (kind: HistoryKind) => ({ ...historyQuery(kind), networkMode: 'always' }) as const;

const historyActors = (queryClient: QueryClient, kind: HistoryKind): EveryActorOf<typeof historyMachine> => ({
  readNewest: fromPromise(async ({ signal }) => {
    await askUncancelled(queryClient, () => queryClient.fetchInfiniteQuery(asked(kind)), signal);
  }),
  readMore: fromPromise(async ({ signal }) => {
    const list = new InfiniteQueryObserver(queryClient, asked(kind));
    await askUncancelled(queryClient, () => list.fetchNextPage({ throwOnError: true }), signal);
  }),
});

const receiptActors = (queryClient: QueryClient): EveryActorOf<typeof receiptMachine> => ({
  readReceipt: fromPromise(async ({ input: { historyId }, signal }) => {
    if (historyId !== null) await fetchUncancelled(queryClient, receiptQuery(historyId), signal);
  }),
});

/** Only the machines ask: these look at what they brought. */
const looking = { enabled: false } as const;

/** How many pages with entries were read before; each of them is read anew. */
function pagesRead(queryClient: QueryClient, kind: HistoryKind): number {
  const pages = queryClient.getQueryData(historyQuery(kind).queryKey)?.pages ?? [];
  return pages.some(({ entries }) => entries.length > 0) ? pages.length : 0;
}

/**
 * Says when what is listed may not be so any more: what it is read from has changed, as by a gift that ends (ACC-124), or the page is
 * looked at again after a while. What only looks is not read anew by the cache (D-443).
 */
function onListAged(queryClient: QueryClient, kind: HistoryKind, aged: () => void): () => void {
  const { queryKey } = historyQuery(kind);
  const hash = hashKey(queryKey);
  const cache = queryClient.getQueryCache();
  let isOver = false;
  const agedLater = async () => {
    // A page that begins anew, as in another language, reads its list by itself.
    await nextTask();
    if (!isOver) aged();
  };
  const stops = [
    cache.subscribe((news) => {
      const isOfList = news.query.queryHash === hash && news.type === 'updated';
      if (isOfList && news.action.type === 'invalidate') void agedLater();
    }),
    onPageShown(() => {
      if (cache.find({ queryKey })?.isStaleByTime(MINUTE_MS)) aged();
    }),
  ];
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

/** Past orders or gifts page by page, and the receipt that is open (ACC-122 to ACC-125). */
export function useHistory(kind: HistoryKind) {
  const queryClient = useQueryClient();
  const listActor = useFlow(historyMachine, () => historyActors(queryClient, kind), {
    input: { pages: pagesRead(queryClient, kind) },
  });
  const receiptActor = useFlow(receiptMachine, () => receiptActors(queryClient));
  const { onVisitorChange } = useSession();
  useEffect(
    () =>
      // What was read went when it was asked whose session it is; only the machines ask for it again (FC-070).
      onVisitorChange(({ how }) => {
        if (how !== 'returned') return;
        listActor.send({ type: 'member.returned' });
        receiptActor.send({ type: 'member.returned' });
      }),
    [onVisitorChange, listActor, receiptActor],
  );
  useEffect(
    () =>
      onListAged(queryClient, kind, () => listActor.send({ type: 'list.aged', pages: pagesRead(queryClient, kind) })),
    [queryClient, kind, listActor],
  );
  const history = useSelector(listActor, (now) => now);
  const receipt = useSelector(receiptActor, (now) => now);
  const { historyId } = receipt.context;

  const orders = useInfiniteQuery({ ...historyQuery('order'), ...looking });
  const gifts = useInfiniteQuery({ ...historyQuery('egift'), ...looking });
  const opened = useQuery({ ...receiptQuery(historyId ?? ''), ...looking });
  const read = kind === 'order' ? orders : gifts;

  return {
    state: historyState({ order: orders.data?.pages ?? [], egift: gifts.data?.pages ?? [] }, [opened.data]),
    total: read.data?.pages.at(-1)?.total ?? 0,
    /** Longer than one page of it. */
    isPaged: read.hasNextPage || (read.data?.pages.length ?? 0) > 1,
    /** Nothing to show yet: neither entries nor that there are none. */
    reading: history.hasTag('reading') || (read.data === undefined && !history.hasTag('failed')),
    refreshing: history.hasTag('refreshing'),
    readingMore: history.hasTag('readingMore'),
    /** What could not be read, and why. */
    failed: history.hasTag('failed') ? history.context.failure : null,
    stale: history.hasTag('stale') ? history.context.failure : null,
    moreFailed: history.hasTag('moreFailed') ? history.context.failure : null,
    /** Not before it is known again which entries there are. */
    hasMore: read.hasNextPage && !history.hasTag('stale'),
    showMore: () => listActor.send({ type: 'more.pressed' }),
    retry: () => listActor.send({ type: 'retry.pressed' }),
    receipt: {
      historyId,
      open: receipt.hasTag('open'),
      shown: receipt.hasTag('shown'),
      failure: receipt.context.failure,
      show: (id: string) => receiptActor.send({ type: 'receipt.opened', historyId: id }),
      close: () => receiptActor.send({ type: 'receipt.closed' }),
      retry: () => receiptActor.send({ type: 'retry.pressed' }),
    },
  };
}

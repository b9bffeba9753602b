import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { HistoryEntry, HistoryKind, Receipt } from '#domain/account/history.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { cents } from '../cents.ts';
import { operation } from '../operation.ts';
import { pagesQuery } from '../pages-query.ts';
import { instant, listOf, optionalCurrency, orNull } from '../tolerant.ts';
import { accountKey } from './account-key.ts';

/** Entries of one page (ACC-125). */
export const HISTORY_PAGE = 20;

const entry = v.pipe(
  v.object({
    historyId: v.string(),
    date: instant,
    title: v.string(),
    detail: v.string(),
    total: cents,
    currency: optionalCurrency,
    status: v.fallback(v.picklist(['processing', 'complete']), 'processing'),
    pendingTip: v.nullish(cents, null),
  }),
  v.transform((known): HistoryEntry => known),
);

/** One page of orders or gifts, newest first (ACC-123, ACC-125). */
export const readHistory = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/history',
  answer: v.object({ entries: listOf('history', entry), total: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

const receipt = v.pipe(
  v.object({
    historyId: v.string(),
    /** When it was paid; older backends say it in the history only. */
    date: orNull(instant),
    number: v.nullish(v.string(), null),
    storeName: v.nullish(v.string(), null),
    storeAddress: v.nullish(v.string(), null),
    lines: v.array(v.object({ name: v.string(), quantity: v.number(), amount: cents })),
    tax: cents,
    tip: cents,
    total: cents,
    currency: optionalCurrency,
    paidWith: v.string(),
    stars: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  }),
  v.transform((known): Receipt => known),
);

/** The receipt of one entry, asked for when it is opened (ACC-125). */
export const readReceipt = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/history/:historyId/receipt',
  answer: receipt,
  refusals: { 404: 'receipt-not-found' },
});

/** The entries of one kind, page by page by their offset, good for a minute (ACC-125); rejects with a Failure. */
export const historyQuery = (kind: HistoryKind) =>
  pagesQuery([...accountKey, 'history', kind], HISTORY_PAGE, (offset, signal) =>
    readHistory({ query: { type: kind, offset: String(offset), limit: String(HISTORY_PAGE) }, signal }),
  );

/** The receipt of one entry, good for an hour (ACC-125); rejects with `receipt-not-found` where there is none. */
export const receiptQuery = (historyId: string) =>
  queryOptions({
    queryKey: [...accountKey, 'receipt', historyId],
    queryFn: ({ signal }) => readReceipt({ params: { historyId }, signal }),
    staleTime: HOUR_MS,
  });

import type { QueryClient } from '@tanstack/react-query';
import { historyQuery, receiptQuery } from '#api/account/history.ts';
import type { HistoryEntry, Receipt } from '#domain/account/history.ts';
import type { Member } from '#domain/visitor.ts';
import { nextTask } from '#platform/next-task.ts';
import { externalEvents } from '../../kit/external-events.ts';
import type { MountParts } from '../../kit/mount.tsx';

const order = (historyId: string, title: string): HistoryEntry => ({
  historyId,
  date: '2026-11-01T10:00:00.000Z',
  title,
  detail: 'Cold Brew',
  total: 490,
  currency: null,
  status: 'complete',
  pendingTip: null,
});

const receipt: Receipt = {
  historyId: 'first',
  date: '2026-11-01T10:00:00.000Z',
  number: '00420042',
  storeName: 'Pine Street',
  storeAddress: '1912 Pine Street, Seattle, WA 98101',
  lines: [{ name: 'Cold Brew', quantity: 2, amount: 890 }],
  tax: 89,
  tip: 100,
  total: 1079,
  currency: null,
  paidWith: 'Card ending in 0042',
  stars: 8,
};

/** Two of more orders than a page has, and the receipt of the first, as the cache holds them. */
function knowPastOrders({ queryClient }: { queryClient: QueryClient }): void {
  queryClient.setQueryData(historyQuery('order').queryKey, {
    pages: [{ entries: [order('first', 'Pine Street'), order('second', 'Old Mill')], total: 25 }],
    pageParams: [0],
  });
  queryClient.setQueryData(receiptQuery('first').queryKey, receipt);
}

/** Once the page looks for them, which its chart has begun without. */
function onFirstLook({ queryClient }: MountParts, known: () => void): void {
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'observerAdded') return;
    stop();
    queueMicrotask(known);
  });
}

const gwen: Member = { kind: 'member', firstName: 'Gwen', memberId: 'gwen' };

/** That there may be others by now is said of a list with entries, or of one without any. */
function ageList(parts: MountParts, pages: unknown): void {
  const { queryKey } = historyQuery('order');
  if (pages === 0) parts.queryClient.setQueryData(queryKey, { pages: [{ entries: [], total: 0 }], pageParams: [0] });
  void parts.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  // What is read anew is the same as before; the flow hears of it a task later.
  void nextTask().then(() => knowPastOrders(parts));
}

/** Past orders are known, and a walk makes their member return without the question whose session it is, or the list grow old. */
export function preparePastOrders(parts: MountParts, isKnownBefore = true): void {
  if (isKnownBefore) knowPastOrders(parts);
  else onFirstLook(parts, () => knowPastOrders(parts));
  parts.session.onVisitorChange = (listener) => {
    externalEvents.register(({ type, pages }) => {
      if (type === 'list.aged') ageList(parts, pages);
      else listener({ visitor: gwen, how: 'returned' });
    });
    return () => {};
  };
}

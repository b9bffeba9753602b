import type { BegunReload } from '#domain/cards/reload.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { isOfOther, type UnfinishedOrder } from '#domain/ordering/order-placement.ts';
import { keptRecentOrder } from '#platform/storage/recent-order.ts';
import { dropUnfinishedOrders, keepUnfinishedOrder, unfinishedOrders } from '#platform/storage/unfinished-orders.ts';
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';

/** Longer than a page takes from the press to sending its reload; what it has not sent by then it sends no more. */
const PREPARING_MOST_MS = MINUTE_MS;

/** Whether another page may be about to send its reload. */
function isAboutToReload({ stage, reload, at }: UnfinishedOrder, now: number): boolean {
  return stage === 'begun' && reload !== null && at <= now && now - at <= PREPARING_MOST_MS;
}

/** The orders of all tabs whose end is not known, without those of a member who is not here (D-311). */
export type OrderLedger = ReturnType<typeof createOrderLedger>;

/** Every answer is read anew: another tab may have written a moment ago. */
export function createOrderLedger({ clock, visitor }: Pick<Session, 'clock' | 'visitor'>) {
  /** What the browser does not keep. */
  const own = new Map<string, UnfinishedOrder>();
  const known = (): readonly UnfinishedOrder[] => {
    // What could not be written is newer than what lies there (FC-175).
    const kept = unfinishedOrders(clock).filter(({ orderId }) => !own.has(orderId));
    const here = visitor();
    return [...kept, ...own.values()].filter((one) => !isOfOther(one, here));
  };
  const find = (orderId: string) => known().find((one) => one.orderId === orderId);
  /** Its end is known; only its lines may still be in the cart (D-386). An earlier version of the app did not mark it. */
  const isPlaced = ({ orderId, stage }: UnfinishedOrder) =>
    stage === 'placed' || keptRecentOrder()?.orderId === orderId;
  const all = () => known().filter((one) => !isPlaced(one) && one.stage !== 'insisted');
  const keep = (order: UnfinishedOrder) => {
    if (keepUnfinishedOrder(order, clock)) own.delete(order.orderId);
    else own.set(order.orderId, order);
  };
  const drop = (orderIds: readonly string[]) => {
    for (const orderId of orderIds) own.delete(orderId);
    dropUnfinishedOrders(orderIds);
  };
  /** A reload that may have been charged, or was put aside, is no matter of the order: it stays (FC-025, D-336). */
  const hasOpenReload = (one: UnfinishedOrder | undefined) =>
    one !== undefined && one.reload !== null && one.stage !== 'begun';
  const close = (orderIds: readonly string[]) => drop(orderIds.filter((orderId) => !hasOpenReload(find(orderId))));
  return {
    all,
    find,
    /** The reloads that may have been charged. */
    sentReloads: (): readonly BegunReload[] =>
      all().flatMap(({ stage, reload, at }) => (reload === null || stage === 'begun' ? [] : [{ ...reload, at }])),
    /**
     * Whether a page may be about to send a reload, which holds every other one back. Where none is, the pages of what was begun
     * have closed, or will find it gone: what was never sent is no doubt, and is dropped (D-316).
     */
    isReloadAhead(): boolean {
      const begun = all().filter((one) => one.stage === 'begun' && one.reload !== null);
      const now = clock.now();
      if (begun.some((one) => isAboutToReload(one, now))) return true;
      drop(begun.map(({ orderId }) => orderId));
      return false;
    },
    placed: () => known().filter(isPlaced),
    keep,
    drop,
    /** Their end is known. */
    close,
    note(orderId: string, change: Partial<UnfinishedOrder>) {
      const noted = find(orderId);
      if (noted) keep({ ...noted, ...change });
    },
    noteReload(requestId: string, change: Partial<UnfinishedOrder>) {
      const known = all().find((one) => one.reload?.requestId === requestId);
      if (known) keep({ ...known, ...change });
    },
    /** It is known what became of a reload; the order behind it was not sent yet, or is another matter. */
    settleReload(requestId: string) {
      const known = all().find((one) => one.reload?.requestId === requestId);
      if (known?.stage === 'ordering') keep({ ...known, reload: null });
      else if (known) drop([known.orderId]);
    },
    /**
     * Once an order is placed, it and what was begun before it can come to nothing more (decision D-167): the price of a guest
     * has replaced none of a member (D-277), nor of another guest, and that of a member none of a guest (D-312), except one that
     * was ordered past: its lines were ordered with this one (D-397).
     */
    settleUpTo(orderId: string): void {
      const placed = find(orderId);
      const isReplaced = ({ at, visitor, owner, stage }: UnfinishedOrder) =>
        at <= (placed?.at ?? Number.NEGATIVE_INFINITY) &&
        (stage === 'insisted' || (visitor === placed?.visitor && (visitor === 'member' || owner === placed.owner)));
      close([
        orderId,
        ...known()
          .filter(isReplaced)
          .map((one) => one.orderId),
      ]);
    },
    forget: () => own.clear(),
  };
}

/** The ledger of a session. */
export const orderLedgerOf = oncePerSession((session) => {
  const ledger = createOrderLedger(session);
  session.onForgotten(ledger.forget);
  return ledger;
});

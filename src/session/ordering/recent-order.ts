import { useEffect, useSyncExternalStore } from 'react';
import { isRecent, isShownTo, type RecentOrder } from '#domain/ordering/order-placement.ts';
import { LONGEST_TIMER_MS } from '#platform/clock.ts';
import { onPageKept, onPageShown } from '#platform/document.ts';
import { createListeners } from '#platform/listeners.ts';
import { keepRecentOrder, keptRecentOrder, onRecentOrderElsewhere } from '#platform/storage/recent-order.ts';
import { useConfiguration, useIsConfigurationKnown } from '../configuration.ts';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { useClock, useSession, useVisitor } from '../session-provider.tsx';

type Port = {
  get: () => RecentOrder | null;
  set: (order: RecentOrder) => void;
  forget: (stale: RecentOrder) => void;
  watch: (on: () => void) => () => void;
};

/** The order that was placed last, kept over page loads and gone at sign-out (ORD-048, ORD-050). */
const recentOrderPort = oncePerSession((session): Port => {
  const { subscribe, notify } = createListeners();
  let order = keptRecentOrder();
  let isKept = true;
  const change = (next: RecentOrder | null) => {
    order = next;
    notify();
  };
  /** Put aside, a page hears of no other tab; its own order has a token that is not kept. */
  const restored = () => {
    const kept = keptRecentOrder();
    if (isKept && kept?.orderId !== order?.orderId) change(kept);
  };
  stopWithSession(session, [
    session.onForgotten((extent) => change(extent === 'the tab' ? keptRecentOrder() : null)),
    onRecentOrderElsewhere(() => change(keptRecentOrder())),
    onPageKept({ left: () => {}, restored }),
  ]);
  return {
    get: () => order,
    set(next) {
      isKept = keepRecentOrder(next);
      change(next);
    },
    forget(stale) {
      const kept = keptRecentOrder();
      // Another tab may have placed a later one, of which nothing was heard yet.
      if (kept !== null && kept.orderId !== stale.orderId) return change(kept);
      keepRecentOrder(null);
      change(null);
    },
    watch: subscribe,
  };
});

/** An order was placed. */
export function noteRecentOrder(session: Session, order: RecentOrder): void {
  recentOrderPort(session).set(order);
}

/**
 * The most recent order of who is here until it is stale, and then forgotten (ORD-050); null in every prerendered page. Before the configuration
 * is known nothing is forgotten: the retailer may keep orders for longer than the default.
 */
export function useRecentOrder(): RecentOrder | null {
  const { get, forget, watch } = recentOrderPort(useSession());
  const order = useSyncExternalStore(watch, get, () => null);
  const visitor = useVisitor();
  const clock = useClock();
  const staleAfter = useConfiguration().order.mostRecentOrderStaleAfter;
  const isConfigured = useIsConfigurationKnown();
  const isStale = order !== null && !isRecent(order, clock.now(), staleAfter);
  useEffect(() => {
    if (order === null || !isConfigured) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer may ring before its time by the clock: one that was set back, or the longest that there is.
    const look = () => {
      clearTimeout(timer);
      const now = clock.now();
      if (!isRecent(order, now, staleAfter)) return forget(order);
      timer = setTimeout(look, Math.min(order.placedAt + staleAfter - now + 1, LONGEST_TIMER_MS));
    };
    look();
    // Timers stand still while a computer sleeps.
    const stop = onPageShown(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [order, clock, staleAfter, isConfigured, forget]);
  return isStale || order === null || !isShownTo(visitor, order) ? null : order;
}

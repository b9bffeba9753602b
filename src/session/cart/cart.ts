import { useMemo, useSyncExternalStore } from 'react';
import type { ContextFrom, EventFrom } from 'xstate';
import { failureCodeOf } from '#domain/failure.ts';
import { type CartItem, cartCount, type RemovedLine } from '#domain/ordering/cart.ts';
import type { cartMachine } from '#machines/session/cart.machine.ts';
import { onPageKept } from '#platform/document.ts';
import { createListeners } from '#platform/listeners.ts';
import { logFailure } from '#platform/measuring/failure-log.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { keptCartCount, onCartKeptElsewhere } from '#platform/storage/cart-count.ts';
import { useConfiguration } from '../configuration.ts';
import { missingMachineWords } from '../missing-file.ts';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { useSession } from '../session-provider.tsx';
import type { CartNews, RunningCart } from './cart-actor.ts';

type Event = EventFrom<typeof cartMachine>;

/**
 * The cart of a running app as every page reaches it: its machine comes with the first change, or with the first page or store
 * choice that needs its lines; until then the count is read from what was kept.
 */
export type SessionCart = {
  /** What the machine holds; null until it is there. */
  context(): ContextFrom<typeof cartMachine> | null;
  count(): number;
  /** Called on every change. */
  watch(listener: () => void): () => void;
  /** Resolves when the machine is there. */
  load(): Promise<void>;
  /** Does it at once where the machine is there, else before anything else that waits for it, once any page has fetched it. */
  whenThere(use: () => void): void;
  /** Takes over what other tabs did to it. */
  refresh(): void;
  /** How many a line of it holds, as far as the machine is there; none where it is gone. */
  quantityOf(itemId: string): number;
  send(event: Event): void;
  /** Called with what became of changes, also with what came before any listener. */
  onNews(listener: (news: CartNews) => void): () => void;
  /** Whether there is anything to listen to. */
  isBegun(): boolean;
};

/** The cart of a session. */
export const cartPort = oncePerSession(createCart);

function createCart(session: Session): SessionCart {
  const { subscribe, notify } = createListeners();
  const newsListeners = createListeners<[CartNews]>();
  const unheard: CartNews[] = [];
  const waiting: Event[] = [];
  const arrivals: (() => void)[] = [];
  let running: RunningCart | null = null;
  let loading: Promise<void> | null = null;
  let kept: number | null = null;

  const announce = (news: CartNews) => {
    if (newsListeners.count() === 0) unheard.push(news);
    newsListeners.notify(news);
  };
  const load = () => {
    loading ??= begin().catch((thrown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
  const begin = async () => {
    const { startCart } = await import('./cart-actor.ts');
    // The app may have ended while the machine was loading.
    if (session.visitorActor.getSnapshot().status !== 'active') return;
    running = startCart(session, announce);
    running.actor.subscribe(() => notify());
    for (const use of arrivals.splice(0)) attempt(use);
    for (const event of waiting.splice(0)) running.actor.send(event);
    notify();
  };
  const loadForEvents = async () => {
    try {
      await load();
    } catch (thrown) {
      waiting.splice(0);
      session.notices.toast('cart', { text: await missingMachineWords(thrown), tone: 'failure' });
    }
  };
  /** What cannot be had now comes with a later press, or with the network. */
  const loadForArrivals = async () => {
    try {
      await load();
    } catch {
      const stop = onOnlineChange(() => {
        if (!isOnline()) return;
        stop();
        void loadForArrivals();
      });
    }
  };
  const forgetCount = () => {
    kept = null;
    notify();
  };
  stopWithSession(session, [
    onCartKeptElsewhere(forgetCount),
    // Put aside, a page hears of no other tab.
    onPageKept({ left: () => {}, restored: forgetCount }),
  ]);
  session.onForgotten(() => {
    // A sign-out empties everything at its press, also what waits for the file of the cart (D-408).
    for (const list of [unheard, waiting, arrivals]) list.splice(0);
    forgetCount();
  });

  return {
    context: () => running?.actor.getSnapshot().context ?? null,
    count() {
      if (running) return cartCount(running.actor.getSnapshot().context.items);
      kept ??= keptCartCount(session.clock);
      return kept;
    },
    watch: subscribe,
    load,
    whenThere(use) {
      if (running) return use();
      arrivals.push(use);
      void loadForArrivals();
    },
    refresh() {
      if (running) running.refresh();
      else kept = null;
    },
    quantityOf(itemId) {
      running?.refresh();
      return running?.actor.getSnapshot().context.items.find((item) => item.itemId === itemId)?.quantity ?? 0;
    },
    send(event) {
      if (running) {
        running.refresh();
        return running.actor.send(event);
      }
      waiting.push(event);
      void loadForEvents();
    },
    onNews(listener) {
      const stop = newsListeners.subscribe(listener);
      for (const news of unheard.splice(0)) listener(news);
      return stop;
    },
    isBegun: () => running !== null,
  };
}

/** What throws is logged: the cart has begun, and begins no second time for it. */
function attempt(use: () => void): void {
  try {
    use();
  } catch (thrown) {
    logFailure('cart', failureCodeOf(thrown));
  }
}

/** What is in the order; null until the machine is there. */
export function useCart(): ContextFrom<typeof cartMachine> | null {
  const { watch, context } = cartPort(useSession());
  return useSyncExternalStore(watch, context, () => null);
}

/** How many things the cart holds; none in a prerendered page. */
export function useCartCount(): number {
  const { watch, count } = cartPort(useSession());
  return useSyncExternalStore(watch, count, () => 0);
}

/** Whether the cart has been needed yet: from then on its notices are. */
export function useIsCartBegun(): boolean {
  const { watch, isBegun } = cartPort(useSession());
  return useSyncExternalStore(watch, isBegun, () => false);
}

/** How a page changes the order: what becomes of it is said by notices (ORD-009, PRV-023). */
export type CartPort = {
  readonly add: (item: CartItem) => void;
  /** How many more one order may take now, in the place of a line that gives way or besides all of them. */
  readonly room: (itemId?: string) => number;
  /** Puts an item in the place of a line. */
  readonly replace: (itemId: string, item: CartItem) => void;
  readonly changeQuantity: (itemId: string, delta: number) => void;
  readonly remove: (itemId: string) => void;
  /** Takes out what the store does not have. */
  readonly removeUnavailable: () => void;
  readonly empty: () => void;
  /** Puts back what was taken out. */
  readonly restore: (removed: readonly RemovedLine[]) => void;
};

/** The way into the cart, with the limit of one order as it is configured. */
export function useCartPort(): CartPort {
  const { send, quantityOf, count, refresh } = cartPort(useSession());
  const limit = useConfiguration().order.maximumItemAmount;
  return useMemo(
    () => ({
      add: (item) => send({ type: 'item.added', item, limit }),
      room(itemId) {
        refresh();
        return limit - count() + (itemId === undefined ? 0 : quantityOf(itemId));
      },
      // A line that another tab took out while it was changed here: what was chosen is not lost.
      replace: (itemId, item) =>
        send(
          quantityOf(itemId) > 0 ? { type: 'item.replaced', itemId, item, limit } : { type: 'item.added', item, limit },
        ),
      changeQuantity: (itemId, delta) => send({ type: 'quantity.changed', itemId, delta, limit }),
      remove: (itemId) => send({ type: 'item.removed', itemId }),
      removeUnavailable: () => send({ type: 'unavailable.removed' }),
      empty: () => send({ type: 'cart.emptied' }),
      restore: (removed) => send({ type: 'removal.undone', removed, limit }),
    }),
    [send, quantityOf, count, refresh, limit],
  );
}

import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { menusQuery } from '#api/menu/menu.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { hasProducts } from '#domain/menu/menu-pages.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { type MenuScope, menuLoadMachine } from '#machines/menu/menu-load.machine.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { onPageShown } from '#platform/document.ts';
import { pageUsable } from '#platform/page-usable.ts';
import { keptOrderStore } from '#platform/storage/order-store-storage.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useOrderStore, useOrderStorePort } from '#session/order-store/order-store.ts';
import { useClock, useNotices } from '#session/session-provider.tsx';

/** The menus as a page shows them. */
export type LoadedMenus =
  | { readonly state: 'loading' }
  | { readonly state: 'empty' | 'failed'; readonly failure: FailureCode | null; readonly retry: () => void }
  | { readonly state: 'served'; readonly menus: readonly Menu[]; readonly storeNumber: StoreNumber | null };

/** Without a network the transport says so at once; waited for, it would count as a store that answers nothing. */
const askedAtOnce = ({ locale, storeNumber }: MenuScope) => ({
  ...menusQuery(locale, storeNumber),
  networkMode: 'always' as const,
});

const actors = (queryClient: QueryClient): EveryActorOf<typeof menuLoadMachine> => ({
  loadMenus: fromPromise(async ({ input: { locale, storeNumber }, signal }) => {
    const query = askedAtOnce({ locale, storeNumber });
    const menus = await fetchUncancelled(queryClient, query, signal).catch((failure: unknown) => {
      // What was loaded before stays, though it is older.
      const earlier = queryClient.getQueryData(query.queryKey);
      if (earlier) return earlier;
      throw failure;
    });
    return { count: menus.filter(hasProducts).length };
  }),
});

function isFresh(queryClient: QueryClient, { locale, storeNumber }: MenuScope): boolean {
  const { queryKey, staleTime } = menusQuery(locale, storeNumber);
  const query = queryClient.getQueryCache().find({ queryKey });
  return query?.state.data !== undefined && typeof staleTime === 'number' && !query.isStaleByTime(staleTime);
}

/**
 * The menus of the order store, the national ones without one. A store whose menus cannot be loaded stops being the order
 * store, which leaves the national menus (MNU-010).
 */
export function useMenus(): LoadedMenus {
  const { locale } = useMessages();
  const { state, storeNumber } = useOrderStore();
  const isNational = useIsNationalMenu();
  const isKnown = state !== 'unknown' || isNational;
  const port = useOrderStorePort();
  return useMenuLoad(
    useMemo(() => (isKnown ? { storeNumber, locale } : null), [isKnown, storeNumber, locale]),
    () => port.send({ type: 'menu.failed' }),
  );
}

/** The menus of a scope; null until it is known. `onStoreFailed`: those of its store cannot be had, the national ones follow. */
export function useMenuLoad(wanted: MenuScope | null, onStoreFailed: () => void): LoadedMenus {
  const notices = useNotices();
  const queryClient = useQueryClient();
  const actor = useFlow(menuLoadMachine, () => actors(queryClient), {
    input: { scope: wanted, isLoaded: wanted !== null && isFresh(queryClient, wanted) },
    on: {
      'store.failed': onStoreFailed,
      'fallback.served': () => {
        notices.showBanner('menu', { text: wording('menu.store-menu-failed'), tone: 'failure' });
      },
    },
  });
  useEffect(() => {
    if (wanted) actor.send({ type: 'scope.changed', scope: wanted });
  }, [actor, wanted]);

  const snapshot = useSelector(actor, (now) => now);
  const { scope, failure } = snapshot.context;
  // A phone that has slept shows what was read before; what is good no longer is read anew meanwhile.
  useEffect(() => {
    if (!scope) return;
    return onPageShown(() => {
      if (!isFresh(queryClient, scope)) void queryClient.prefetchQuery(askedAtOnce(scope));
    });
  }, [queryClient, scope]);
  const data = useCachedMenus(scope);
  const isServed = snapshot.hasTag('served');
  // The national menu is not shown any more (MNU-010).
  const isOfStore = isServed && scope !== null && scope.storeNumber !== null;
  useEffect(() => {
    if (isOfStore) notices.actor.send({ type: 'notice.dismissed', key: 'menu' });
  }, [isOfStore, notices]);
  // One that was read anew and is empty by now is loaded as any other (MNU-010).
  const isDropped = isServed && !data?.some(hasProducts);
  useEffect(() => {
    if (isDropped) actor.send({ type: 'menus.dropped' });
  }, [actor, isDropped]);

  if (snapshot.hasTag('error') || snapshot.hasTag('empty')) {
    const retry = () => actor.send({ type: 'retry.pressed' });
    return { state: snapshot.hasTag('empty') ? 'empty' : 'failed', failure, retry };
  }
  // While a scope loads anew, what is known of it is shown.
  if (scope && data?.some(hasProducts)) return { state: 'served', menus: data, storeNumber: scope.storeNumber };
  return { state: 'loading' };
}

/**
 * What the cache holds. No observer of the query: one that leaves would end what the machine has asked for. Of the cache only
 * this query is heard: another one may be added while a page is being drawn.
 */
function useCachedMenus(scope: MenuScope | null): readonly Menu[] | undefined {
  const queryClient = useQueryClient();
  const queryKey = scope && menusQuery(scope.locale, scope.storeNumber).queryKey;
  const hash = queryKey && hashKey(queryKey);
  return (
    useSyncExternalStore(
      useCallback(
        (listener) =>
          queryClient.getQueryCache().subscribe(({ query }) => {
            if (query.queryHash === hash) listener();
          }),
        [queryClient, hash],
      ),
      () => queryKey && queryClient.getQueryData(queryKey),
      () => undefined,
    ) ?? undefined
  );
}

/** Where no visit has left a store it is the national menu, known before the order store's machine is there. */
function useIsNationalMenu(): boolean {
  const clock = useClock();
  const [isNational, setNational] = useState(false);
  useEffect(() => {
    let left = false;
    void pageUsable().then(() => {
      if (!left) setNational(keptOrderStore(clock) === null);
    });
    return () => {
      left = true;
    };
  }, [clock]);
  return isNational;
}

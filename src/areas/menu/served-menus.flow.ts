import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { menusQuery } from '#api/menu/menu.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { Menu } from '#domain/menu.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { keptOrderStore } from '#platform/order-store-storage.ts';
import { pageUsable } from '#platform/page-usable.ts';
import { useOrderStore, useOrderStorePort } from '#session/order-store.ts';
import { useClock, useNotices } from '#session/session-provider.tsx';

type ServedMenusView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: FailureCode; readonly retry: () => void }
  | { readonly state: 'served'; readonly menus: readonly Menu[] };

/**
 * The menus of the order store, the national ones without one. A store whose menus cannot be loaded stops being the order
 * store, which leaves the national menus (MNU-010).
 */
export function useServedMenus(): ServedMenusView {
  const { locale } = useMessages();
  const { state, storeNumber } = useOrderStore();
  const port = useOrderStorePort();
  const notices = useNotices();
  const isNational = useIsNationalMenu();
  const { data, error, refetch } = useQuery({
    ...menusQuery(locale, storeNumber),
    enabled: state !== 'unknown' || isNational,
  });
  const lost = storeNumber !== null && error !== null && data === undefined;

  useEffect(() => {
    if (!lost) return;
    port.send({ type: 'menu.failed' });
    notices.showBanner('menu', { text: wording('menu.store-menu-failed'), tone: 'failure' });
  }, [lost, port, notices]);

  if (data) return { state: 'served', menus: data };
  if (!error || lost) return { state: 'loading' };
  return { state: 'failed', failure: failureCodeOf(error), retry: () => void refetch() };
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

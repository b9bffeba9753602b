import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { wording } from '#messages/messages.ts';
import { preferredLocale } from '#platform/locale.ts';
import { useLoadedOrderStore, useOrderStorePort } from '#session/order-store/order-store.ts';
import { forgetMenuPage, menuPageToReturnTo } from '#session/pages/menu-page.ts';
import { useNotices, useSession } from '#session/session-provider.tsx';

type Dialogs = ComponentType<{ readonly href: string }>;

const NOTICE = 'order-store';
/** The cart says so itself. */
const IN_CART = 'order-store-in-cart';

/**
 * What the choice of an order store does around every page: a chosen store leads to the page of the menu that it was chosen
 * for (LOC-077), a refused one to a dialog, a store without a menu to a toast (LOC-078).
 */
export function OrderStoreRegion() {
  const router = useRouter();
  const href = useLocation({ select: (location) => location.href });
  const pathname = useLocation({ select: (location) => location.pathname });
  const port = useOrderStorePort();
  const notices = useNotices();
  const session = useSession();
  const queryClient = useQueryClient();
  const snapshot = useLoadedOrderStore();
  const [Dialogs, setDialogs] = useState<Dialogs | null>(null);
  const { catalogue } = router.options.context;
  const busy = snapshot?.hasTag('busy') === true;
  // Begun with the checks, so that a refusal finds its words.
  const needed = busy || snapshot?.hasTag('dialog') === true;

  useEffect(() => {
    if (!needed || Dialogs) return;
    const load = async () => {
      await catalogue.load('ordering');
      const { OrderStoreDialogs } = await import('#areas/ordering/order-store-dialogs.tsx');
      setDialogs(() => OrderStoreDialogs);
    };
    load().catch(() => {
      // Nothing can say why: a later choice tries again.
      port.send({ type: 'dialog.dismissed' });
      notices.toast(NOTICE, { text: wording('failures.offline'), tone: 'failure' });
    });
  }, [needed, Dialogs, catalogue, port, notices]);

  // A message about one store is not shown for the next.
  useEffect(() => {
    if (!busy) return;
    notices.withdraw(NOTICE);
    notices.withdraw(IN_CART);
  }, [busy, notices]);

  /** What changes for the cart with another store: said at once, shown on its own page (PRV-026). */
  const warnOfCart = useCallback(async () => {
    const storeNumber = port.snapshot()?.context.storeNumber ?? null;
    if (storeNumber === null) return;
    const { unavailableAt } = await import('./cart-at-store.ts');
    const count = await unavailableAt(storeNumber, { session, queryClient, locale: preferredLocale() });
    if (count === 0) return;
    await catalogue.load('ordering');
    if (router.state.location.pathname === '/menu/cart') return;
    notices.toast(IN_CART, { text: wording('ordering.unavailable.in-cart', { count }) });
  }, [port, router, session, queryClient, catalogue, notices]);

  useEffect(() => {
    if (pathname === '/menu/cart') notices.withdraw(IN_CART);
  }, [pathname, notices]);

  useEffect(
    () =>
      port.on(async (emitted) => {
        if (emitted.type === 'store.chosen') {
          const to = menuPageToReturnTo(session, router.state.location.pathname);
          if (emitted.origin === 'locator' && to !== null) await router.navigate({ to });
          await warnOfCart();
        }
        if (emitted.type !== 'menu.missing') return;
        await catalogue.load('ordering');
        notices.toast(NOTICE, { text: wording('ordering.menu-missing'), tone: 'failure' });
      }),
    [port, router, catalogue, notices, session, warnOfCart],
  );

  useEffect(() => forgetMenuPage(session, pathname), [session, pathname]);

  // Back, and every other way to another page, closes what stood over this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it depends on
  useEffect(
    () => () => {
      if (port.snapshot()) port.send({ type: 'dialog.dismissed' });
    },
    [port, pathname],
  );

  return Dialogs ? <Dialogs href={href} /> : null;
}

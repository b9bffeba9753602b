import { useMatches, useRouterState } from '@tanstack/react-router';
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { hashModalOf } from '#domain/hash-modal.ts';
import { RECENT_ORDER_KEY } from '#domain/order-placement.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { pageIdle } from '#platform/page-usable.ts';
import { isStored } from '#platform/storage.ts';
import { useIsCartBegun } from '#session/cart.ts';
import { useIsGiftBegun } from '#session/gift-begun.ts';
import { useIsOrderStoreLoaded } from '#session/order-store-loaded.ts';
import { useIsPlacementBegun } from '#session/placement-begun.ts';
import { usePersonKey } from '#session/session-provider.tsx';
import { useHydrated } from '#session/use-hydrated.ts';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { shownPage } from '../page-head.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageStrip } from './language-switch.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageHead } from './page-head.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import * as css from './shell.css.ts';
import { TabBar } from './tab-bar.tsx';

const MAIN_ID = 'main';

/** What stands beside the page takes nothing of it away where its file cannot be had. */
const besideAll = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => none) }));
const none = () => null;

// Nothing is shown or asked before the page can be used, so what does it comes after.
const BesidePage = besideAll(async () => (await import('./beside-page.tsx')).BesidePage);

// A page without stores and menus has nothing to do with it.
const OrderStoreRegion = besideAll(async () => (await import('./order-store-region.tsx')).OrderStoreRegion);

// Nothing is said of a cart before it is changed.
const CartNotices = besideAll(async () => (await import('./cart-notices.tsx')).CartNotices);

// A modal by its hash, on the few addresses that have one.
const HashModals = besideAll(async () => (await import('./hash-modals.tsx')).HashModals);

// Nothing is said of orders before one is placed.
const PlacementRegion = besideAll(async () => (await import('./placement-region.tsx')).PlacementRegion);

// Nothing is said of gifts before one is bought.
const GiftRegion = besideAll(async () => (await import('./gift-region.tsx')).GiftRegion);

// Most visits have ordered nothing lately.
const RecentOrderRegion = besideAll(async () => (await import('./recent-order-region.tsx')).RecentOrderRegion);

const PAGES_OF_ORDERS: readonly string[] = ['/', '/menu', '/menu/previous'];

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { text } = useMessages();
  const idle = useIdle();
  const orderStoreLoaded = useIsOrderStoreLoaded();
  const cartBegun = useIsCartBegun();
  const placementBegun = useIsPlacementBegun();
  const giftBegun = useIsGiftBegun();
  const hasModal = useRouterState({ select: ({ location }) => hashModalOf(location.hash) !== null });
  const hydrated = useHydrated();
  const isOfOrders = useRouterState({
    select: ({ resolvedLocation }) => PAGES_OF_ORDERS.includes(resolvedLocation?.pathname ?? ''),
  });
  const header = useMatches({ select: (matches) => shownPage(matches).header });
  const footless = useMatches({ select: (matches) => shownPage(matches).footer === 'none' });
  const isWhole = header === undefined;
  return (
    <div className={classNames(css.shell, isWhole && css.aboveTabBar)}>
      <PageHead />
      <SkipLink targetId={MAIN_ID}>{text('shell.skip')}</SkipLink>
      {idle ? (
        <Suspense>
          <BesidePage />
        </Suspense>
      ) : null}
      {header === 'none' ? null : <Header minimal={!isWhole} />}
      <OfflineBanner />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {hydrated && isOfOrders && isStored(RECENT_ORDER_KEY) ? (
          <Suspense>
            <RecentOrderRegion />
          </Suspense>
        ) : null}
        {giftBegun ? (
          <Suspense>
            <GiftRegion />
          </Suspense>
        ) : null}
        <Fragment key={usePersonKey()}>{children}</Fragment>
      </main>
      {footless ? header === 'minimal' ? <LanguageStrip /> : null : <Footer />}
      {isWhole ? <TabBar /> : null}
      <RouteAnnouncer />
      {orderStoreLoaded ? (
        <Suspense>
          <OrderStoreRegion />
        </Suspense>
      ) : null}
      {cartBegun ? (
        <Suspense>
          <CartNotices />
        </Suspense>
      ) : null}
      {placementBegun ? (
        <Suspense>
          <PlacementRegion />
        </Suspense>
      ) : null}
      {hydrated && hasModal ? (
        <Suspense>
          <HashModals />
        </Suspense>
      ) : null}
    </div>
  );
}

/** False until the page is usable and has nothing else to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let left = false;
    void pageIdle().then(() => {
      if (!left) setIdle(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return idle;
}

import { useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { hashModalOf } from '#domain/cards/hash-modal.ts';
import { RECENT_ORDER_KEY } from '#domain/ordering/order-placement.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import { useCloseHash } from '#parts/hash-sheet.ts';
import { useAfter } from '#parts/use-after.ts';
import { createListeners } from '#platform/listeners.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { pageIdle } from '#platform/page-usable.ts';
import { isStored } from '#platform/storage/storage.ts';
import { useIsCartBegun } from '#session/cart/cart.ts';
import { useIsGiftBegun } from '#session/gifting/gift-begun.ts';
import { useIsOrderStoreLoaded } from '#session/order-store/order-store-loaded.ts';
import { useIsPlacementBegun } from '#session/ordering/placement-begun.ts';
import { useHydrated } from '#session/use-hydrated.ts';
import { endKeyRun, ignoreBelatedKey } from '#ui/press/belated-key.ts';
import { ignoreBelatedPress } from '#ui/press/belated-press.ts';
import { focusPressed } from '#ui/press/press-focus.ts';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { shownPage } from '../page-head.ts';
import { Contained } from './contained.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageStrip } from './language-switch.tsx';
import { NoticePlace } from './notice-place.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageHead } from './page-head.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import * as css from './shell.css.ts';
import { TabBar } from './tab-bar.tsx';

const MAIN_ID = 'main';

/**
 * A part that is fetched once a visit has a use for it, and draws itself alone when that changes. Where its file cannot be had
 * nothing of the page is missing.
 */
function later(load: () => Promise<ComponentType>, useIsWanted: () => boolean): ComponentType {
  const Part = lazy(async () => ({ default: await onceThere(load) }));
  return function Later() {
    return useIsWanted() ? (
      <Contained>
        <Suspense>
          <Part />
        </Suspense>
      </Contained>
    ) : null;
  };
}

const moves = createListeners();

/**
 * Asks again with each further page, and whenever a network comes back: notices of a visit that began without one are said then
 * (ACC-043, FC-068).
 */
function onceThere(load: () => Promise<ComponentType>): Promise<ComponentType> {
  return new Promise((resolve) => {
    const attempt = async () => {
      // A browser may remember an import that failed until the page ends (D-018).
      const Part = isOnline() ? await load().catch(() => null) : null;
      if (!Part) return;
      for (const stop of stops) stop();
      resolve(Part);
    };
    const again = () => void attempt();
    const stops = [onOnlineChange(again), moves.subscribe(again)];
    again();
  });
}

// Nothing is shown or asked before the page can be used, so what does it comes after.
const BesidePage = later(
  async () => (await import('./beside-page.tsx')).BesidePage,
  () => useAfter(pageIdle),
);

// A page without stores and menus has nothing to do with it.
const OrderStoreRegion = later(
  async () => (await import('./order-store-region.tsx')).OrderStoreRegion,
  useIsOrderStoreLoaded,
);

// Nothing is said of a cart before it is changed.
const CartNotices = later(async () => (await import('./cart-notices.tsx')).CartNotices, useIsCartBegun);

// A modal by its hash, on the few addresses that have one.
const HASH_MODALS = lazyPart(async () => (await import('./hash-modals.tsx')).HashModals);

// Nothing is said of orders before one is placed.
const PlacementRegion = later(
  async () => (await import('./placement-region.tsx')).PlacementRegion,
  useIsPlacementBegun,
);

const UnplacedRegion = later(async () => (await import('./placement-region.tsx')).UnplacedRegion, useIsPlacementBegun);

// Nothing is said of gifts before one is bought.
const GiftRegion = later(async () => (await import('./gift-region.tsx')).GiftRegion, useIsGiftBegun);

// Most visits have ordered nothing lately.
const RecentOrderRegion = later(
  async () => (await import('./recent-order-region.tsx')).RecentOrderRegion,
  useHasRecentOrder,
);

const PAGES_OF_ORDERS: readonly string[] = ['/', '/menu', '/menu/previous'];

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { text } = useMessages();
  const router = useRouter();
  const header = useMatches({ select: (matches) => shownPage(matches).header });
  const footless = useMatches({ select: (matches) => shownPage(matches).footer === 'none' });
  const isWhole = header === undefined;
  useEffect(() => {
    const stop = new AbortController();
    const hear = { capture: true, signal: stop.signal };
    // Before any other listener, and in this order: a belated press focuses nothing.
    window.addEventListener('click', ignoreBelatedPress, hear);
    window.addEventListener('click', focusPressed, hear);
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, ignoreBelatedKey, hear);
    window.addEventListener('pointerdown', endKeyRun, hear);
    return () => {
      stop.abort();
      endKeyRun();
    };
  }, []);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) moves.notify();
      }),
    [router],
  );
  return (
    <div className={classNames(css.shell, isWhole && css.aboveTabBar)}>
      <PageHead />
      <SkipLink targetId={MAIN_ID}>{text('shell.skip')}</SkipLink>
      <BesidePage />
      <NoticePlace />
      {header === 'none' ? null : <Header minimal={!isWhole} />}
      <OfflineBanner />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <RecentOrderRegion />
        <GiftRegion />
        <UnplacedRegion />
        {children}
      </main>
      {footless ? header === 'minimal' ? <LanguageStrip /> : null : <Footer />}
      {isWhole ? <TabBar /> : null}
      <RouteAnnouncer />
      <OrderStoreRegion />
      <CartNotices />
      <PlacementRegion />
      <HashModals />
    </div>
  );
}

/** The modal that was pressed or linked to: where its file is missing that is said, and the page has its address back (D-056). */
function HashModals() {
  const isWanted = useHasHashModal();
  const close = useCloseHash();
  const Modals = useFetchedPart(isWanted ? HASH_MODALS : null, close, { mayReload: true });
  return isWanted && Modals ? (
    <Contained onFailed={close}>
      <Modals />
    </Contained>
  ) : null;
}

/** Whether the hash names a modal, which only a browser knows: false until the prerendered page is hydrated. */
function useHasHashModal(): boolean {
  const hasModal = useRouterState({ select: ({ location }) => hashModalOf(location.hash) !== null });
  return useHydrated() && hasModal;
}

function useHasRecentOrder(): boolean {
  const isOfOrders = useRouterState({
    select: ({ resolvedLocation }) => PAGES_OF_ORDERS.includes(resolvedLocation?.pathname ?? ''),
  });
  return useHydrated() && isOfOrders && isStored(RECENT_ORDER_KEY);
}

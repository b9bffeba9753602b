import { useMatches } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useIsOrderStoreBegun } from '#session/begun-order-store.ts';
import { usePersonKey } from '#session/session-provider.tsx';
import { useHydrated } from '#session/use-hydrated.ts';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { shownPage } from '../page-head.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageHead } from './page-head.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import * as css from './shell.css.ts';
import { TabBar } from './tab-bar.tsx';

const MAIN_ID = 'main';

// Nothing is told or asked before the first paint, so what does it comes after.
const BesidePage = lazy(async () => ({ default: (await import('./beside-page.tsx')).BesidePage }));

// A page without stores and menus has nothing to do with it.
const OrderStoreRegion = lazy(async () => ({ default: (await import('./order-store-region.tsx')).OrderStoreRegion }));

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { text } = useMessages();
  const hydrated = useHydrated();
  const orderStoreBegun = useIsOrderStoreBegun();
  const minimal = useMatches({ select: (matches) => shownPage(matches).header === 'minimal' });
  return (
    <div className={classNames(css.shell, !minimal && css.aboveTabBar)}>
      <PageHead />
      <SkipLink targetId={MAIN_ID}>{text('shell.skip')}</SkipLink>
      {hydrated ? (
        <Suspense>
          <BesidePage />
        </Suspense>
      ) : null}
      <Header minimal={minimal} />
      <OfflineBanner />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <Fragment key={usePersonKey()}>{children}</Fragment>
      </main>
      <Footer />
      {minimal ? null : <TabBar />}
      <RouteAnnouncer />
      {orderStoreBegun ? (
        <Suspense>
          <OrderStoreRegion />
        </Suspense>
      ) : null}
    </div>
  );
}

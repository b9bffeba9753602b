import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import type { LocationQuery } from '#domain/location-query.ts';
import type { LocatorTab, ShownLocation } from '#domain/locator.ts';
import type { Camera } from '#domain/map-camera.ts';
import type { StoreNumber } from '#domain/store.ts';
import { may } from '#domain/visitor.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useNotices, useVisitor } from '#session/session-provider.tsx';
import { useHydrated } from '#session/use-hydrated.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { text as textStyle } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useFavouriteToggles } from './favourite-toggle.flow.ts';
import { FiltersButton } from './filters-button.tsx';
import * as css from './locator.css.ts';
import { useLocatorFlow } from './locator.flow.ts';
import { DetailsLinkProvider, LocatorProvider } from './locator-context.tsx';
import { LocatorNotices } from './locator-notices.tsx';
import { addressOf, detailsHref, EMPTY_SEARCH, type LocatorSearch, searchOf } from './locator-search.ts';
import { MapPane } from './map-pane.tsx';
import { Results } from './results.tsx';
import { ResultsMessage } from './results-message.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchBox } from './search-box.tsx';
import { useShownResults } from './shown-results.flow.ts';

// Overlays come when they are wanted: the dialog's code is no part of the first load.
const SignInPrompt = lazy(async () => ({ default: (await import('./sign-in-prompt.tsx')).SignInPrompt }));
const StoreDetails = lazy(async () => ({ default: (await import('./store-details.tsx')).StoreDetails }));

export type LocatorScreenProps = {
  /** In the menu the locator picks the store that makes the order (LOC-002). */
  context: 'page' | 'menu';
  search: LocatorSearch;
  /** Stands where the title would: what the locator is one of two choices of. */
  modeSwitch?: ReactNode;
  /** This page's address, for the way back from sign-in. */
  href: string;
  onSearchChange: (change: Partial<LocatorSearch>, options: { replace: boolean }) => void;
};

/** The store locator: search box, filter button, map and results list (LOC-001, LOC-002). */
export function LocatorScreen({ context, modeSwitch, search: wanted, href, onSearchChange }: LocatorScreenProps) {
  const { text } = useMessages();
  const notices = useNotices();
  const visitor = useVisitor();
  // A prerendered page knows no search parameters; the first render agrees with it, the next one reads them.
  const search = useHydrated() ? wanted : EMPTY_SEARCH;
  const address = useMemo(() => addressOf(search), [search]);

  const tellHeartRefused = useCallback(
    (failure: FailureCode) => notices.toast('favourite', { text: wording(`failures.${failure}`), tone: 'failure' }),
    [notices],
  );
  const flow = useLocatorFlow({
    address,
    onQueryWanted: (query: LocationQuery, camera: Camera | null) =>
      onSearchChange({ ...searchOf(query, camera), details: null }, { replace: false }),
    onTabWanted: (tab: LocatorTab) => onSearchChange({ tab: tab === 'nearby' ? null : tab }, { replace: true }),
  });
  const { hearts, wishes } = useFavouriteToggles(tellHeartRefused);
  const { locations, known, busy, message, placeName, mapless } = useShownResults(flow, wishes.byKey);
  const inMenu = context === 'menu';

  const pressHeart = useCallback(
    ({ store, isFavorite }: ShownLocation) =>
      hearts.press(store.storeNumber, isFavorite, may(visitor, 'keepFavourites')),
    [hearts, visitor],
  );
  const showDetails = useRef(onSearchChange);
  showDetails.current = onSearchChange;
  const plainHref = detailsHref(href, null);
  const detailsLink = useMemo(
    () => ({
      hrefOf: (storeNumber: StoreNumber) => detailsHref(plainHref, storeNumber),
      open: (storeNumber: StoreNumber) => showDetails.current({ details: storeNumber }, { replace: false }),
    }),
    [plainHref],
  );
  const detailed = locations.find(({ store }) => store.storeNumber === search.details);
  const count = locations.length;
  const told = busy
    ? text('store-locator.loading')
    : message || !known
      ? ''
      : placeName
        ? text('store-locator.count-near', { count, place: placeName })
        : text('store-locator.count', { count });

  return (
    <LocatorProvider value={flow}>
      <div className={css.locator}>
        <div className={css.search}>
          <div className={css.titleRow}>
            <h1 className={textStyle.heading1}>{text(inMenu ? 'store-locator.title-menu' : 'store-locator.title')}</h1>
            {modeSwitch}
            <FiltersButton
              features={address.query.features}
              onApplied={(features) =>
                onSearchChange({ features: features.length > 0 ? features.join(',') : null }, { replace: false })
              }
            />
          </div>
          {inMenu ? <p className={textStyle.smallMuted}>{text('store-locator.lead-menu')}</p> : null}
          <SearchBox />
        </div>
        <div className={classNames(css.map, mapless && css.mapless)}>
          <MapPane locations={locations} />
        </div>
        <section className={css.list} aria-labelledby="results-title" aria-busy={busy}>
          <div className={css.handle} />
          <VisuallyHidden as="h2" id="results-title">
            {text('store-locator.results')}
          </VisuallyHidden>
          <div className={css.notices}>
            <LocatorNotices />
          </div>
          {/* One live region for both, there from the start: what is found or not found is read out. */}
          <div role="status">
            {message ? (
              <ResultsMessage
                message={message}
                inMenu={inMenu}
                onFiltersCleared={() => onSearchChange({ features: null }, { replace: false })}
              />
            ) : (
              <p className={classNames(textStyle.strong, css.count)}>{told}</p>
            )}
          </div>
          {busy ? <ResultsSkeleton /> : null}
          {busy || message ? null : (
            <DetailsLinkProvider value={detailsLink}>
              <Results inMenu={inMenu} locations={locations} onHeartPressed={pressHeart} />
            </DetailsLinkProvider>
          )}
        </section>
        <Suspense>
          {wishes.asking ? <SignInPrompt returnUrl={href} onClose={hearts.dismiss} /> : null}
          {detailed ? (
            <StoreDetails location={detailed} onClose={() => onSearchChange({ details: null }, { replace: false })} />
          ) : null}
        </Suspense>
      </div>
    </LocatorProvider>
  );
}

import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import type { LocatorTab } from '#domain/store-locator/locator.ts';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { featureNames, quickFeatures } from '#domain/stores/amenities.ts';
import { type LocationResult, type StoreNumber, shortStoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useColumns } from '#parts/use-columns.ts';
import { useHeightInStyles } from '#parts/use-height-in-styles.ts';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { HAS_STREETS } from '#platform/maps/has-streets.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useHydrated } from '#session/use-hydrated.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useStoreDetails } from './details/store-details.flow.ts';
import { FetchedHeartSignIn, FetchedPinnedStore, FetchedStoreDetails } from './fetched-overlays.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { FiltersButton } from './filters/filters-button.tsx';
import * as quickCss from './filters/quick-filters.css.ts';
import { QuickFilters } from './filters/quick-filters.tsx';
import { useFocusBack } from './focus-back.ts';
import * as css from './locator.css.ts';
import { useLocatorFlow } from './locator.flow.ts';
import { DetailsLinkProvider, LocatorProvider } from './locator-context.tsx';
import { LocatorNotices, OwnStoresFailed, OwnStoresFilteredOut } from './locator-notices.tsx';
import { type LocatorOverlays, type SearchChangeOptions, useChangesAfterFilters } from './locator-overlays.ts';
import { addressOf, detailsHref, searchOf } from './locator-search.ts';
import { EMPTY_SEARCH, type LocatorSearch } from './locator-search-schema.ts';
import { LocatorStage } from './locator-stage.tsx';
import { MapPane } from './map/map-pane.tsx';
import { OrderStoreStrip } from './order-store-strip.tsx';
import { useFavouriteToggles } from './own-stores/favourite-toggle.flow.ts';
import { useShownOwnStores } from './own-stores/use-shown-own-stores.ts';
import { countWords } from './results/count-words.ts';
import { OwnStores, Results } from './results/results.tsx';
import { useResultsFocus } from './results/results-focus.ts';
import { ResultsMessage } from './results/results-message.tsx';
import { ResultsSkeleton } from './results/results-skeleton.tsx';
import { useShownResults } from './results/shown-results.flow.ts';
import { CorrectedPlace } from './search/corrected-place.tsx';
import { createDevicePositions } from './search/device-positions.ts';
import { SearchBox } from './search/search-box.tsx';
import { useSearchBoxFocus } from './search/search-box-focus.ts';

export type LocatorScreenProps = {
  /** In the menu the locator picks the store that makes the order (LOC-002). */
  readonly context: 'page' | 'menu';
  readonly search: LocatorSearch;
  /** Stands where the title would: what the locator is one of two choices of. */
  readonly modeSwitch?: ReactNode;
  /** This page's address, for the way back from sign-in. */
  readonly href: string;
  readonly onSearchChange: (change: Partial<LocatorSearch>, options: SearchChangeOptions) => void;
  readonly overlays: LocatorOverlays;
};

/** The store locator: search box, filter button, map and results list (LOC-001, LOC-002). */
export function LocatorScreen({
  context,
  modeSwitch,
  search: wanted,
  href,
  onSearchChange,
  overlays,
}: LocatorScreenProps) {
  const { text } = useMessages();
  // A prerendered page knows no search parameters; the first render agrees with it, the next one reads them.
  const search = useHydrated() ? wanted : EMPTY_SEARCH;
  const [positions] = useState(createDevicePositions);
  const address = useMemo(() => positions.meant(addressOf(search)), [positions, search]);

  const changes = useChangesAfterFilters(overlays.filtersOpen, onSearchChange);
  const flow = useLocatorFlow({
    address,
    onQueryRequested: (query: LocationQuery, camera: Camera | null, options) =>
      changes.follow({ ...searchOf(positions.written(query), camera), details: null }, options),
    onPositionFound: positions.note,
    onTabRequested: (tab: LocatorTab) =>
      onSearchChange({ tab: tab === 'nearby' ? null : tab }, { replace: true, keepsOverlay: true }),
  });
  const { hearts, optimistic } = useFavouriteToggles();
  const own = useShownOwnStores(flow, optimistic.byKey);
  const results = useShownResults(flow, optimistic.byKey, own.locations.length > 0);
  const { moreResults, known, message, placeName, mapless } = results;
  const busy = results.busy || own.busy;
  const locations = own.locations.length > 0 ? own.locations : results.locations;
  const inMenu = context === 'menu';

  const pressHeart = useCallback(
    ({ store, isFavorite }: LocationResult) => hearts.press(shortStoreNumber(store.storeNumber), isFavorite),
    [hearts],
  );
  const showDetails = useRef(overlays.openDetails);
  showDetails.current = overlays.openDetails;
  const plainHref = detailsHref(href, null);
  const detailsLink = useMemo(
    () => ({
      hrefOf: (storeNumber: StoreNumber) => detailsHref(plainHref, storeNumber),
      open: (storeNumber: StoreNumber) => showDetails.current(storeNumber),
    }),
    [plainHref],
  );
  const details = useStoreDetails(flow, {
    details: search.details === null ? null : storeNumberOf(search.details),
    locations,
    optimistic: optimistic.byKey,
    onLeft: overlays.close,
  });
  const columns = useColumns();
  const beside = columns && details.shown;
  const selected = useSelector(flow.list, ({ context }) => context.selected);
  const pinned = locations.find(({ store }) => store.storeNumber === selected) ?? null;
  const { list, keepFocus } = useFocusBack(beside, details.shown);
  const { features } = address.query;
  const query = useSelector(flow.locator, ({ context }) => context.query);
  const quick = quickFeatures(useConfiguration().locator.amenityCategories);
  const names = useMemo(() => featureNames(locations.map(({ store }) => store)), [locations]);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const wantFeatures = (wanted: readonly string[], options = { replace: false }) =>
    onSearchChange(
      { ...changes.take(), features: wanted.length > 0 ? wanted.join(',') : null, details: null },
      options,
    );
  const clearFilters = () => wantFeatures([]);
  const searchPart = useRef<HTMLDivElement>(null);
  useHeightInStyles(searchPart, '--ns-search-height');
  const toSearchBox = useSearchBoxFocus(flow.geolocation, searchPart);
  useResultsFocus(flow, list);
  useKeptFocus(list);
  const announcement = busy
    ? text('store-locator.loading')
    : message || !known
      ? ''
      : countWords({ text }, { count: locations.length, moreResults, place: placeName });

  return (
    <LocatorProvider value={flow}>
      <div className={classNames(css.locator, !HAS_STREETS && css.plainMap)}>
        <div ref={searchPart} className={css.search}>
          <div className={css.titleRow}>
            <h1 className={look.heading1}>{text(inMenu ? 'common.choose-a-store' : 'common.find-a-store')}</h1>
            {modeSwitch}
          </div>
          {inMenu ? <OrderStoreStrip /> : null}
          <SearchBox />
          <div className={quickCss.line}>
            <FiltersButton
              ref={filtersButton}
              features={features}
              query={query}
              names={names}
              open={overlays.filtersOpen}
              onOpen={overlays.openFilters}
              onApplied={(wanted) => wantFeatures(wanted, { replace: true })}
              onLeft={overlays.close}
            />
            <QuickFilters codes={quick} features={features} onFeaturesRequested={wantFeatures} />
          </div>
        </div>
        <LocatorStage
          map={<MapPane locations={locations} onStorePressed={beside ? detailsLink.open : undefined} />}
          mapless={mapless}
          pinned={
            pinned &&
            ((onClose) => (
              <DetailsLinkProvider value={detailsLink}>
                <FetchedPinnedStore location={pinned} onHeartPressed={pressHeart} onClose={onClose} />
              </DetailsLinkProvider>
            ))
          }
          list={list}
          onListFocus={keepFocus}
          hidden={beside}
        >
          <VisuallyHidden as="h2" id="results-title">
            {text('shell.stores')}
          </VisuallyHidden>
          <div className={css.notices}>
            <LocatorNotices message={message} failure={results.failure} onRenewed={results.renew} />
            <CorrectedPlace />
          </div>
          <FilterChips
            features={features}
            quick={quick}
            names={names}
            onFeaturesRequested={wantFeatures}
            onLastRemoved={() => filtersButton.current?.focus()}
          />
          {own.failed ? <OwnStoresFailed onRetry={own.retry} /> : null}
          {own.locations.length > 0 && !busy ? (
            <DetailsLinkProvider value={detailsLink}>
              <OwnStores locations={own.locations} onHeartPressed={pressHeart} />
            </DetailsLinkProvider>
          ) : null}
          {/* One live region for both, there from the start and outside of what is busy: what is found or not found is read out. */}
          <div role="status">
            {own.noneLeft ? <OwnStoresFilteredOut onFiltersCleared={clearFilters} /> : null}
            {message && !own.busy ? (
              <ResultsMessage
                message={message}
                inMenu={inMenu}
                onFiltersCleared={clearFilters}
                onStoreForgotten={() => {
                  onSearchChange({ storeNumber: null }, { replace: false });
                  toSearchBox();
                }}
                onSearchRequested={toSearchBox}
              />
            ) : (
              <p className={classNames(look.strong, css.count)}>
                {announcement}
                {announcement && features.length > 0 ? (
                  <VisuallyHidden> {text('store-locator.filters-on', { count: features.length })}</VisuallyHidden>
                ) : null}
              </p>
            )}
          </div>
          <div id="results-list" aria-busy={busy}>
            {busy ? <ResultsSkeleton /> : null}
            {busy || message || !known ? null : (
              <DetailsLinkProvider value={detailsLink}>
                <Results inMenu={inMenu} locations={locations} onHeartPressed={pressHeart} />
              </DetailsLinkProvider>
            )}
          </div>
        </LocatorStage>
        {optimistic.asking ? (
          <FetchedHeartSignIn returnUrl={href} onClose={hearts.dismiss} onSignIn={hearts.signIn} />
        ) : null}
        <FetchedStoreDetails details={details} beside={columns} onHeartPressed={pressHeart} />
      </div>
    </LocatorProvider>
  );
}

import { useSelector } from '@xstate/react';
import { useCallback, useId, useMemo, useRef } from 'react';
import {
  groupsByReason,
  LOCATOR_TABS,
  type LocatorTab,
  type OwnKind,
  ownGroups,
  shownRows,
  storesOfTab,
} from '#domain/store-locator/locator.ts';
import type { LocationResult, RecommendationReason, StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useMoreFocus } from '#parts/use-more-focus.ts';
import { useOrderStore, useSelectStore } from '#session/order-store/order-store.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { look } from '#ui/theme/text.css.ts';
import { useLocator } from '../locator-context.tsx';
import { NoTabStores } from './no-tab-stores.tsx';
import * as css from './results.css.ts';
import { StoreCard } from './store-card.tsx';

type ResultsProps = {
  readonly inMenu: boolean;
  readonly locations: readonly LocationResult[];
  readonly onHeartPressed: (location: LocationResult) => void;
};

/** The listed stores: three tabs on the page (LOC-033), groups by recommendation in the menu (LOC-035). */
export function Results({ inMenu, locations, onHeartPressed }: ResultsProps) {
  return inMenu ? (
    <Groups locations={locations} onHeartPressed={onHeartPressed} />
  ) : (
    <TabbedStores locations={locations} onHeartPressed={onHeartPressed} />
  );
}

type StoresProps = Omit<ResultsProps, 'inMenu'>;

type GroupProps = Pick<ResultsProps, 'onHeartPressed'> & {
  readonly title:
    | 'store-locator.favourites'
    | 'store-locator.group-usual'
    | 'store-locator.nearby'
    | 'store-locator.tab-previous';
  readonly stores: readonly LocationResult[];
};

const tabMessages = {
  nearby: 'store-locator.nearby',
  previous: 'store-locator.tab-previous',
  favourites: 'store-locator.favourites',
} as const satisfies Record<LocatorTab, string>;

function TabbedStores({ locations, onHeartPressed }: StoresProps) {
  const { text } = useMessages();
  const { list } = useLocator();
  const tab = useSelector(list, (snapshot) => LOCATOR_TABS.find((name) => snapshot.hasTag(name)) ?? 'nearby');
  const stores = useMemo(() => storesOfTab(tab, locations), [tab, locations]);
  const panel =
    stores.length > 0 || tab === 'nearby' ? (
      <StoreRows stores={stores} onHeartPressed={onHeartPressed} />
    ) : (
      <NoTabStores tab={tab} />
    );
  return (
    <Tabs
      label={text('store-locator.results-tabs')}
      value={tab}
      onValueChange={(chosen) => list.send({ type: 'tab.chosen', tab: chosen })}
      tabs={LOCATOR_TABS.map((id) => ({ id, label: text(tabMessages[id]), panel: id === tab ? panel : null }))}
    />
  );
}

const groupMessages = {
  FAVORITE: 'store-locator.favourites',
  USUAL: 'store-locator.group-usual',
  NEARBY: 'store-locator.nearby',
} as const satisfies Record<RecommendationReason, string>;

const ownMessages = {
  favourite: 'store-locator.favourites',
  usual: 'store-locator.group-usual',
  previous: 'store-locator.tab-previous',
} as const satisfies Record<OwnKind, string>;

function Groups({ locations, onHeartPressed }: StoresProps) {
  const groups = useMemo(() => groupsByReason(locations), [locations]);
  return groups.map(({ reason, stores }) => (
    <StoreGroup key={reason} title={groupMessages[reason]} stores={stores} onHeartPressed={onHeartPressed} />
  ));
}

/** Some stores under a name. */
function StoreGroup({ title, stores, onHeartPressed }: GroupProps) {
  const { text } = useMessages();
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={look.heading3}>
        {text(title)}
      </h2>
      <StoreRows stores={stores} onHeartPressed={onHeartPressed} />
    </section>
  );
}

/** What a member knows, before any search: favourites, the usual store, previous ones (LOC-034, LOC-035). */
export function OwnStores({ locations, onHeartPressed }: StoresProps) {
  return ownGroups(locations).map(({ kind, stores }) => (
    <StoreGroup key={kind} title={ownMessages[kind]} stores={stores} onHeartPressed={onHeartPressed} />
  ));
}

/** The cards of some stores, unrolled a page at a time. */
function StoreRows({
  stores,
  onHeartPressed,
}: { stores: readonly LocationResult[] } & Pick<StoresProps, 'onHeartPressed'>) {
  const { text } = useMessages();
  const { list, map } = useLocator();
  const { selected, highlighted, shouldScroll, rows } = useSelector(list, (snapshot) => snapshot.context);
  const select = useCallback(
    ({ store: { storeNumber, coordinates } }: LocationResult) => {
      list.send({ type: 'store.selected', storeNumber, scroll: false });
      if (coordinates) map.send({ type: 'store.approached', coordinates });
    },
    [list, map],
  );
  const { storeNumber: orderStore, loading } = useOrderStore();
  const isMember = useVisitor().kind === 'member';
  const selectToOrder = useSelectStore();
  const order = useCallback(
    ({ store: { storeNumber }, distance }: LocationResult) => selectToOrder({ storeNumber, distance }),
    [selectToOrder],
  );
  const highlight = useCallback(
    (storeNumber: StoreNumber | null) => list.send({ type: 'store.highlighted', storeNumber }),
    [list],
  );
  const shown = useMemo(() => shownRows(stores, rows, selected), [stores, rows, selected]);
  const drawn = useRef<HTMLUListElement>(null);
  const moreWanted = useMoreFocus(drawn, shown.length);

  return (
    <>
      <ul ref={drawn} className={css.rows}>
        {shown.map((location) => {
          const { storeNumber } = location.store;
          return (
            <StoreCard
              key={storeNumber}
              location={location}
              selected={storeNumber === selected}
              isOrderStore={storeNumber === orderStore}
              isMember={isMember}
              checking={storeNumber === loading}
              highlighted={storeNumber === highlighted}
              scrolledTo={shouldScroll && storeNumber === selected}
              onHeartPressed={onHeartPressed}
              onSelected={select}
              onOrderRequested={order}
              onHighlighted={highlight}
            />
          );
        })}
      </ul>
      {shown.length < stores.length ? (
        <Button
          variant="secondary"
          fullWidth
          onClick={() => {
            moreWanted();
            list.send({ type: 'rows.requested' });
          }}
        >
          {text('store-locator.show-more')}
        </Button>
      ) : null}
    </>
  );
}

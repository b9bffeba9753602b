import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import {
  groupsByReason,
  LOCATOR_TABS,
  type LocatorTab,
  type ShownLocation,
  shownRows,
  storesOfTab,
} from '#domain/locator.ts';
import type { RecommendationReason, StoreNumber } from '#domain/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOrderStore, useSelectStore } from '#session/order-store.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text as textStyle } from '#ui/theme/text.css.ts';
import { useLocator } from './locator-context.tsx';
import { NoTabStores } from './no-tab-stores.tsx';
import * as css from './results.css.ts';
import { StoreCard } from './store-card.tsx';

type ResultsProps = {
  inMenu: boolean;
  locations: readonly ShownLocation[];
  onHeartPressed: (location: ShownLocation) => void;
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

function Groups({ locations, onHeartPressed }: StoresProps) {
  const { text } = useMessages();
  const groups = useMemo(() => groupsByReason(locations), [locations]);
  return groups.map(({ reason, stores }) => (
    <section key={reason} className={css.group} aria-labelledby={`group-${reason}`}>
      <h2 id={`group-${reason}`} className={textStyle.heading3}>
        {text(groupMessages[reason])}
      </h2>
      <StoreRows stores={stores} onHeartPressed={onHeartPressed} />
    </section>
  ));
}

function StoreRows({
  stores,
  onHeartPressed,
}: { stores: readonly ShownLocation[] } & Pick<StoresProps, 'onHeartPressed'>) {
  const { text } = useMessages();
  const { list, map } = useLocator();
  const { selected, highlighted, shouldScroll, rows } = useSelector(list, (snapshot) => snapshot.context);
  const select = useCallback(
    ({ store: { storeNumber, coordinates } }: ShownLocation) => {
      list.send({ type: 'store.selected', storeNumber, scroll: false });
      if (coordinates) map.send({ type: 'store.approached', coordinates });
    },
    [list, map],
  );
  const { storeNumber: orderStore, loading } = useOrderStore();
  const isMember = useVisitor().kind === 'member';
  const selectToOrder = useSelectStore();
  const order = useCallback(
    ({ store: { storeNumber }, distance }: ShownLocation) => selectToOrder({ storeNumber, distance }),
    [selectToOrder],
  );
  const highlight = useCallback(
    (storeNumber: StoreNumber | null) => list.send({ type: 'store.highlighted', storeNumber }),
    [list],
  );
  const shown = useMemo(() => shownRows(stores, rows, selected), [stores, rows, selected]);

  return (
    <>
      <ul className={css.rows}>
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
              onOrderWanted={order}
              onHighlighted={highlight}
            />
          );
        })}
      </ul>
      {shown.length < stores.length ? (
        <Button variant="secondary" fullWidth onClick={() => list.send({ type: 'rows.wanted' })}>
          {text('store-locator.show-more')}
        </Button>
      ) : null}
    </>
  );
}

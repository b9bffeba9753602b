import { useSelector } from '@xstate/react';
import { type LocatorMessage, noStoresHint } from '#domain/locator.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useLocator } from './locator-context.tsx';
import { nearestSearchState } from './locator-state.ts';

/** What stands where the stores would be, by priority (LOC-017, LOC-018, LOC-026, LOC-041 to LOC-045). */
export function ResultsMessage(props: { message: LocatorMessage; inMenu: boolean; onFiltersCleared: () => void }) {
  const { message } = props;
  const { text } = useMessages();
  const { map } = useLocator();
  switch (message) {
    case 'no-stores':
      return <NoStores {...props} />;
    case 'place-not-found':
      return (
        <EmptyState compact headingLevel={2} picture="empty-no-stores" title={text('store-locator.place-not-found')}>
          {text('store-locator.place-not-found-hint')}
        </EmptyState>
      );
    case 'store-not-found':
      return (
        <EmptyState compact headingLevel={2} picture="empty-no-stores" title={text('store-locator.store-not-found')}>
          {text('store-locator.store-not-found-hint')}
        </EmptyState>
      );
    case 'zoomed-out':
      return (
        <EmptyState
          compact
          headingLevel={2}
          picture="empty-zoomed-out"
          title={text('store-locator.zoomed-out')}
          actions={
            <Button variant="secondary" onClick={() => map.send({ type: 'zoom.raised' })}>
              {text('store-locator.zoom-in')}
            </Button>
          }
        />
      );
    case 'search-or-zoom':
      return (
        <EmptyState
          compact
          headingLevel={2}
          picture="empty-search-or-zoom"
          title={text('store-locator.search-or-zoom')}
        >
          {text('store-locator.search-or-zoom-hint')}
        </EmptyState>
      );
  }
}

const hints = {
  'move-map': 'store-locator.hint-move-map',
  'disable-filters': 'store-locator.hint-disable-filters',
  expand: 'store-locator.hint-expand',
} as const;

function NoStores({ inMenu, onFiltersCleared }: { inMenu: boolean; onFiltersCleared: () => void }) {
  const { text } = useMessages();
  const { locator, map, nearest } = useLocator();
  const query = useSelector(locator, (snapshot) => snapshot.context.query);
  const fetchAtLocation = useSelector(locator, (snapshot) => snapshot.context.fetchAtLocation);
  const search = useSelector(nearest, nearestSearchState, isSameSearch);
  const hint = noStoresHint({ inMenu, filtered: query.features.length > 0, nearestNotFound: search.nearestNotFound });

  if (hint === 'nothing') {
    return <EmptyState compact headingLevel={2} picture="empty-no-stores" title={text('store-locator.nothing-near')} />;
  }
  const expand = () => {
    const { lat, lng } = map.getSnapshot().context.camera;
    const from = fetchAtLocation ?? query.coordinates ?? { lat, lng };
    nearest.send({ type: 'expansion.pressed', asked: { from, features: query.features } });
  };
  const actions = {
    'move-map': (
      <Button variant="secondary" onClick={() => map.send({ type: 'zoom.lowered' })}>
        {text('store-locator.zoom-out')}
      </Button>
    ),
    'disable-filters': (
      <Button variant="secondary" onClick={onFiltersCleared}>
        {text('store-locator.clear-filters')}
      </Button>
    ),
    expand: (
      <Button busy={search.loading} busyLabel={text('store-locator.expanding')} onClick={expand}>
        {text('store-locator.expand')}
      </Button>
    ),
  };
  return (
    <EmptyState
      compact
      headingLevel={2}
      picture="empty-no-stores"
      title={text('store-locator.no-stores')}
      actions={actions[hint]}
    >
      {text(hints[hint])}
    </EmptyState>
  );
}

function isSameSearch(a: ReturnType<typeof nearestSearchState>, b: ReturnType<typeof nearestSearchState>): boolean {
  return a.loading === b.loading && a.nearestNotFound === b.nearestNotFound;
}

import { useSelector } from '@xstate/react';
import { noStoresHint } from '#domain/store-locator/locator.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTag } from '#parts/flow/use-tag.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useLocator } from '../locator-context.tsx';
import { nearestSearchState } from '../locator-state.ts';
import { ExamplePlaces } from '../search/example-places.tsx';
import { useExpansion } from '../search/use-expansion.ts';

const hints = {
  'move-map': 'store-locator.hint-move-map',
  'disable-filters': 'store-locator.hint-disable-filters',
  expand: 'store-locator.hint-expand',
} as const;

type NoStoresProps = { inMenu: boolean; onFiltersCleared: () => void; onSearchRequested: () => void };

/** The place is known and no store is near, with the hint that helps most (LOC-041 to LOC-045, decision A33). */
export function NoStores({ inMenu, onFiltersCleared, onSearchRequested }: NoStoresProps) {
  const { text } = useMessages();
  const { locator, map, nearest } = useLocator();
  const { features } = useSelector(locator, (snapshot) => snapshot.context.query);
  const mapless = useTag(map, 'unavailable');
  const expand = useExpansion();
  const search = useSelector(nearest, nearestSearchState, isSameSearch);
  const hint = noStoresHint({
    // Without a map there is nothing to move.
    inMenu: inMenu && !mapless,
    filtered: features.length > 0,
    nearestNotFound: search.nearestNotFound,
  });

  if (hint === 'nothing') {
    return (
      <EmptyState
        compact
        headingLevel={2}
        picture="empty-no-stores"
        title={text('failures.nearest-not-found')}
        actions={
          <>
            <Button onClick={onSearchRequested}>{text('store-locator.search-elsewhere')}</Button>
            <ExamplePlaces />
          </>
        }
      />
    );
  }
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

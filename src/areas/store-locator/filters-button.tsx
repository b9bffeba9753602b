import { useSelector } from '@xstate/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, type RefObject, Suspense } from 'react';
import type { LocationQuery } from '#domain/location-query.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import * as css from './filters-button.css.ts';
import { useEver } from './locator-overlays.ts';
import { type StoreFiltersPage, useStoreFiltersActor } from './store-filters.flow.ts';

const FiltersOverlay = lazy(async () => ({ default: (await import('./filters-overlay.tsx')).FiltersOverlay }));

type FiltersButtonProps = StoreFiltersPage & {
  ref: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
  /** What the stores are asked for, so that a draft can say how many it would show. */
  query: LocationQuery;
  /** What the stores call their features, by code. */
  names: ReadonlyMap<string, string>;
};

/** Opens the filters and shows how many are active (LOC-057). */
export function FiltersButton({ ref, onOpen, names, query, ...page }: FiltersButtonProps) {
  const { text } = useMessages();
  const filters = useStoreFiltersActor(page);
  const open = useSelector(filters, (snapshot) => snapshot.hasTag('open'));
  const wanted = useEver(open);
  const count = page.features.length;
  return (
    <>
      <Button
        ref={ref}
        variant="secondary"
        size="small"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        aria-label={count > 0 ? text('store-locator.filters-count', { count }) : undefined}
        onClick={onOpen}
      >
        {text('store-locator.filters')} {count > 0 ? <span className={css.count}>{count}</span> : null}
      </Button>
      {wanted ? (
        <Suspense>
          <FiltersOverlay
            open={open}
            active={page.features}
            names={names}
            query={query}
            filters={filters}
            anchor={ref}
          />
        </Suspense>
      ) : null}
    </>
  );
}

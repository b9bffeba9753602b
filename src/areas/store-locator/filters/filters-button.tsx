import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { RefObject } from 'react';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { Button } from '#ui/button/button.tsx';
import * as css from './filters-button.css.ts';
import type { FiltersOverlayProps } from './filters-overlay.tsx';
import { type StoreFiltersPage, useStoreFiltersActor } from './store-filters.flow.ts';

const FILTERS_OVERLAY = lazyPart<FiltersOverlayProps>(
  async () => (await import('./filters-overlay.tsx')).FiltersOverlay,
);

type FiltersButtonProps = StoreFiltersPage & {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  /** What the stores are asked for, so that a draft can say how many it would show. */
  readonly query: LocationQuery;
  /** What the stores call their features, by code. */
  readonly names: ReadonlyMap<string, string>;
};

/** Opens the filters and shows how many are active (LOC-057). */
export function FiltersButton({ ref, onOpen, names, query, ...page }: FiltersButtonProps) {
  const { text } = useMessages();
  const filters = useStoreFiltersActor(page);
  const open = useTag(filters, 'open');
  const dismiss = () => filters.send({ type: 'filters.dismissed' });
  // It stays when they close, so that it can leave as it came.
  const Overlay = useFetchedPart(open ? FILTERS_OVERLAY : null, dismiss, { mayReload: true });
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
      {Overlay ? (
        <Overlay open={open} active={page.features} names={names} query={query} filters={filters} anchor={ref} />
      ) : null}
    </>
  );
}

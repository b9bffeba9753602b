import { useSelector } from '@xstate/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useStoreFiltersActor } from './store-filters.flow.ts';

const FiltersOverlay = lazy(async () => ({ default: (await import('./filters-overlay.tsx')).FiltersOverlay }));

type FiltersButtonProps = { features: readonly string[]; onApplied: (features: readonly string[]) => void };

/** Opens the filters and shows how many are active (LOC-057). */
export function FiltersButton({ features, onApplied }: FiltersButtonProps) {
  const { text } = useMessages();
  const filters = useStoreFiltersActor(onApplied);
  const open = useSelector(filters, (snapshot) => snapshot.hasTag('open'));
  const count = features.length;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        onClick={() => filters.send({ type: 'filters.opened', features })}
      >
        {count > 0 ? text('store-locator.filters-count', { count }) : text('store-locator.filters')}
      </Button>
      {open ? (
        <Suspense>
          <FiltersOverlay filters={filters} />
        </Suspense>
      ) : null}
    </>
  );
}

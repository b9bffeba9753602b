import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { locationsQuery } from '#api/locations/locations.ts';
import { isSearchable, type LocationQuery } from '#domain/store-locator/location-query.ts';
import { hasMoreToList, pickedStores } from '#domain/store-locator/store-picker.ts';
import { storeFiltersMachine } from '#machines/store-locator/store-filters.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { framePainted } from '#platform/page-usable.ts';
import { useConfiguration } from '#session/configuration.ts';

export type StoreFiltersPage = {
  /** The features that are active now. */
  features: readonly string[];
  /** Whether the browser's history says that the overlay is open; Back and Forward change it. */
  open: boolean;
  /** Gets the features that are to be active from now on. */
  onApplied: (features: readonly string[]) => void;
  /** The overlay was closed by a button: the history is to follow. */
  onLeft: () => void;
};

/** The filter overlay (LOC-057 to LOC-060), open as long as the browser's history says so. */
export function useStoreFiltersActor(page: StoreFiltersPage) {
  const current = useRef(page);
  current.current = page;
  const filters = useFlow(
    storeFiltersMachine,
    {},
    {
      on: {
        'features.requested': ({ features }) => {
          // What is active already changes nothing: it only closes.
          if (isSameSet(features, page.features)) page.onLeft();
          // The overlay is seen to close first: the list and the map of other stores take longer to draw than a press may wait.
          else void framePainted().then(() => current.current.onApplied(features));
        },
        'filters.left': () => {
          if (page.open) page.onLeft();
        },
      },
    },
  );
  const { open } = page;
  useEffect(() => {
    const { features } = current.current;
    filters.send(open ? { type: 'filters.opened', features } : { type: 'filters.dismissed' });
  }, [filters, open]);
  return filters;
}

/**
 * How many stores a draft would show, and whether there are more; null until that is known, or where nothing is searched. Asked
 * only while the filters are open.
 */
export function useDraftCount(
  query: LocationQuery,
  draft: readonly string[],
  open: boolean,
): { count: number; moreResults: boolean } | null {
  const { distanceCutOff } = useConfiguration().locator;
  const asked = { ...query, features: draft };
  const { data } = useQuery({ ...locationsQuery(asked), enabled: open && isSearchable(asked) });
  if (!data) return null;
  return {
    count: pickedStores(data.stores, asked, distanceCutOff).length,
    moreResults: hasMoreToList(data, asked, distanceCutOff),
  };
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code) => b.includes(code));
}

import { useEffect, useMemo, useRef } from 'react';
import { storeNumberOf } from '#domain/stores/store.ts';
import type { MapHandle } from '#platform/maps/map-handle.ts';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import type { MapStore, StoreMapProps } from './store-map.port.ts';

/** Hands an open map what the port says, and says by the port what happens on the map; the same for every renderer. */
export function useStoreMap(props: StoreMapProps, map: MapHandle | null) {
  const { stores, selected, highlighted, requestedView, words } = props;
  const byNumber = useMemo(
    () => new Map<string, MapStore>(stores.map((store) => [store.storeNumber, store])),
    [stores],
  );

  useEffect(() => {
    map?.setPoints(stores.map(({ storeNumber, ...point }) => ({ ...point, id: storeNumber })));
  }, [map, stores]);
  useEffect(() => {
    const lifted = highlighted !== null && highlighted !== selected ? [{ id: highlighted, selected: false }] : [];
    map?.emphasise([...lifted, ...(selected === null ? [] : [{ id: selected, selected: true }])]);
  }, [map, selected, highlighted]);
  // The first request is the camera that the map opens with.
  const taken = useRef(requestedView.serial);
  useEffect(() => {
    if (!map || taken.current === requestedView.serial) return;
    taken.current = requestedView.serial;
    map.go(requestedView.camera, requestedView.animate);
  }, [map, requestedView]);

  return {
    press(item: Shown): void {
      if (item.kind === 'cluster') map?.open(item);
      else props.onStorePressed(storeNumberOf(item.point.id));
    },
    highlight(item: Shown | null): void {
      props.onStoreHighlighted(item?.kind === 'marker' ? storeNumberOf(item.point.id) : null);
    },
    labelOf(item: Shown): string {
      if (item.kind === 'cluster') return words.cluster(item.count);
      const store = byNumber.get(item.point.id);
      return store ? words.marker(store) : '';
    },
  };
}

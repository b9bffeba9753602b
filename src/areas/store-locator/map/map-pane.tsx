import { useSelector } from '@xstate/react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { LocationResult, StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTag } from '#parts/flow/use-tag.ts';
import { onResized } from '#platform/resize.ts';
import { useHydrated } from '#session/use-hydrated.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useLocator } from '../locator-context.tsx';
import { MapMissing } from './map-missing.tsx';
import * as css from './map-pane.css.ts';
import type { MapStore, StoreMapProps } from './store-map.port.ts';
import { StoreMap } from './store-map.tsx';

type MapPaneProps = {
  readonly locations: readonly LocationResult[];
  /** What a pressed pin does besides that its store stands out. */
  readonly onStorePressed?: ((storeNumber: StoreNumber) => void) | undefined;
};

/** The map with its own controls (LOC-019, LOC-021 to LOC-025), or what stands in its place; the renderer draws, the machine decides. */
export function MapPane({ locations, onStorePressed }: MapPaneProps) {
  const { text } = useMessages();
  const { map, list, sheet, geolocation } = useLocator();
  const hydrated = useHydrated();
  const requestedView = useSelector(map, (snapshot) => snapshot.context.requestedView);
  const movedAway = useTag(map, 'movedAway');
  const starting = useTag(map, 'starting');
  const unavailable = useTag(map, 'unavailable');
  const locating = useTag(geolocation, 'busy');
  const mayZoomIn = useSelector(map, (snapshot) => snapshot.can({ type: 'zoom.raised' }));
  const mayZoomOut = useSelector(map, (snapshot) => snapshot.can({ type: 'zoom.lowered' }));
  const selected = useSelector(list, (snapshot) => snapshot.context.selected);
  const highlighted = useSelector(list, (snapshot) => snapshot.context.highlighted);
  const position = useSelector(geolocation, (snapshot) => snapshot.context.position?.coordinates ?? null);
  const pane = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    return onResized(element, ({ width, height, top }) =>
      map.send({ type: 'window.resized', layout: { controlsHeight: top, width, height } }),
    );
  }, [map]);

  const stores = useMemo<readonly MapStore[]>(
    () =>
      locations.flatMap(({ store: { storeNumber, name, coordinates }, isFavorite }) =>
        coordinates ? [{ storeNumber, name, favourite: isFavorite, ...coordinates }] : [],
      ),
    [locations],
  );
  // A pressed heart shows in its row at once; the map draws its badge after that.
  const drawnStores = useDeferredValue(stores);
  const words = useMemo<StoreMapProps['words']>(
    () => ({
      region: text('store-locator.map-region'),
      marker: ({ name, favourite }) =>
        text(favourite ? 'store-locator.map-marker-favourite' : 'store-locator.map-marker', { store: name }),
      cluster: (count) => text('store-locator.map-cluster', { count }),
    }),
    [text],
  );
  const drawnRequest = useMemo(() => ({ ...requestedView, animate: requestedView.serial > 0 }), [requestedView]);
  const moved = useCallback<StoreMapProps['onCameraMoved']>(
    ({ camera, byVisitor }) => map.send({ type: 'map.moved', camera, byVisitor }),
    [map],
  );
  const pressed = useCallback<StoreMapProps['onStorePressed']>(
    (storeNumber) => {
      list.send({ type: 'store.selected', storeNumber, scroll: true });
      sheet.send({ type: 'pin.pressed' });
      onStorePressed?.(storeNumber);
    },
    [list, sheet, onStorePressed],
  );
  const highlight = useCallback<StoreMapProps['onStoreHighlighted']>(
    (storeNumber) => list.send({ type: 'store.highlighted', storeNumber }),
    [list],
  );

  const region = { ref: pane, tabIndex: -1, 'aria-label': text('store-locator.map-region') };
  if (unavailable) {
    return (
      <section {...region} className={classNames(css.pane, css.missing)}>
        <MapMissing onRetried={() => map.send({ type: 'retry.pressed' })} />
      </section>
    );
  }
  return (
    <section {...region} className={css.pane}>
      {starting ? <p className={css.loading}>{text('store-locator.map-loading')}</p> : null}
      {hydrated ? (
        <StoreMap
          stores={drawnStores}
          selected={selected}
          highlighted={highlighted}
          requestedView={drawnRequest}
          position={position}
          words={words}
          onCameraMoved={moved}
          onStorePressed={pressed}
          onStoreHighlighted={highlight}
          onReady={() => map.send({ type: 'map.readied' })}
          onUnavailable={() => map.send({ type: 'map.failed' })}
        />
      ) : null}
      {movedAway ? (
        <Button
          className={css.searchArea}
          size="small"
          icon={<RotateCw />}
          onClick={() => map.send({ type: 'area.pressed' })}
        >
          {text('store-locator.search-area')}
        </Button>
      ) : null}
      <div className={css.controls}>
        <IconButton
          variant="raised"
          label={text('store-locator.map-find-me')}
          icon={<LocateFixed aria-hidden="true" />}
          unavailable={locating}
          onClick={() => geolocation.send({ type: 'findMe.pressed' })}
        />
        <IconButton
          variant="raised"
          label={text('store-locator.zoom-in')}
          icon={<Plus aria-hidden="true" />}
          unavailable={!mayZoomIn}
          onClick={() => map.send({ type: 'zoom.raised' })}
        />
        <IconButton
          variant="raised"
          label={text('store-locator.zoom-out')}
          icon={<Minus aria-hidden="true" />}
          unavailable={!mayZoomOut}
          onClick={() => map.send({ type: 'zoom.lowered' })}
        />
      </div>
    </section>
  );
}

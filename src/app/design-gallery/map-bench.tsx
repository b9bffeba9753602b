import { useEffect, useMemo, useState } from 'react';
import { loadGoogleMap, loadKeylessMap } from '#areas/store-locator/map/map-code.ts';
import type { MapStore, StoreMapProps } from '#areas/store-locator/map/store-map.port.ts';
import { StoreMap } from '#areas/store-locator/map/store-map.tsx';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import * as css from './map-bench.css.ts';

const CENTRE: Camera = { lat: 47.6062, lng: -122.3321, zoom: 12 };

const store = (number: string, name: string, lat: number, lng: number, favourite = false): MapStore => ({
  storeNumber: storeNumberOf(number),
  name,
  lat,
  lng,
  favourite,
});

/** The stores on the map: one in the middle, a favourite, one more, twelve on a heap and two on one point. */
const STORES: readonly MapStore[] = [
  store('100', 'Pine Street', CENTRE.lat, CENTRE.lng),
  store('200', 'Madrona', CENTRE.lat, CENTRE.lng + 0.05, true),
  store('300', 'Beacon Hill', CENTRE.lat - 0.04, CENTRE.lng),
  ...Array.from({ length: 12 }, (_, at) =>
    store(`4${at + 10}`, `Heap ${at + 1}`, CENTRE.lat + 0.05, CENTRE.lng + 0.08 + at * 0.0004),
  ),
  store('501', 'Twin One', CENTRE.lat - 0.05, CENTRE.lng - 0.1),
  store('502', 'Twin Two', CENTRE.lat - 0.05, CENTRE.lng - 0.1),
];

const WORDS: Record<'en' | 'fr', StoreMapProps['words']> = {
  en: {
    region: 'Map of stores',
    marker: ({ name, favourite }) => `${name}, ${favourite ? 'favorite ' : ''}store`,
    cluster: (count) => `${count} stores here, zoom in`,
  },
  fr: {
    region: 'Carte des cafés',
    marker: ({ name, favourite }) => `${name}, café${favourite ? ' favori' : ''}`,
    cluster: (count) => `${count} cafés ici, faire un zoom avant`,
  },
};

const BEGINNING = {
  mounted: true,
  selected: null as string | null,
  highlighted: null as string | null,
  requestedView: { camera: CENTRE, serial: 0, animate: false },
  position: null as StoreMapProps['position'],
  language: 'en' as 'en' | 'fr',
};

type Reported =
  | { event: 'ready' }
  | { event: 'unavailable' }
  | { event: 'pressed'; storeNumber: string }
  | { event: 'highlighted'; storeNumber: string | null }
  | ({ event: 'moved' } & Parameters<StoreMapProps['onCameraMoved']>[0]);

/** How a test, or an engineer at the console, steers the map on the bench and reads what it reported. */
export type MapBenchControl = {
  change: (change: Partial<typeof BEGINNING>) => void;
  reported: Reported[];
};

declare global {
  interface Window {
    mapBench?: MapBenchControl;
  }
}

/** One renderer of the locator's map behind its port, alone on a page: `/design?map=keyless` and `/design?map=google`. */
export function MapBench({ renderer }: { renderer: 'keyless' | 'google' }) {
  const [state, setState] = useState(BEGINNING);
  const [reported] = useState<Reported[]>([]);
  const [last, setLast] = useState('');
  const renderers = useMemo(() => [renderer === 'google' ? loadGoogleMap : loadKeylessMap], [renderer]);
  const report = (one: Reported) => {
    reported.push(one);
    setLast(JSON.stringify(one));
  };
  useEffect(() => {
    window.mapBench = { change: (change) => setState((before) => ({ ...before, ...change })), reported };
    return () => {
      delete window.mapBench;
    };
  }, [reported]);

  return (
    <div className={css.bench}>
      <h1>The map on the bench: {renderer}</h1>
      <div className={css.box} data-testid="map-box">
        {state.mounted ? (
          <StoreMap
            renderers={renderers}
            stores={STORES}
            selected={state.selected === null ? null : storeNumberOf(state.selected)}
            highlighted={state.highlighted === null ? null : storeNumberOf(state.highlighted)}
            requestedView={state.requestedView}
            position={state.position}
            words={WORDS[state.language]}
            onCameraMoved={(view) => report({ event: 'moved', ...view })}
            onStorePressed={(storeNumber) => report({ event: 'pressed', storeNumber })}
            onStoreHighlighted={(storeNumber) => report({ event: 'highlighted', storeNumber })}
            onReady={() => report({ event: 'ready' })}
            onUnavailable={() => report({ event: 'unavailable' })}
          />
        ) : null}
      </div>
      <p>{last}</p>
    </div>
  );
}

import { useEffect } from 'react';
import type { StoreMapProps } from '#areas/store-locator/map/store-map.port.ts';

/** What the app last gave to the map, and the visitor's actions on it. Real maps are tested in a real browser. */
export const standInMap: { props: StoreMapProps | null } = { props: null };

/** Stands where jsdom has no WebGL: draws each store as a button and reports what the port promises. */
export function StandInMap(props: StoreMapProps) {
  const { onReady, stores, words } = props;
  standInMap.props = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map gets ready once
  useEffect(onReady, []);
  return (
    <div data-testid="map" data-zoom={props.requestedView.camera.zoom}>
      {stores.map((store) => (
        <button
          type="button"
          key={store.storeNumber}
          data-marker={store.storeNumber}
          onClick={() => props.onStorePressed(store.storeNumber)}
          onFocus={() => props.onStoreHighlighted(store.storeNumber)}
        >
          {words.marker(store)}
        </button>
      ))}
    </div>
  );
}

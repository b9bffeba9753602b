import { useEffect } from 'react';
import type { LocatorFlow } from '#areas/store-locator/locator.flow.ts';
import { useLocator } from '#areas/store-locator/locator-context.tsx';
import type { StoreMapProps } from '#areas/store-locator/map/store-map.port.ts';

let mounted: { flow: LocatorFlow; port: StoreMapProps } | undefined;

/** The mounted locator, by its machines and by the map's side of its port; of a map that is gone, the last one. */
export function mountedLocator() {
  if (!mounted) throw new Error('no locator is mounted');
  return mounted;
}

/** A map that does only what a walk wants: it never moves by itself. */
export function FakeMap({ port, isReadyAtOnce }: { port: StoreMapProps; isReadyAtOnce: boolean }) {
  mounted = { flow: useLocator(), port };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map gets ready once
  useEffect(() => {
    if (isReadyAtOnce) port.onReady();
  }, []);
  return port.stores.map((store) => (
    <button
      type="button"
      key={store.storeNumber}
      aria-pressed={store.storeNumber === port.selected}
      aria-current={store.storeNumber === port.highlighted}
      onClick={() => port.onStorePressed(store.storeNumber)}
      onPointerEnter={() => port.onStoreHighlighted(store.storeNumber)}
      onPointerLeave={() => port.onStoreHighlighted(null)}
    >
      {port.words.marker(store)}
    </button>
  ));
}

import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { firstMapData } from '#platform/maps/map-data.ts';
import type { StoreMapProps, StoreMapRenderer } from './store-map.port.ts';
import * as css from './store-map-frame.css.ts';

/** Fetches the map's code, and beside it what it will draw, ahead of the moment in which it is drawn. */
export function loadMap(): Promise<{ MapLibreMap: StoreMapRenderer }> {
  // The map asks again and meets the failure.
  firstMapData().catch(() => undefined);
  return import('./maplibre-map.tsx');
}

type Props = StoreMapProps & {
  /** How the renderer's code arrives: another one for a retailer with a key. */
  load?: () => Promise<{ MapLibreMap: StoreMapRenderer }>;
};

/** The map of the locator: its code comes when it is drawn, and whatever goes wrong ends in `onUnavailable`, never on the page. */
export function StoreMap({ load = loadMap, ...props }: Props) {
  const [Renderer] = useState(() => lazy(() => load().then(({ MapLibreMap }) => ({ default: MapLibreMap }))));
  return (
    <MapBoundary onFailed={props.onUnavailable}>
      <Suspense fallback={<div className={css.waiting} aria-hidden="true" />}>
        <Renderer {...props} />
      </Suspense>
    </MapBoundary>
  );
}

type BoundaryProps = { onFailed: () => void; children: ReactNode };

class MapBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

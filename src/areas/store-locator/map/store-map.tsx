import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type LoadRenderer, renderers as ownRenderers } from './map-code.ts';
import type { StoreMapProps, StoreMapRenderer } from './store-map.port.ts';
import * as css from './store-map-frame.css.ts';

type Props = StoreMapProps & { renderers?: readonly LoadRenderer[] };

/**
 * The map of the locator: its code comes when it is drawn. A renderer that fails, now or later, gives way to the next one; when
 * none is left the page hears of it by `onUnavailable`, and nothing breaks.
 */
export function StoreMap({ renderers = ownRenderers, ...props }: Props) {
  const [turn, setTurn] = useState(0);
  const failed = () => {
    if (turn + 1 < renderers.length) setTurn(turn + 1);
    else props.onUnavailable();
  };
  const load = renderers[turn];
  return load ? <OneMap key={turn} {...props} load={load} onUnavailable={failed} /> : null;
}

function OneMap({ load, ...props }: StoreMapProps & { load: LoadRenderer }) {
  const [Renderer, setRenderer] = useState<StoreMapRenderer | null>(null);
  const onUnavailable = useEffectEvent(props.onUnavailable);
  useEffect(() => {
    let isAwaited = true;
    // Not thrown into the boundary: code that does not load is no fault of the app, and the console needs no entry.
    load().then(
      (loaded) => isAwaited && setRenderer(() => loaded),
      () => isAwaited && onUnavailable(),
    );
    return () => {
      isAwaited = false;
    };
  }, [load]);
  if (!Renderer) return <div className={css.waiting} aria-hidden="true" />;
  return (
    <MapBoundary onFailed={props.onUnavailable}>
      <Renderer {...props} />
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

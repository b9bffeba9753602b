import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BrandMap, openBrandMap } from '#platform/maps/brand-map.ts';
import { MAP_CREDITS } from '#platform/maps/map-credits.ts';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import { MarkerKeys } from './marker-keys.tsx';
import * as css from './store-map.css.ts';
import type { StoreMapProps } from './store-map.port.ts';
import { useStoreMap } from './use-store-map.ts';

/** The map without a key: our own outlines and place names by MapLibre, markers on a canvas, a list of buttons for keyboards. */
export function MapLibreMap(props: StoreMapProps) {
  const { requestedView, position, words } = props;
  const container = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<BrandMap | null>(null);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [credits, setCredits] = useState(MAP_CREDITS);

  const { press, highlight, labelOf } = useStoreMap(props, map);
  const onMoved = useEffectEvent(props.onCameraMoved);
  const onReady = useEffectEvent(props.onReady);
  const onUnavailable = useEffectEvent(props.onUnavailable);
  const onPressed = useEffectEvent((item: Shown) => press(item));
  const onHovered = useEffectEvent((item: Shown | null) => highlight(item));
  const open = useEffectEvent((frame: Parameters<typeof openBrandMap>[0]) => {
    try {
      const opened = openBrandMap(
        frame,
        { camera: requestedView.camera, label: words.region },
        {
          onMoved,
          onPressed,
          onHovered,
          onShown: (items) => startTransition(() => setShown(items)),
          onReady,
          onUnavailable,
          onCredits: setCredits,
        },
      );
      setMap(opened);
      return opened;
    } catch {
      onUnavailable();
      return null;
    }
  });

  useEffect(() => {
    if (!container.current || !overlay.current || !ring.current) return;
    const opened = open({ container: container.current, overlay: overlay.current, ring: ring.current });
    return () => {
      opened?.close();
      setMap(null);
    };
  }, []);

  useEffect(() => map?.setPosition(position), [map, position]);
  useEffect(() => map?.setLabel(words.region), [map, words]);

  return (
    <div className={css.frame}>
      <div ref={container} className={css.container} />
      <canvas ref={overlay} className={css.overlay} />
      <div ref={ring} className={css.ring} hidden />
      <MarkerKeys
        items={shown}
        labelOf={labelOf}
        onPressed={press}
        onFocused={(item) => {
          map?.focus(item?.key ?? null);
          highlight(item);
        }}
      />
      <p className={css.attribution}>{credits}</p>
    </div>
  );
}

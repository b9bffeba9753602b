import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { storeNumberOf } from '#domain/store.ts';
import { type BrandMap, openBrandMap } from '#platform/maps/brand-map.ts';
import { MAP_CREDITS } from '#platform/maps/map-credits.ts';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import { MarkerKeys } from './marker-keys.tsx';
import * as css from './store-map.css.ts';
import type { MapStore, StoreMapProps } from './store-map.port.ts';

/** The map without a key: our own outlines and place names by MapLibre, markers on a canvas, a list of buttons for keyboards. */
export function MapLibreMap(props: StoreMapProps) {
  const { stores, selected, highlighted, wish, position, words } = props;
  const stage = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<BrandMap | null>(null);
  const [shown, setShown] = useState<readonly Shown[]>([]);

  const byNumber = useMemo(
    () => new Map<string, MapStore>(stores.map((store) => [store.storeNumber, store])),
    [stores],
  );

  const onMoved = useEffectEvent(props.onCameraMoved);
  const onReady = useEffectEvent(props.onReady);
  const onUnavailable = useEffectEvent(props.onUnavailable);
  const onPressed = useEffectEvent((item: Shown) => press(item));
  const onHovered = useEffectEvent((item: Shown | null) => highlight(item));
  const open = useEffectEvent((frame: Parameters<typeof openBrandMap>[0]) => {
    try {
      const opened = openBrandMap(
        frame,
        { camera: wish.camera, label: words.region },
        {
          onMoved,
          onPressed,
          onHovered,
          onShown: (items) => startTransition(() => setShown(items)),
          onReady,
          onUnavailable,
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
    if (!stage.current || !overlay.current || !ring.current) return;
    const opened = open({ stage: stage.current, overlay: overlay.current, ring: ring.current });
    return () => {
      opened?.close();
      setMap(null);
    };
  }, []);

  useEffect(() => {
    map?.setPoints(stores.map(({ storeNumber, ...point }) => ({ ...point, id: storeNumber })));
  }, [map, stores]);
  useEffect(() => {
    const lifted = highlighted !== null && highlighted !== selected ? [{ id: highlighted, selected: false }] : [];
    map?.emphasise([...lifted, ...(selected === null ? [] : [{ id: selected, selected: true }])]);
  }, [map, selected, highlighted]);
  useEffect(() => map?.setPosition(position), [map, position]);
  useEffect(() => map?.setLabel(words.region), [map, words]);
  // The first wish is the camera that the map opens with.
  const taken = useRef(wish.serial);
  useEffect(() => {
    if (!map || taken.current === wish.serial) return;
    taken.current = wish.serial;
    map.go(wish.camera, wish.animate);
  }, [map, wish]);

  function press(item: Shown) {
    if (item.kind === 'cluster') map?.open(item);
    else props.onStorePressed(storeNumberOf(item.point.id));
  }
  function highlight(item: Shown | null) {
    props.onStoreHighlighted(item?.kind === 'marker' ? storeNumberOf(item.point.id) : null);
  }

  return (
    <div className={css.frame}>
      <div ref={stage} className={css.stage} />
      <canvas ref={overlay} className={css.overlay} />
      <div ref={ring} className={css.ring} hidden />
      <MarkerKeys
        items={shown}
        labelOf={(item) => labelOf(item, byNumber, words)}
        onPressed={press}
        onFocused={(item) => {
          map?.focus(item?.key ?? null);
          highlight(item);
        }}
      />
      <p className={css.attribution}>
        {words.attribution} {MAP_CREDITS}
      </p>
    </div>
  );
}

function labelOf(item: Shown, stores: ReadonlyMap<string, MapStore>, words: StoreMapProps['words']): string {
  if (item.kind === 'cluster') return words.cluster(item.count);
  const store = stores.get(item.point.id);
  return store ? words.marker(store) : '';
}

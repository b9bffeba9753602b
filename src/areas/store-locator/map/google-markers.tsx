import { AdvancedMarker } from '@vis.gl/react-google-maps';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Coordinates } from '#domain/coordinates.ts';
import type { Drawn } from '#platform/maps/google-view.ts';
import type { MapPalette } from '#platform/maps/map-palette.ts';
import type { MapSprites, Sprite } from '#platform/maps/map-sprites.ts';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import { onFontsLoaded, pageSprites } from '#platform/maps/page-sprites.ts';
import * as css from './google-map.css.ts';

/** Raised markers stand above all others; the position stands below, at 0. */
const RAISED = 1_000_000;

type GoogleMarkersProps = { drawn: Drawn; position: Coordinates | null; palette: MapPalette };

/** The pins, clusters and dot of the keyless map as Google's advanced markers: pictures that take no press of their own. */
export function GoogleMarkers({ drawn: { shown, raised }, position, palette }: GoogleMarkersProps) {
  const sprites = useSprites(palette);
  const raisedKeys = useMemo(() => new Set(raised.map(({ item }) => item.key)), [raised]);
  return (
    <>
      {position ? <Picture lat={position.lat} lng={position.lng} zIndex={0} sprite={sprites.position()} /> : null}
      {shown
        .filter((item) => !raisedKeys.has(item.key))
        .map((item) => (
          <Marker
            key={item.key}
            item={item}
            sprites={sprites}
            zIndex={southernFirst(item)}
            selected={false}
            lifted={false}
          />
        ))}
      {raised.map(({ item, selected }, at) => (
        <Marker key={item.key} item={item} sprites={sprites} zIndex={RAISED + at} selected={selected} lifted />
      ))}
    </>
  );
}

type MarkerProps = {
  readonly item: Shown;
  readonly sprites: MapSprites;
  readonly zIndex: number;
  readonly selected: boolean;
  readonly lifted: boolean;
};

const Marker = memo(function Marker({ item, sprites, zIndex, selected, lifted }: MarkerProps) {
  return <Picture lat={item.lat} lng={item.lng} zIndex={zIndex} sprite={sprites.marker(item, { selected, lifted })} />;
});

function Picture({ lat, lng, zIndex, sprite }: Coordinates & { zIndex: number; sprite: Sprite }) {
  const place = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <AdvancedMarker
      position={place}
      zIndex={zIndex}
      clickable={false}
      anchorLeft={`${-sprite.anchorX}px`}
      anchorTop={`${-sprite.anchorY}px`}
    >
      <Stamp sprite={sprite} />
    </AdvancedMarker>
  );
}

function Stamp({ sprite: { image, width, height } }: { sprite: Sprite }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = image.width;
    element.height = image.height;
    element.getContext('2d')?.drawImage(image, 0, 0);
  }, [image]);
  return <canvas ref={canvas} className={css.stamp} style={{ width, height }} />;
}

function useSprites(palette: MapPalette): MapSprites {
  const [lettered, setLettered] = useState(false);
  useEffect(() => onFontsLoaded(() => setLettered(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts are cut anew once their letters are there
  return useMemo(() => pageSprites(palette), [palette, lettered]);
}

const southernFirst = ({ lat }: Shown) => Math.round((90 - lat) * 1_000);

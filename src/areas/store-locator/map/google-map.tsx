import { APIProvider, ColorScheme, Map as GoogleCanvas, useMap } from '@vis.gl/react-google-maps';
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_ZOOM, MIN_ZOOM } from '#domain/store-locator/map-camera.ts';
import { googleSettings } from '#platform/maps/google-settings.ts';
import { type Drawn, type GoogleViewEvents, openGoogleView } from '#platform/maps/google-view.ts';
import type { MapHandle } from '#platform/maps/map-handle.ts';
import { currentPalette, DARK_MAP, type MapPalette, onPaletteChanged } from '#platform/maps/map-palette.ts';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import * as css from './google-map.css.ts';
import { GoogleMarkers } from './google-markers.tsx';
import { MarkerKeys } from './marker-keys.tsx';
import * as frame from './store-map.css.ts';
import type { StoreMapProps } from './store-map.port.ts';
import { useStoreMap } from './use-store-map.ts';

const NOTHING: Drawn = { shown: [], raised: [] };

/** Google's map, once its script is there: our pins on its streets. Its logo, credits and terms stay visible. */
export function GoogleMap(props: StoreMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapHandle | null>(null);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [palette, setPalette] = useState(currentPalette);
  // For another colour scheme the library makes another map: it opens where this one looks.
  const camera = useRef(props.requestedView.camera);
  const { key, mapId } = googleSettings();
  const { press, highlight, labelOf } = useStoreMap(props, map);
  useEffect(() => onPaletteChanged(setPalette), []);

  return (
    <div className={frame.frame}>
      {/* A click into the map gives it the focus, as one into the keyless map does. */}
      <div ref={container} className={frame.container} tabIndex={-1}>
        <APIProvider apiKey={key}>
          <GoogleCanvas
            className={css.canvas}
            // Google counts each map that is made, and none is ever destroyed (D-358).
            reuseMaps
            mapId={mapId}
            colorScheme={palette === DARK_MAP ? ColorScheme.DARK : ColorScheme.LIGHT}
            backgroundColor={palette.water}
            defaultCenter={{ lat: camera.current.lat, lng: camera.current.lng }}
            defaultZoom={camera.current.zoom}
            minZoom={MIN_ZOOM}
            maxZoom={MAX_ZOOM}
            isFractionalZoomEnabled
            gestureHandling="greedy"
            disableDefaultUI
            clickableIcons={false}
            headingInteractionEnabled={false}
            tiltInteractionEnabled={false}
          >
            <Layer
              port={props}
              palette={palette}
              container={container}
              ring={ring}
              onOpened={setMap}
              onMoved={(view) => {
                camera.current = view.camera;
                props.onCameraMoved(view);
              }}
              onPressed={press}
              onHovered={highlight}
              onShown={(items) => startTransition(() => setShown(items))}
            />
          </GoogleCanvas>
        </APIProvider>
      </div>
      <div ref={ring} className={frame.ring} hidden />
      <MarkerKeys
        items={shown}
        labelOf={labelOf}
        onPressed={press}
        onFocused={(item) => {
          map?.focus(item?.key ?? null);
          highlight(item);
        }}
      />
    </div>
  );
}

type LayerProps = Pick<GoogleViewEvents, 'onMoved' | 'onPressed' | 'onHovered' | 'onShown'> & {
  readonly port: StoreMapProps;
  readonly palette: MapPalette;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly ring: RefObject<HTMLDivElement | null>;
  readonly onOpened: (map: MapHandle | null) => void;
};

/** What lies on one map of Google's, which it finds in the context of the library. */
function Layer({ port, palette, container, ring, onOpened, ...events }: LayerProps) {
  const map = useMap();
  const [drawn, setDrawn] = useState(NOTHING);
  const onMoved = useEffectEvent(events.onMoved);
  const onPressed = useEffectEvent(events.onPressed);
  const onHovered = useEffectEvent(events.onHovered);
  const onShown = useEffectEvent(events.onShown);
  const onReady = useEffectEvent(port.onReady);
  const onUnavailable = useEffectEvent(port.onUnavailable);

  useEffect(() => {
    if (!map || !container.current || !ring.current) return;
    const opened = openGoogleView(
      { map, container: container.current, ring: ring.current },
      { onMoved, onPressed, onHovered, onShown, onReady, onUnavailable, onDrawn: setDrawn },
    );
    onOpened(opened);
    return () => {
      opened.close();
      onOpened(null);
    };
  }, [map, container, ring, onOpened]);

  return <GoogleMarkers drawn={drawn} position={port.position} palette={palette} />;
}

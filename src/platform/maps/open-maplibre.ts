import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import maplibreWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type Camera, clampZoom, MAX_ZOOM, MIN_ZOOM } from '#domain/store-locator/map-camera.ts';
import type { MapPalette } from './map-palette.ts';
import { mapStyle, ZOOM_OFFSET } from './map-style.ts';
import { allowWorker } from './trusted-workers.ts';

/** MapLibre with our style: north up, flat, without its own controls. Throws where there is no WebGL. */
export function openMapLibre(
  container: HTMLElement,
  { camera, label, palette, density }: { camera: Camera; label: string; palette: MapPalette; density: number },
): MapLibre {
  allowWorker(maplibreWorkerUrl);
  setWorkerUrl(maplibreWorkerUrl);
  const map = new MapLibre({
    container,
    style: mapStyle(palette),
    center: { lat: camera.lat, lng: camera.lng },
    zoom: clampZoom(camera.zoom) - ZOOM_OFFSET,
    minZoom: MIN_ZOOM - ZOOM_OFFSET,
    maxZoom: MAX_ZOOM - ZOOM_OFFSET,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    trackResize: false,
    validateStyle: false,
    fadeDuration: 0,
    pixelRatio: density,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // A region would be a landmark; this is one thing that takes arrow keys.
  map.getCanvas().setAttribute('role', 'application');
  return map;
}

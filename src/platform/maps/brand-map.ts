import { Map as MapLibre, type MapMouseEvent, setWorkerUrl } from 'maplibre-gl';
import maplibreWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Bounds, Coordinates } from '#domain/coordinates.ts';
import { type Camera, clampZoom, MAX_ZOOM, MIN_ZOOM } from '#domain/map-camera.ts';
import { documentLanguage } from '../document.ts';
import type { PlaceLabels } from './geodata-format.ts';
import { mapMarkers } from './map-markers.ts';
import { FINE_FROM_ZOOM, showOutlines } from './map-outlines-layer.ts';
import { drawScene, type Spot } from './map-overlay.ts';
import { currentPalette, onPaletteChanged } from './map-palette.ts';
import { mapSprites } from './map-sprites.ts';
import { mapLayers, mapStyle, ZOOM_OFFSET } from './map-style.ts';
import { type MapView, normalLng, viewBounds } from './map-view.ts';
import type { MarkerPoint, Shown } from './marker-clusters.ts';
import { type PlaceNames, placeNames } from './place-names.ts';
import { allowWorker } from './trusted-workers.ts';
import { gateWheel } from './wheel-gate.ts';

/** What a map reports; positions in degrees, zoom of a 256-pixel world. */
export type BrandMapEvents = {
  onMoved: (view: { camera: Camera; bounds: Bounds; byVisitor: boolean }) => void;
  onPressed: (item: Shown) => void;
  onHovered: (item: Shown | null) => void;
  /** What a keyboard can reach, nearest to the centre first; told after each movement and each change of markers. */
  onShown: (items: readonly Shown[]) => void;
  onReady: () => void;
  onUnavailable: () => void;
};

export type BrandMap = {
  setPoints: (points: readonly MarkerPoint[]) => void;
  /** Markers drawn above all others, clustered or not; the last one on top. */
  emphasise: (ids: ReadonlyArray<{ id: string; selected: boolean }>) => void;
  setPosition: (position: Coordinates | null) => void;
  setLabel: (label: string) => void;
  /** Takes a camera that the app wishes; flies where the visitor likes motion. */
  go: (camera: Camera, animate: boolean) => void;
  /** Zooms into a cluster, as the visitor's own movement. */
  open: (cluster: Extract<Shown, { kind: 'cluster' }>) => void;
  /** Shows a ring around what has the keyboard's focus; null takes it away. */
  focus: (key: string | null) => void;
  close: () => void;
};

/** Most markers that the keyboard's list holds. */
const MOST_KEYS = 50;
const MOST_DENSITY = 2;
/** Closer than this a view may hold no name of a place: it is named in its corner. */
const TITLE_FROM_ZOOM = 12;
const READY_WITHIN_MS = 20_000;
/** A graphics card that was reset comes back within this, or not at all. */
const RESTORED_WITHIN_MS = 3_000;
/** Marks the events of movements that the app asked for. */
const WISHED = { wished: true };

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Opens the keyless map inside an element: MapLibre draws land and water from our own outlines, a canvas above it grid, names
 * and markers. Throws where WebGL is missing. Needs of a CSP: script-src, style-src and worker-src 'self', nothing else.
 */
export function openBrandMap(
  frame: { stage: HTMLElement; overlay: HTMLCanvasElement; ring: HTMLElement },
  start: { camera: Camera; label: string },
  events: BrandMapEvents,
): BrandMap {
  allowWorker(maplibreWorkerUrl);
  setWorkerUrl(maplibreWorkerUrl);
  const { stage, overlay, ring } = frame;
  const density = Math.min(MOST_DENSITY, window.devicePixelRatio || 1);
  let palette = currentPalette();
  const map = new MapLibre({
    container: stage,
    style: mapStyle(palette),
    center: start.camera,
    zoom: clampZoom(start.camera.zoom) - ZOOM_OFFSET,
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
    locale: { 'Map.Title': start.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('role', 'application');

  const context = overlay.getContext('2d');
  const markers = mapMarkers();
  const compact = new Intl.NumberFormat(documentLanguage() || undefined, { notation: 'compact' });
  const stamps = () => mapSprites(palette, density, (count) => compact.format(count));
  let sprites = stamps();
  let names: PlaceNames | null = null;
  let title: string | null = null;
  let position: Coordinates | null = null;
  let focused: string | null = null;
  let closed = false;
  let ready = false;
  let frameAsked = 0;

  const camera = (): Camera => {
    const { lat, lng } = map.getCenter();
    return { lat, lng: normalLng(lng), zoom: clampZoom(map.getZoom() + ZOOM_OFFSET) };
  };
  const size = { width: stage.clientWidth, height: stage.clientHeight };
  const view = (): MapView => ({ camera: camera(), ...size });
  const fail = () => {
    if (closed) return;
    close();
    events.onUnavailable();
  };

  function draw(): void {
    frameAsked = 0;
    if (closed || !context) return;
    const now = view();
    context.setTransform(density, 0, 0, density, 0, 0);
    const spots = drawScene(
      context,
      now,
      {
        names: names?.within(now) ?? [],
        shown: markers.within(now),
        raised: markers.raised(),
        position,
        title,
      },
      { palette, sprites },
    );
    markers.drawnAt(spots);
    placeRing(ring, focused === null ? null : markers.spotOf(focused));
  }
  const drawSoon = () => {
    frameAsked ||= requestAnimationFrame(draw);
  };
  const nameView = () => {
    const now = view();
    title = now.camera.zoom >= TITLE_FROM_ZOOM ? (names?.around(now) ?? null) : null;
  };
  const tellShown = () => {
    if (!closed) events.onShown(markers.nearestFirst(view(), MOST_KEYS));
  };
  const tellMoved = (byVisitor: boolean) => {
    const now = view();
    events.onMoved({ camera: now.camera, bounds: viewBounds(now), byVisitor });
  };

  function fit(): void {
    const { clientWidth, clientHeight } = stage;
    if (closed || clientWidth === 0 || clientHeight === 0) return;
    size.width = clientWidth;
    size.height = clientHeight;
    overlay.width = Math.round(clientWidth * density);
    overlay.height = Math.round(clientHeight * density);
    map.resize(WISHED);
    draw();
    tellShown();
  }
  const resized = new ResizeObserver(fit);
  resized.observe(stage);

  let isFine = false;
  const refine = () => {
    if (!ready || isFine || map.getZoom() + ZOOM_OFFSET < FINE_FROM_ZOOM) return;
    isFine = true;
    Promise.all([import('virtual:geodata/outlines-fine'), import('virtual:geodata/gazetteer')])
      .then(async ([outlines, gazetteer]) => {
        const all: PlaceLabels = JSON.parse(gazetteer.text);
        names = closed ? null : placeNames(all);
        nameView();
        drawSoon();
        await showOutlines(map, outlines.text, () => closed);
      })
      // The coarse outlines stay; the next movement asks again.
      .catch(() => {
        isFine = false;
      });
  };

  map.on('render', draw);
  map.on('moveend', (event: object) => {
    if (closed) return;
    refine();
    nameView();
    draw();
    tellShown();
    tellMoved(!('wished' in event));
  });
  const under = (event: MapMouseEvent) =>
    markers.at(
      event.point.x,
      event.point.y,
      'pointerType' in event.originalEvent && event.originalEvent.pointerType === 'touch',
    );
  let hovered: string | null = null;
  const hover = (item: Shown | null) => {
    if ((item?.key ?? null) === hovered) return;
    hovered = item?.key ?? null;
    map.getCanvas().style.cursor = item ? 'pointer' : '';
    events.onHovered(item);
  };
  map.on('mousemove', (event) => {
    if (!map.isMoving()) hover(under(event));
  });
  map.on('mouseout', () => hover(null));
  map.on('click', (event) => {
    const item = under(event);
    if (item) events.onPressed(item);
  });
  map.on('error', () => {
    if (!ready) fail();
  });
  let lost: ReturnType<typeof setTimeout> | undefined;
  map.on('webglcontextlost', () => {
    lost = setTimeout(fail, RESTORED_WITHIN_MS);
  });
  map.on('webglcontextrestored', () => clearTimeout(lost));
  const late = setTimeout(fail, READY_WITHIN_MS);

  Promise.all([import('virtual:geodata/outlines'), import('virtual:geodata/place-labels'), map.once('load')])
    .then(async ([outlines, labels]) => {
      if (closed) return;
      const early: PlaceLabels = JSON.parse(labels.text);
      names = placeNames(early);
      await showOutlines(map, outlines.text, () => closed);
      if (closed) return;
      await map.once('idle');
      if (closed) return;
      ready = true;
      clearTimeout(late);
      draw();
      events.onReady();
      tellShown();
      tellMoved(false);
      refine();
    })
    .catch(fail);

  const ungate = gateWheel(stage, map.getCanvas());
  const unwatch = onPaletteChanged((next) => {
    palette = next;
    sprites = stamps();
    for (const { id, paint } of mapLayers(palette)) {
      for (const [property, value] of Object.entries(paint ?? {}))
        map.setPaintProperty(id, property as 'fill-color', value);
    }
    drawSoon();
  });
  document.fonts?.ready.then(() => {
    sprites = stamps();
    if (!closed) drawSoon();
  });

  function close(): void {
    if (closed) return;
    closed = true;
    clearTimeout(late);
    clearTimeout(lost);
    cancelAnimationFrame(frameAsked);
    resized.disconnect();
    ungate();
    unwatch();
    map.remove();
  }

  return {
    setPoints(points) {
      markers.set(points);
      draw();
      tellShown();
    },
    emphasise(ids) {
      markers.emphasise(ids);
      drawSoon();
    },
    setPosition(next) {
      position = next;
      drawSoon();
    },
    setLabel: (label) => map.getCanvas().setAttribute('aria-label', label),
    go(wish, animate) {
      const target = { center: { lat: wish.lat, lng: wish.lng }, zoom: clampZoom(wish.zoom) - ZOOM_OFFSET };
      if (!animate || prefersStillness()) map.jumpTo(target, WISHED);
      else if (Math.abs(target.zoom - map.getZoom()) <= 1.5 && map.getBounds().contains(target.center)) {
        map.easeTo({ ...target, duration: 320 }, WISHED);
      } else map.flyTo({ ...target, maxDuration: 1_800 }, WISHED);
    },
    open(cluster) {
      const zoom = Math.max(markers.closerZoom(cluster), map.getZoom() + ZOOM_OFFSET + 1) - ZOOM_OFFSET;
      map.easeTo({ center: { lat: cluster.lat, lng: cluster.lng }, zoom, duration: prefersStillness() ? 0 : 420 });
    },
    focus(key) {
      focused = key;
      drawSoon();
    },
    close,
  };
}

/** The ring is an element, not paint, so that forced colours reach it. */
function placeRing(ring: HTMLElement, spot: Spot | null): void {
  ring.hidden = spot === null;
  if (!spot) return;
  const size = 2 * (spot.reach + 3);
  ring.style.width = `${size}px`;
  ring.style.height = `${size}px`;
  ring.style.transform = `translate(${spot.x - size / 2}px, ${spot.y - size / 2}px)`;
}

import type { MapMouseEvent } from 'maplibre-gl';
import type { Bounds, Coordinates } from '#domain/coordinates.ts';
import { type Camera, clampZoom } from '#domain/store-locator/map-camera.ts';
import type { PlaceLabels } from './geodata-format.ts';
import { closerMapData, firstMapData } from './map-data.ts';
import { type MapFrame, mapDrawing } from './map-drawing.ts';
import { type MapEvents, type MapHandle, MOST_KEYS, prefersStillness } from './map-handle.ts';
import { FINE_FROM_ZOOM, showOutlines } from './map-outlines-layer.ts';
import { currentPalette, onPaletteChanged } from './map-palette.ts';
import { mapLayers, ZOOM_OFFSET } from './map-style.ts';
import { type MapView, normalLng, viewBounds } from './map-view.ts';
import { closerZoom, type Shown } from './marker-clusters.ts';
import { openMapLibre } from './open-maplibre.ts';
import { onFontsLoaded, pageDensity } from './page-sprites.ts';
import { placeNames } from './place-names.ts';
import type { Streets } from './street-layer.ts';
import { waterOf } from './water.ts';
import { gateWheel } from './wheel-gate.ts';
import { keepWhole } from './whole-canvas.ts';

export type BrandMap = MapHandle & {
  setPosition: (position: Coordinates | null) => void;
  setLabel: (label: string) => void;
};

const READY_WITHIN_MS = 20_000;
/** A graphics card that was reset comes back within this, or not at all. */
const RESTORED_WITHIN_MS = 3_000;
/** Marks the events of movements that the app asked for. */
const REQUESTED = { requested: true };

/** Only builds that name tiles of streets hold what reads and draws them. */
const loadStreets = import.meta.env.VITE_MAP_TILES ? () => import('./street-layer.ts') : null;

/**
 * Opens the keyless map inside an element: MapLibre draws land and water from our own outlines, a canvas above it names
 * and markers. Throws where WebGL is missing. Needs of a CSP: script-src, style-src and worker-src 'self', and where Trusted
 * Types are required the policy `default`; for tiles of streets from another host that host in connect-src; nothing else.
 */
export function openBrandMap(
  frame: MapFrame,
  start: { camera: Camera; label: string },
  events: MapEvents & { onCredits: (credits: string) => void },
): BrandMap {
  const { container } = frame;
  const density = pageDensity();
  const palette = currentPalette();
  const map = openMapLibre(container, { ...start, palette, density });
  const size = { width: container.clientWidth, height: container.clientHeight };
  let closed = false;
  let ready = false;
  let isFine = false;
  let labels: PlaceLabels | null = null;
  let streets: Streets | null = null;
  /** Where the streets name places. */
  let named: Bounds | null = null;

  const look = (): MapView => {
    const { lat, lng } = map.getCenter();
    return { camera: { lat, lng: normalLng(lng), zoom: clampZoom(map.getZoom() + ZOOM_OFFSET) }, ...size };
  };
  const drawing = mapDrawing(frame, density, palette, look);
  const { markers } = drawing;

  const emitShown = () => events.onShown(markers.nearestFirst(look(), MOST_KEYS));
  const emitMoved = (byVisitor: boolean) => {
    const view = look();
    events.onMoved({ camera: view.camera, bounds: viewBounds(view), byVisitor });
  };
  const fail = () => {
    if (closed) return;
    close();
    events.onUnavailable();
  };

  function fit(): void {
    const { clientWidth, clientHeight } = container;
    // A pane that is not displayed keeps the size that it had.
    if (closed || clientWidth === 0 || clientHeight === 0) return;
    size.width = clientWidth;
    size.height = clientHeight;
    map.resize(REQUESTED);
    drawing.resize(clientWidth, clientHeight);
    emitShown();
  }

  function setNames(next: PlaceLabels | null): void {
    labels = next;
    if (labels) drawing.setNames(placeNames(labels, named));
  }

  async function addStreets(load: NonNullable<typeof loadStreets>): Promise<void> {
    const { showStreets } = await load();
    const shown = await showStreets(map, {
      palette: currentPalette(),
      isGone: () => closed,
      onShown() {
        named = shown.bounds;
        setNames(labels);
        events.onCredits(shown.credits);
      },
    });
    streets = shown;
  }

  function refine(): void {
    if (!ready || isFine || map.getZoom() + ZOOM_OFFSET < FINE_FROM_ZOOM) return;
    isFine = true;
    closerMapData()
      .then(async ([outlines, gazetteer]) => {
        if (closed) return;
        setNames(JSON.parse(gazetteer.text));
        const features = await showOutlines(map, outlines.text, () => closed);
        if (closed) return;
        markers.keepDry(waterOf(features));
        drawing.draw();
        emitShown();
      })
      // The coarse outlines stay; the next movement asks again.
      .catch(() => {
        isFine = false;
      });
  }

  async function begin(): Promise<void> {
    const [[outlines, names]] = await Promise.all([firstMapData(), map.once('load')]);
    if (closed) return;
    setNames(JSON.parse(names.text));
    await showOutlines(map, outlines.text, () => closed);
    if (!closed) await map.once('idle');
    if (closed) return;
    ready = true;
    clearTimeout(late);
    drawing.settle();
    events.onReady();
    emitShown();
    emitMoved(false);
    refine();
    // Where the tiles are missing or none, the map stays as it is.
    if (loadStreets) addStreets(loadStreets).catch(() => undefined);
  }

  let late = setTimeout(tooLate, READY_WITHIN_MS);
  // A page in the background draws nothing, however long it waits.
  function tooLate(): void {
    if (document.hidden) late = setTimeout(tooLate, READY_WITHIN_MS);
    else fail();
  }

  map.on('render', drawing.draw);
  map.on('moveend', (event: object) => {
    if (closed) return;
    refine();
    drawing.settleSoon(emitShown);
    if (ready) emitMoved(!('requested' in event));
  });
  map.on('error', () => {
    if (!ready) fail();
  });
  let lost: ReturnType<typeof setTimeout> | undefined;
  map.on('webglcontextlost', () => {
    lost = setTimeout(fail, RESTORED_WITHIN_MS);
  });
  map.on('webglcontextrestored', () => clearTimeout(lost));

  const under = ({ point, originalEvent }: MapMouseEvent) =>
    markers.at(point.x, point.y, 'pointerType' in originalEvent && originalEvent.pointerType === 'touch');
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

  const resized = new ResizeObserver(fit);
  resized.observe(container);
  const ungate = gateWheel(container, map.getCanvas());
  const unwatchEdges = keepWhole(map.getCanvas());
  const unwatch = onPaletteChanged((next) => {
    drawing.renew(next);
    streets?.renew(next);
    for (const { id, paint } of mapLayers(next)) {
      for (const [property, value] of Object.entries(paint ?? {}))
        map.setPaintProperty(id, property as 'fill-color', value);
    }
  });
  onFontsLoaded(() => drawing.renew());
  begin().catch(fail);

  function close(): void {
    if (closed) return;
    closed = true;
    clearTimeout(late);
    clearTimeout(lost);
    drawing.stop();
    resized.disconnect();
    ungate();
    unwatchEdges();
    unwatch();
    map.remove();
  }

  return {
    setPoints(points) {
      if (closed) return;
      markers.set(points);
      drawing.draw();
      emitShown();
    },
    emphasise(ids) {
      markers.emphasise(ids);
      drawing.drawSoon();
    },
    setPosition: drawing.setPosition,
    setLabel(label) {
      map.getCanvas().setAttribute('aria-label', label);
      streets?.renew(currentPalette());
    },
    go(camera, animate) {
      if (closed) return;
      const target = {
        center: { lat: camera.lat, lng: camera.lng },
        zoom: clampZoom(camera.zoom) - ZOOM_OFFSET,
      };
      if (!animate || prefersStillness()) map.jumpTo(target, REQUESTED);
      else if (Math.abs(target.zoom - map.getZoom()) <= 1.5 && map.getBounds().contains(target.center)) {
        map.easeTo({ ...target, duration: 320 }, REQUESTED);
      } else map.flyTo({ ...target, maxDuration: 1_800 }, REQUESTED);
    },
    open(cluster) {
      if (closed) return;
      const zoom = Math.max(closerZoom(cluster) - ZOOM_OFFSET, map.getZoom() + 1);
      map.easeTo({ center: { lat: cluster.lat, lng: cluster.lng }, zoom, duration: prefersStillness() ? 0 : 420 });
    },
    focus: drawing.setFocus,
    close,
  };
}

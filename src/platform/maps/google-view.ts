import { type Camera, clampZoom, isOtherView, MIN_ZOOM } from '#domain/store-locator/map-camera.ts';
import { cameraFlight } from './camera-flight.ts';
import { onGoogleMapsRefused, reportGoogleMapsFailed } from './google-maps.ts';
import { worldX, worldY } from './label-metrics.ts';
import { placeRing } from './map-drawing.ts';
import { type MapEvents, type MapHandle, MOST_KEYS, prefersStillness } from './map-handle.ts';
import { mapMarkers } from './map-markers.ts';
import { type MapView, normalLng, projection, viewBounds } from './map-view.ts';
import { closerZoom, type Shown } from './marker-clusters.ts';
import { layMarkers, type Raised } from './marker-layout.ts';
import { gateWheel } from './wheel-gate.ts';

/** What Google's map is to draw: markers and clusters, and those that stand above them. */
export type Drawn = { shown: readonly Shown[]; raised: Raised };

export type GoogleViewEvents = MapEvents & { onDrawn: (drawn: Drawn) => void };

/** A map that is not there after this is done without. */
const READY_WITHIN_MS = 8_000;

/**
 * Google's map as the locator uses it: the same clusters, presses and reports as the keyless map. Its markers are pictures
 * only; what is pressed or hovered is found by where they stand, so that a finger meets both maps alike.
 */
export function openGoogleView(
  { map, container, ring }: { map: google.maps.Map; container: HTMLElement; ring: HTMLElement },
  events: GoogleViewEvents,
): MapHandle {
  const markers = mapMarkers();
  let drawn: Drawn = { shown: [], raised: [] };
  let focused: string | null = null;
  let hovered: string | null = null;
  let flight = 0;
  let ready = false;
  let closed = false;
  /** A movement that the app asked for is under way; every other one is the visitor's. */
  let requested = true;
  let reportedCamera: Camera | null = null;

  const look = (): MapView => {
    const { lat, lng } = map.getCenter()?.toJSON() ?? { lat: 0, lng: 0 };
    const camera = { lat, lng: normalLng(lng), zoom: clampZoom(map.getZoom() ?? MIN_ZOOM) };
    return { camera, width: container.clientWidth, height: container.clientHeight };
  };

  function draw(): void {
    if (closed) return;
    const view = look();
    const next: Drawn = { shown: markers.within(view), raised: markers.raised() };
    if (next.shown !== drawn.shown || next.raised !== drawn.raised) {
      drawn = next;
      events.onDrawn(next);
    }
    markers.drawnAt(layMarkers(view, next.shown, next.raised).map(({ spot }) => spot));
    placeRing(ring, focused === null ? null : markers.spotOf(focused));
  }
  const emitShown = () => events.onShown(markers.nearestFirst(look(), MOST_KEYS));

  function settle(): void {
    if (closed || flight !== 0) return;
    draw();
    if (!ready) {
      ready = true;
      clearTimeout(late);
      events.onReady();
    }
    emitShown();
    const view = look();
    const byVisitor = !requested && reportedCamera !== null && isOtherView(reportedCamera, view.camera);
    requested = false;
    reportedCamera = view.camera;
    events.onMoved({ camera: view.camera, bounds: viewBounds(view), byVisitor });
  }

  function stopFlight(): void {
    cancelAnimationFrame(flight);
    flight = 0;
  }

  function move({ lat, lng, zoom }: Camera, animate: boolean): void {
    stopFlight();
    const take = (camera: Camera) =>
      map.moveCamera({ center: { lat: camera.lat, lng: camera.lng }, zoom: camera.zoom });
    const target = { lat, lng, zoom: clampZoom(zoom) };
    if (!animate || prefersStillness()) {
      take(target);
      return;
    }
    const way = cameraFlight(look(), target);
    const begun = performance.now();
    const frame = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / way.duration));
      // Before the last step, so that a rest after it is reported.
      flight = share < 1 ? requestAnimationFrame(frame) : 0;
      take(way.at(share));
    };
    flight = requestAnimationFrame(frame);
  }

  /** The visitor takes the map, in the middle of a flight too. */
  function taken(): void {
    requested = false;
    stopFlight();
  }
  const keyed = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') taken();
  };
  const pinched = ({ touches }: TouchEvent) => {
    if (touches.length > 1) taken();
  };

  const under = ({ latLng, domEvent }: google.maps.MapMouseEvent): Shown | null => {
    if (!latLng) return null;
    const [x, y] = projection(look())(worldX(latLng.lng()), worldY(latLng.lat()));
    const coarse = 'touches' in domEvent || ('pointerType' in domEvent && domEvent.pointerType === 'touch');
    return markers.at(x, y, coarse);
  };
  function hover(item: Shown | null): void {
    if ((item?.key ?? null) === hovered) return;
    hovered = item?.key ?? null;
    map.setOptions({ draggableCursor: item ? 'pointer' : null });
    events.onHovered(item);
  }

  function fail(reason: string): void {
    if (closed) return;
    reportGoogleMapsFailed(reason);
    close();
    events.onUnavailable();
  }
  let late = setTimeout(tooLate, READY_WITHIN_MS);
  // A page in the background draws nothing, however long it waits.
  function tooLate(): void {
    if (document.hidden) late = setTimeout(tooLate, READY_WITHIN_MS);
    else if (map.getBounds()) settle();
    else fail('its map does not come.');
  }

  const ungate = gateWheel(container, container);
  container.addEventListener('wheel', taken, { capture: true, passive: true });
  container.addEventListener('dblclick', taken, { capture: true });
  container.addEventListener('keydown', keyed, { capture: true });
  container.addEventListener('touchstart', pinched, { capture: true, passive: true });
  const resized = new ResizeObserver(() => {
    draw();
    if (ready) emitShown();
  });
  resized.observe(container);
  const unrefuse = onGoogleMapsRefused(() => fail('it refuses the key.'));
  const listeners = [
    map.addListener('bounds_changed', draw),
    map.addListener('idle', settle),
    map.addListener('dragstart', taken),
    map.addListener('mousemove', (event: google.maps.MapMouseEvent) => {
      if (flight === 0) hover(under(event));
    }),
    map.addListener('mouseout', () => hover(null)),
    map.addListener('click', (event: google.maps.MapMouseEvent) => {
      const item = under(event);
      if (item) events.onPressed(item);
    }),
  ];

  function close(): void {
    if (closed) return;
    closed = true;
    clearTimeout(late);
    stopFlight();
    resized.disconnect();
    ungate();
    unrefuse();
    container.removeEventListener('wheel', taken, { capture: true });
    container.removeEventListener('dblclick', taken, { capture: true });
    container.removeEventListener('keydown', keyed, { capture: true });
    container.removeEventListener('touchstart', pinched, { capture: true });
    for (const listener of listeners) listener.remove();
    if (hovered !== null) map.setOptions({ draggableCursor: null });
  }

  // One that was used before stands already, and may have no reason to come to rest once more.
  if (map.getBounds()) settle();

  return {
    setPoints(points) {
      markers.set(points);
      draw();
      emitShown();
    },
    emphasise(ids) {
      markers.emphasise(ids);
      draw();
    },
    go(camera, animate) {
      if (closed) return;
      const target = { ...camera, zoom: clampZoom(camera.zoom) };
      requested = isOtherView(look().camera, target);
      move(target, animate);
    },
    open(cluster) {
      if (closed) return;
      const zoom = Math.max(closerZoom(cluster), look().camera.zoom + 1);
      requested = false;
      move({ lat: cluster.lat, lng: cluster.lng, zoom: clampZoom(zoom) }, true);
    },
    focus(key) {
      focused = key;
      draw();
    },
    close,
  };
}

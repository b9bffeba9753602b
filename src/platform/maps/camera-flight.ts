import { type Camera, clampZoom } from '#domain/store-locator/map-camera.ts';
import { worldX, worldY } from './label-metrics.ts';
import { type MapView, normalLng } from './map-view.ts';

/** A movement of the camera: how long it takes, milliseconds, and where it is at a share of that time, 0 to 1. */
export type CameraFlight = { duration: number; at: (share: number) => Camera };

/** A step to something in sight. */
const STEP_MS = 320;
/** A flight into the distance takes as long as it is far, and no longer than this. */
const MOST_MS = 1_800;
/** Milliseconds for each unit of the path below: how fast the ground passes. */
const PACE_MS = 480;
/** How much a flight prefers rising over hurrying (van Wijk and Nuij: 1.42 is what people like best). */
const CURVE = 1.42;

const eased = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share));
const latOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/**
 * The way from a view to a camera: straight where it is in sight and at about the same zoom; else a flight that rises until
 * both ends could be seen, as in "Smooth and efficient zooming and panning" (van Wijk and Nuij, 2003).
 */
export function cameraFlight({ camera: from, width, height }: MapView, to: Camera): CameraFlight {
  const [x, y] = [worldX(from.lng), worldY(from.lat)];
  const across = worldX(to.lng) - x;
  const [dx, dy] = [across - Math.round(across), worldY(to.lat) - y];
  // Shares of the world: the way, and what is seen of it across the view at each end.
  const way = Math.hypot(dx, dy);
  const seen = (zoom: number) => Math.max(width, height, 1) / (256 * 2 ** zoom);
  const [near, far] = [seen(from.zoom), seen(to.zoom)];
  const cameraAt = (passed: number, zoom: number): Camera => ({
    lat: latOf(y + dy * passed),
    lng: normalLng((x + dx * passed - 0.5) * 360),
    zoom: clampZoom(zoom),
  });
  const finish = (share: number, camera: Camera) => (share >= 1 ? { ...to, zoom: clampZoom(to.zoom) } : camera);

  if (way < near / 2 && Math.abs(to.zoom - from.zoom) <= 1.5) {
    return {
      duration: STEP_MS,
      at: (share) => finish(share, cameraAt(eased(share), from.zoom + (to.zoom - from.zoom) * eased(share))),
    };
  }

  const zoomOf = (width_: number) => from.zoom + Math.log2(near / width_);
  if (way < 1e-9) {
    const length = Math.abs(Math.log(far / near)) / CURVE;
    const sign = far < near ? -1 : 1;
    return {
      duration: Math.min(MOST_MS, Math.max(STEP_MS, length * PACE_MS)),
      at: (share) => finish(share, cameraAt(0, zoomOf(near * Math.exp(sign * CURVE * length * eased(share))))),
    };
  }

  const square = CURVE * CURVE;
  const start = (far * far - near * near + square * square * way * way) / (2 * near * square * way);
  const end = (far * far - near * near - square * square * way * way) / (2 * far * square * way);
  const [r0, r1] = [-Math.asinh(start), -Math.asinh(end)];
  const length = (r1 - r0) / CURVE;
  return {
    duration: Math.min(MOST_MS, Math.max(STEP_MS, length * PACE_MS)),
    at(share) {
      const rising = r0 + CURVE * length * eased(share);
      const passed = (near / square / way) * (Math.cosh(r0) * Math.tanh(rising) - Math.sinh(r0));
      return finish(share, cameraAt(passed, zoomOf((near * Math.cosh(r0)) / Math.cosh(rising))));
    },
  };
}

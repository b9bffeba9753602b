import type { Bounds } from '#domain/coordinates.ts';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { worldX, worldY } from './label-metrics.ts';

/** A camera and the box that it looks through, CSS pixels; north is up, nothing is tilted. */
export type MapView = { camera: Camera; width: number; height: number };

/** A longitude within -180 to 180, however often the map was dragged around the world. */
export function normalLng(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

const latOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Projects shares of the Mercator world (see label-metrics) to pixels of the view; of all copies of the world the nearest one. */
export function projection({ camera, width, height }: MapView): (x: number, y: number) => [x: number, y: number] {
  const scale = 256 * 2 ** camera.zoom;
  const [centreX, centreY] = [worldX(camera.lng), worldY(camera.lat)];
  return (x, y) => {
    const across = x - centreX;
    return [(across - Math.round(across)) * scale + width / 2, (y - centreY) * scale + height / 2];
  };
}

/** The box a view shows, grown by a share of its size on every side; `west` exceeds `east` across the date line. */
export function viewBounds({ camera, width, height }: MapView, margin = 0): Bounds {
  const scale = 256 * 2 ** camera.zoom;
  const halfX = ((0.5 + margin) * width) / scale;
  const halfY = ((0.5 + margin) * height) / scale;
  const [x, y] = [worldX(camera.lng), worldY(camera.lat)];
  const isWholeWorld = halfX >= 0.5;
  return {
    north: latOf(Math.max(0, y - halfY)),
    south: latOf(Math.min(1, y + halfY)),
    west: isWholeWorld ? -180 : normalLng((x - halfX - 0.5) * 360),
    east: isWholeWorld ? 180 : normalLng((x + halfX - 0.5) * 360),
  };
}

/** Whether the second view lies inside the first one grown by `margin`, at the same zoom step. */
export function isCovered(known: MapView, margin: number, now: MapView): boolean {
  if (Math.floor(known.camera.zoom) !== Math.floor(now.camera.zoom)) return false;
  const toNow = projection(now);
  const [x, y] = toNow(worldX(known.camera.lng), worldY(known.camera.lat));
  const growth = 2 ** (now.camera.zoom - known.camera.zoom);
  const reachX = (0.5 + margin) * known.width * growth - now.width / 2;
  const reachY = (0.5 + margin) * known.height * growth - now.height / 2;
  return Math.abs(x - now.width / 2) <= reachX && Math.abs(y - now.height / 2) <= reachY;
}

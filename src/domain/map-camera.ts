import { type Coordinates, hasMoved } from './coordinates.ts';

/** What the map looks at; zoom as web maps count it, 256-pixel world at 0. */
export type Camera = Coordinates & { zoom: number };

/** The zoom limits of the locator's map (LOC-023). */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 21;
/** One press of zoom in or zoom out (LOC-022). */
export const ZOOM_STEP = 1;
/** Zoom of a map that shows one store or one position (ORD-091). */
export const SINGLE_LOCATION_ZOOM = 15;
/** Where the map stands before anything was searched: the contiguous United States and southern Canada. */
export const HOME_CAMERA: Camera = { lat: 39.8, lng: -98.6, zoom: 4 };

/** A zoom level within 3 to 21 (LOC-023). */
export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** Whether the camera looks elsewhere: moved beyond the tolerance (LOC-024) or zoomed by a visible step. */
export function isOtherView(from: Camera, to: Camera): boolean {
  return hasMoved(from, to) || Math.abs(from.zoom - to.zoom) > 0.01;
}

const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

/**
 * The camera centred on a point that shows all given points in a viewport of 512 CSS pixels,
 * within `limits` of zoom. A lone point gets the closest allowed view.
 */
export function cameraAround(
  centre: Coordinates,
  points: readonly Coordinates[],
  limits: { closest: number; farthest: number },
): Camera {
  const spanLng = Math.max(0, ...points.map((point) => Math.abs(point.lng - centre.lng)));
  const spanY = Math.max(0, ...points.map((point) => Math.abs(mercatorY(point.lat) - mercatorY(centre.lat))));
  const worldShare = Math.max((2 * spanLng) / 360, (2 * spanY) / (2 * Math.PI));
  const fitting = worldShare === 0 ? limits.closest : Math.log2(1 / worldShare);
  return {
    ...centre,
    zoom: clampZoom(Math.min(limits.closest, Math.max(limits.farthest, Math.floor(fitting * 2) / 2))),
  };
}

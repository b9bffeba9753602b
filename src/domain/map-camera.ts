import { type Coordinates, hasMoved } from './coordinates.ts';

/** What the map looks at; zoom as web maps count it, 256-pixel world at 0. */
export type Camera = Coordinates & { zoom: number };

/** The zoom limits of the locator's map (LOC-023). */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 21;
/** One press of zoom in or zoom out (LOC-022). */
export const ZOOM_STEP = 1;
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

/** What a map shows its part of the world in, CSS pixels; 0 where nothing is laid out yet. */
export type ViewSize = { width: number; height: number };

/** The smallest box that a map is thought to have, CSS pixels. */
const BOX = 512;
const WORLD = 256;

const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

/**
 * How far the centre of a view lies from the centre of another one, as a share of what the map shows now, on the axis
 * where that is more: 0.25 is a quarter of its width or height.
 */
export function panShare(from: Camera, to: Camera, { width, height }: ViewSize): number {
  const scale = WORLD * 2 ** to.zoom;
  const around = Math.abs(to.lng - from.lng);
  const across = (Math.min(around, 360 - around) / 360) * scale;
  const up = (Math.abs(mercatorY(to.lat) - mercatorY(from.lat)) / (2 * Math.PI)) * scale;
  return Math.max(across / (width || BOX), up / (height || BOX));
}

/** The share of the visible map by which a pan must exceed; half of it where the answer holds not all stores (ORD-089). */
export function panThresholdOf(base: number, moreResults: boolean): number {
  return moreResults ? base / 2 : base;
}

/**
 * Whether a map looks at another area than the one that was searched: its centre moved by more than the threshold (ORD-091),
 * or it was zoomed by a whole step.
 */
export function isOtherArea(searched: Camera, now: Camera, size: ViewSize, threshold: number): boolean {
  return panShare(searched, now, size) > threshold || Math.abs(now.zoom - searched.zoom) >= ZOOM_STEP;
}

/**
 * The camera centred on a point that shows all given points in a box of 512 CSS pixels,
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

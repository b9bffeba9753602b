import { type Coordinates, hasMoved } from '../coordinates.ts';

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
/** The latitude of a share of the Mercator world south of the equator. */
const latOf = (y: number) => (Math.atan(Math.sinh(-2 * Math.PI * y)) * 180) / Math.PI;

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

/** What a frame leaves free at the edges of a map, CSS pixels: a pin reaches up from its point, controls stand on the right. */
const EDGES = { top: 60, right: 76, bottom: 36, left: 32 };
/** The share of a map's width and height that stays free beside that: a pin at the very edge looks as if it were cut. */
const AIR = 0.03;
/** A small map keeps at least this of its measures for what it shows. */
const LEAST_ROOM = 0.3;
/** A map that shows less than this at the moment, CSS pixels, lies under something that will be drawn aside. */
const LEAST_PANE = 180;
/** Zooms of frames are multiples of this. */
const FRAME_STEP = 0.25;

/**
 * The closest camera that shows all points in a map of this size, clear of its edges and controls; no closer than `closest`. It may
 * be farther than a map goes (LOC-023): the caller decides with whom it does without. Null without points.
 */
export function cameraFraming(points: readonly Coordinates[], size: ViewSize, closest: number): Camera | null {
  const [first] = points;
  if (!first) return null;
  const box = {
    width: Math.max(LEAST_PANE, size.width || BOX),
    height: Math.max(LEAST_PANE, size.height || BOX),
  };
  const edges = {
    top: EDGES.top + AIR * box.height,
    right: EDGES.right + AIR * box.width,
    bottom: EDGES.bottom + AIR * box.height,
    left: EDGES.left + AIR * box.width,
  };
  const room = {
    width: Math.max(LEAST_ROOM * box.width, box.width - edges.left - edges.right),
    height: Math.max(LEAST_ROOM * box.height, box.height - edges.top - edges.bottom),
  };
  // Shares of the world; across the date line by the short way.
  const xs = points.map(({ lng }) => first.lng + shortWay(lng - first.lng)).map((lng) => lng / 360);
  const ys = points.map(({ lat }) => -mercatorY(lat) / (2 * Math.PI));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // One point alone stands in the middle.
  if (west === east && north === south) return { ...first, zoom: closest };
  const scale = Math.min(room.width / (east - west), room.height / (south - north));
  const fitting = Math.log2(scale / WORLD);
  const zoom = Math.min(closest, Math.floor(fitting / FRAME_STEP) * FRAME_STEP);
  const pixel = 1 / (WORLD * 2 ** zoom);
  const x = (west + east) / 2 + ((edges.right - edges.left) / 2) * pixel;
  const y = (north + south) / 2 + ((edges.bottom - edges.top) / 2) * pixel;
  return { lat: latOf(y), lng: shortWay(x * 360), zoom };
}

/** Degrees of longitude within -180 to 180. */
function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

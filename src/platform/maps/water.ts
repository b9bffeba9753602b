import type { Position } from 'geojson';
import type { Coordinates } from '#domain/coordinates.ts';
import type { OutlineFeature } from './outlines.ts';

/** Edges of shores by bands of latitude, so that a question meets those near it alone; degrees. */
const BAND = 0.25;

type Bands = Map<number, number[]>;

/** Whether a place lies in the sea or a lake, as far as outlines know it. Their edges are sorted at the first question. */
export function waterOf(features: readonly OutlineFeature[]): (place: Coordinates) => boolean {
  let land: Bands | null = null;
  let lakes: Bands | null = null;
  return (place) => {
    land ??= bandsOf(features, 'land');
    lakes ??= bandsOf(features, 'lakes');
    return !isInside(land, place) || isInside(lakes, place);
  };
}

function bandsOf(features: readonly OutlineFeature[], kind: string): Bands {
  const bands: Bands = new Map();
  for (const { properties, geometry } of features) {
    if (properties?.['kind'] !== kind || geometry.type === 'MultiLineString') continue;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const ring of polygons.flat()) sortEdges(ring, bands);
  }
  return bands;
}

function sortEdges(ring: readonly Position[], bands: Bands): void {
  for (let at = 1; at < ring.length; at += 1) {
    const [fromLng = 0, fromLat = 0] = ring[at - 1] ?? [];
    const [toLng = 0, toLat = 0] = ring[at] ?? [];
    const last = Math.floor(Math.max(fromLat, toLat) / BAND);
    for (let band = Math.floor(Math.min(fromLat, toLat) / BAND); band <= last; band += 1) {
      const edges = bands.get(band);
      if (edges) edges.push(fromLng, fromLat, toLng, toLat);
      else bands.set(band, [fromLng, fromLat, toLng, toLat]);
    }
  }
}

/** Counts the shores east of a place: an odd number surrounds it. */
function isInside(bands: Bands, { lat, lng }: Coordinates): boolean {
  const edges = bands.get(Math.floor(lat / BAND)) ?? [];
  let inside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const fromLat = edges[at + 1] ?? 0;
    const toLat = edges[at + 3] ?? 0;
    if (fromLat > lat === toLat > lat) continue;
    const fromLng = edges[at] ?? 0;
    const shoreLng = fromLng + ((lat - fromLat) / (toLat - fromLat)) * ((edges[at + 2] ?? 0) - fromLng);
    if (shoreLng > lng) inside = !inside;
  }
  return inside;
}

import Supercluster from 'supercluster';
import type { Bounds, Coordinates } from '#domain/coordinates.ts';

/** A point that a marker stands on; `id` is the app's own. */
export type MarkerPoint = Coordinates & { id: string; name: string; favourite: boolean };

/** What stands on the map: a marker, or a circle that stands for several. */
export type Shown =
  | {
      kind: 'marker';
      key: string;
      point: MarkerPoint;
      lat: number;
      lng: number;
      /** Its place among markers on the very same point, 0 for the first: a map spreads them. */
      turn: number;
    }
  | { kind: 'cluster'; key: string; id: number; count: number; lat: number; lng: number };

/** Circles swallow what is nearer than this, pixels. */
const RADIUS = 54;
/** From the zoom after this one every marker stands alone. */
export const LAST_CLUSTER_ZOOM = 14;
/** Below this many points there is nothing to gather. */
const FEW = 2;

export type MarkerClusters = {
  size: number;
  /** What stands inside a box at a zoom (any number, of the app's 256-pixel world); a box may cross the date line. */
  within: (bounds: Bounds, zoom: number) => Shown[];
  /** The zoom at which a cluster falls apart. */
  closerZoom: (cluster: Extract<Shown, { kind: 'cluster' }>) => number;
  find: (id: string) => Extract<Shown, { kind: 'marker' }> | null;
};

/** The index behind the markers: builds once for a set of points, answers a view in well under a millisecond. */
export function markerClusters(points: readonly MarkerPoint[]): MarkerClusters {
  const index = new Supercluster<{ at: number }, Record<string, never>>({
    radius: RADIUS,
    // Its tiles of 512 pixels at zoom 0 make its zoom 13 the 256-pixel world's 14.
    extent: 512,
    minZoom: 2,
    maxZoom: LAST_CLUSTER_ZOOM - 1,
    minPoints: FEW,
  });
  index.load(
    points.map(({ lat, lng }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
  const turns = turnsOf(points);
  const places = new Map(points.map((point, at) => [point.id, at]));
  const markerAt = (at: number) => {
    const point = points[at];
    return point
      ? ({
          kind: 'marker',
          key: point.id,
          point,
          lat: point.lat,
          lng: point.lng,
          turn: turns[at] ?? 0,
        } as const)
      : null;
  };

  return {
    size: points.length,
    within({ north, south, east, west }, zoom) {
      const shown: Shown[] = [];
      for (const { properties, geometry } of index.getClusters([west, south, east, north], Math.floor(zoom) - 1)) {
        if ('cluster_id' in properties) {
          const [lng = 0, lat = 0] = geometry.coordinates;
          const { cluster_id: id, point_count: count } = properties;
          shown.push({ kind: 'cluster', key: `c${id}`, id, count, lat, lng });
        } else {
          const marker = markerAt(properties.at);
          if (marker) shown.push(marker);
        }
      }
      return shown;
    },
    closerZoom: ({ id }) => index.getClusterExpansionZoom(id) + 1,
    find: (id) => markerAt(places.get(id) ?? -1),
  };
}

/** Counts markers that share a point to the last digit: nothing but a turn tells them apart on the map. */
function turnsOf(points: readonly MarkerPoint[]): number[] {
  const seen = new Map<string, number>();
  return points.map(({ lat, lng }) => {
    const key = `${lat},${lng}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    return turn;
  });
}

/** Where the marker of a turn stands beside its point, pixels: a sunflower's spiral, the first in the middle. */
export function spread(turn: number): { x: number; y: number } {
  if (turn === 0) return { x: 0, y: 0 };
  const angle = turn * 2.399963;
  const far = 24 * Math.sqrt(turn);
  return { x: Math.round(far * Math.cos(angle)), y: Math.round(far * Math.sin(angle)) };
}

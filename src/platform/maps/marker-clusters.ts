import Supercluster from 'supercluster';
import type { Bounds, Coordinates } from '#domain/coordinates.ts';

/** A point that a marker stands on; `id` is the app's own. */
export type MarkerPoint = Coordinates & { id: string; name: string; favourite: boolean };

/** What stands on the map: a marker, or a circle that stands for several. */
export type Shown =
  | { kind: 'marker'; key: string; point: MarkerPoint; lat: number; lng: number }
  | { kind: 'cluster'; key: string; id: number; step: number; count: number; lat: number; lng: number };

/** Circles swallow what is nearer than this, pixels. */
const RADIUS = 54;
/** From the zoom after this one every marker stands alone. */
export const LAST_CLUSTER_ZOOM = 14;
const EVERYWHERE: Bounds = { north: 90, south: -90, west: -180, east: 180 };

export type MarkerClusters = {
  /** What stands inside a box at a zoom (any number, of the app's 256-pixel world); a box may cross the date line. */
  within: (bounds: Bounds, zoom: number) => Shown[];
  /** Gathers what a view at this zoom will ask for, while there is time. */
  gather: (zoom: number) => void;
  find: (id: string) => Extract<Shown, { kind: 'marker' }> | null;
};

type Cluster = Extract<Shown, { kind: 'cluster' }>;
type Level = Supercluster<{ at: number }, Record<string, never>>;

/** The stores of a circle: a view or a list may still show one from before the points were placed anew. */
const gathered = new WeakMap<Cluster, () => readonly MarkerPoint[]>();

/** LOC-023: the zoom at which a circle falls apart. */
export function closerZoom(cluster: Cluster): number {
  const own = markerClusters(gathered.get(cluster)?.() ?? []);
  let zoom = cluster.step + 1;
  while (zoom <= LAST_CLUSTER_ZOOM && own.within(EVERYWHERE, zoom).length < 2) zoom += 1;
  return zoom;
}

/**
 * The index behind the markers. A level of zoom is gathered when it is first looked at, so that new points (a filter, a search)
 * cost no more than the view that shows them.
 */
export function markerClusters(points: readonly MarkerPoint[]): MarkerClusters {
  const features = points.map(({ lat, lng }, at) => ({
    type: 'Feature' as const,
    properties: { at },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  }));
  const levels = new Map<number, Level>();
  const places = new Map(points.map((point, at) => [point.id, at]));

  function levelAt(zoom: number): Level {
    const known = levels.get(zoom);
    if (known) return known;
    // Supercluster counts zoom by tiles of `extent` pixels: its zoom is one less than that of the 256-pixel world.
    const level: Level = new Supercluster({ radius: RADIUS, extent: 512, minZoom: zoom - 1, maxZoom: zoom - 1 });
    level.load(features);
    levels.set(zoom, level);
    return level;
  }

  const markerAt = (at: number) => {
    const point = points[at];
    if (!point) return null;
    return { kind: 'marker', key: point.id, point, lat: point.lat, lng: point.lng } as const;
  };

  return {
    within({ north, south, east, west }, zoom) {
      const step = Math.floor(zoom);
      const level = levelAt(Math.min(LAST_CLUSTER_ZOOM, step));
      const shown: Shown[] = [];
      for (const { properties, geometry } of level.getClusters([west, south, east, north], step - 1)) {
        if ('cluster_id' in properties) {
          const { cluster_id: id, point_count: count } = properties;
          const [lng = 0, lat = 0] = geometry.coordinates;
          const cluster: Cluster = { kind: 'cluster', key: `${step}-${id}`, id, step, count, lat, lng };
          gathered.set(cluster, () => level.getLeaves(id, count).flatMap((leaf) => points[leaf.properties.at] ?? []));
          shown.push(cluster);
        } else {
          const marker = markerAt(properties.at);
          if (marker) shown.push(marker);
        }
      }
      return shown;
    },
    gather(zoom) {
      levelAt(Math.min(LAST_CLUSTER_ZOOM, Math.floor(zoom)));
    },
    find: (id) => markerAt(places.get(id) ?? -1),
  };
}

import type { Coordinates } from '#domain/coordinates.ts';
import { MIN_ZOOM } from '#domain/store-locator/map-camera.ts';
import { spreadShared } from '#domain/store-locator/shared-positions.ts';
import { isCovered, type MapView, viewBounds } from './map-view.ts';
import { type MarkerClusters, type MarkerPoint, markerClusters, type Shown } from './marker-clusters.ts';
import type { Raised, Spot } from './marker-layout.ts';

/** Around a view, as a share of its size, in which markers are at hand, so that a drag asks the index only now and then. */
const MARGIN = 0.4;
/** A finger is this much wider than a pointer, pixels. */
const FINGER = 8;

/** The markers of a map: what stands in a view, what is raised, what lies under a point. */
export function mapMarkers() {
  let clusters: MarkerClusters = markerClusters([]);
  let stores: readonly MarkerPoint[] = [];
  let isWater = (_: Coordinates) => false;
  let known: { view: MapView; shown: Shown[] } | null = null;
  let raisedIds: ReadonlyArray<{ id: string; selected: boolean }> = [];
  let raised: Raised = [];
  let spots: readonly Spot[] = [];

  const raise = () => {
    raised = raisedIds.flatMap(({ id, selected }) => {
      const item = clusters.find(id);
      return item ? [{ item, selected }] : [];
    });
  };

  const place = () => {
    clusters = markerClusters(spreadShared(stores, isWater));
    known = null;
    raise();
  };

  return {
    set(points: readonly MarkerPoint[]): void {
      stores = points;
      place();
    },
    /** Outlines arrived that know where water is: none of the stores that share a position is spread into it. */
    keepDry(next: (place: Coordinates) => boolean): void {
      isWater = next;
      place();
    },
    emphasise(ids: ReadonlyArray<{ id: string; selected: boolean }>): void {
      raisedIds = ids;
      raise();
    },
    raised: () => raised,
    within(view: MapView): readonly Shown[] {
      if (!known || !isCovered(known.view, MARGIN, view)) {
        known = { view, shown: clusters.within(viewBounds(view, MARGIN), view.camera.zoom) };
      }
      return known.shown;
    },
    /** Makes the next views ready, one step nearer and one farther, so that no frame of a zoom has to. */
    prepare({ camera: { zoom } }: MapView): void {
      for (const next of [zoom + 1, zoom - 1]) if (next >= MIN_ZOOM) clusters.gather(next);
    },
    drawnAt(drawn: readonly Spot[]): void {
      spots = drawn;
    },
    spotOf: (key: string): Spot | null => spots.findLast((spot) => spot.item.key === key) ?? null,
    /** What was drawn on top at a point; `coarse` for fingers. */
    at(x: number, y: number, coarse: boolean): Shown | null {
      const reach = coarse ? FINGER : 0;
      return spots.findLast((spot) => Math.hypot(spot.x - x, spot.y - y) <= spot.reach + reach)?.item ?? null;
    },
    /** What a view shows, nearest to its centre first, at most `most`: the order in which a keyboard meets the markers. */
    nearestFirst(view: MapView, most: number): Shown[] {
      return nearestFirst(spots, view, most);
    },
  };
}

/** The drawn items inside a view by their distance from its centre, each once. */
export function nearestFirst(spots: readonly Spot[], { width, height }: MapView, most: number): Shown[] {
  const inside = spots.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const far = ({ x, y }: Spot) => Math.hypot(x - width / 2, y - height / 2);
  return [...new Map(inside.sort((a, b) => far(a) - far(b)).map((spot) => [spot.item.key, spot.item])).values()].slice(
    0,
    most,
  );
}

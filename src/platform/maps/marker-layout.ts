import type { Coordinates } from '#domain/coordinates.ts';
import { worldX, worldY } from './label-metrics.ts';
import { type MapView, projection } from './map-view.ts';
import { LAST_CLUSTER_ZOOM, type Shown } from './marker-clusters.ts';

/** Markers that stand above all others, even where a cluster has swallowed them; the last one on top. */
export type Raised = ReadonlyArray<{ item: Extract<Shown, { kind: 'marker' }>; selected: boolean }>;

/** Where something that can be pressed was drawn: a circle around `x`, `y`, CSS pixels. */
export type Spot = { item: Shown; x: number; y: number; reach: number };

/** A marker or cluster at the pixel on which it stands, and the circle in which it can be pressed. */
export type Standing = { item: Shown; x: number; y: number; selected: boolean; lifted: boolean; spot: Spot };

const OUTSIDE = 48;

/** Half the width of a cluster's circle, pixels: grows with the digits of its count. */
export function clusterRadius(count: number): number {
  if (count < 10) return 17;
  if (count < 100) return 20;
  return count < 1000 ? 24 : 28;
}

/** Whether a view is so close that every marker stands alone. */
export function isUngathered(zoom: number): boolean {
  return zoom >= LAST_CLUSTER_ZOOM + 1;
}

/** Where everything stands in a view and just outside it, northern ones first, raised ones last: the order of drawing. */
export function layMarkers(view: MapView, shown: readonly Shown[], raised: Raised): Standing[] {
  const toPixels = projection(view);
  const at = ({ lat, lng }: Coordinates) => toPixels(worldX(lng), worldY(lat));
  const standing = (item: Shown, selected: boolean, lifted: boolean): Standing => {
    const [x, y] = at(item);
    const reach = item.kind === 'cluster' ? clusterRadius(item.count) + 5 : selected ? 24 : 20;
    const headY = item.kind === 'cluster' ? y : y - (selected ? 30 : 23);
    return { item, x, y, selected, lifted, spot: { item, x, y: headY, reach } };
  };
  const isNear = ({ x, y }: Standing) =>
    x > -OUTSIDE && y > -OUTSIDE && x < view.width + OUTSIDE && y < view.height + OUTSIDE;
  const raisedKeys = new Set(raised.map(({ item }) => item.key));
  const flat = shown.filter((item) => !raisedKeys.has(item.key)).map((item) => standing(item, false, false));
  return [
    ...flat.filter(isNear).sort((a, b) => a.y - b.y),
    ...raised.map(({ item, selected }) => standing(item, selected, true)),
  ];
}

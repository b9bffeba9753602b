import type { Bounds } from '#domain/coordinates.ts';
import type { PlaceLabels } from './geodata-format.ts';
import { worldX, worldY } from './label-metrics.ts';
import { type MapView, projection } from './map-view.ts';

/** A label where it is drawn; `strength` grows from 0 to 1 while it fades in. */
export type PlacedName = { name: string; x: number; y: number; size: number; strength: number };

export type PlaceNames = {
  /** The labels that have room in a view, those that show first first. */
  within: (view: MapView) => PlacedName[];
  /** The place that a close view lies in or at: near ones before far ones, large ones before small ones; null far from all or where it is named already. */
  around: (view: MapView) => string | null;
};

const MARGIN = 80;
/** A share of the world's width per weight: some 8 km for a village, 60 km for a city of a million. */
const FARTHEST_AROUND = 0.000012;
/** Labels fade in shortly before there is room for them, so that they are whole where a zoom step comes to rest. */
const FADE = 0.25;

/**
 * Labels ready to be asked each frame: sorted by the zoom from which they show, so that asking stops early. Those in `named` are
 * left out: something else names the places there.
 */
export function placeNames(columns: PlaceLabels, named: Bounds | null = null): PlaceNames {
  const names = columns.names.split('\n');
  const isNamed = (lat: number, lng: number) =>
    named !== null && lat >= named.south && lat <= named.north && lng >= named.west && lng <= named.east;
  const unnamed = names.flatMap((_, index) =>
    isNamed((columns.lats[index] ?? 0) / 100, (columns.lngs[index] ?? 0) / 100) ? [] : [index],
  );
  const order = unnamed.sort((a, b) => (columns.from[a] ?? 0) - (columns.from[b] ?? 0));
  const xs = Float64Array.from(order, (index) => worldX((columns.lngs[index] ?? 0) / 100));
  const ys = Float64Array.from(order, (index) => worldY((columns.lats[index] ?? 0) / 100));
  const from = Float32Array.from(order, (index) => (columns.from[index] ?? 0) / 2);
  return {
    within(view) {
      const toPixels = projection(view);
      const found: PlacedName[] = [];
      for (let row = 0; row < order.length; row += 1) {
        const since = from[row] ?? 0;
        if (since - FADE >= view.camera.zoom) break;
        const [x, y] = toPixels(xs[row] ?? 0, ys[row] ?? 0);
        if (x < -MARGIN || y < -MARGIN || x > view.width + MARGIN || y > view.height + MARGIN) continue;
        const index = order[row] ?? 0;
        const strength = Math.min(1, 1 + (view.camera.zoom - since) / FADE);
        found.push({ name: names[index] ?? '', x, y, size: columns.sizes[index] ?? 0, strength });
      }
      return found;
    },
    around({ camera }) {
      if (isNamed(camera.lat, camera.lng)) return null;
      const [centreX, centreY] = [worldX(camera.lng), worldY(camera.lat)];
      let best: string | null = null;
      let least = FARTHEST_AROUND;
      for (let row = 0; row < order.length; row += 1) {
        const index = order[row] ?? 0;
        const weight = 10 ** ((columns.sizes[index] ?? 0) / 28);
        const far = Math.hypot((xs[row] ?? 0) - centreX, (ys[row] ?? 0) - centreY) / weight;
        if (far < least) [least, best] = [far, names[index] ?? null];
      }
      return best;
    },
  };
}

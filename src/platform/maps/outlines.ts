import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Outlines } from './geodata-format.ts';

/** Lines of the map by what they mean; areas by what fills them. */
export type OutlineLine = 'coast' | 'rivers' | 'states' | 'countries';
export const OUTLINE_LINES: readonly OutlineLine[] = ['coast', 'rivers', 'states', 'countries'];

/** Rings that cross the date line jump from 180 to -180; a flat map draws them through, beyond 180. */
function unwrapped(points: readonly Position[]): Position[] {
  let turn = 0;
  let last: number | null = null;
  return points.map(([lng = 0, lat = 0]) => {
    if (last !== null && Math.abs(lng - last) > 180) turn += lng > last ? -360 : 360;
    last = lng;
    return [lng + turn, lat];
  });
}

/** One kind of line as a feature that a style tells by its `kind`. */
export function lineFeature(outlines: Outlines, kind: OutlineLine): Feature<MultiLineString> {
  const { geometry } = feature(outlines, outlines.objects[kind]);
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'MultiLineString', coordinates: geometry.coordinates.map(unwrapped) },
  };
}

/** The land, a polygon for each island and continent, so that a part of the map meets only its own. */
export function landFeatures(outlines: Outlines): Feature<Polygon>[] {
  return feature(outlines, outlines.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [
          {
            type: 'Feature',
            properties: {},
            geometry: { type: 'Polygon', coordinates: geometry.coordinates.map(unwrapped) },
          },
        ]
      : [],
  );
}

/** All lakes. */
export function lakesFeature(outlines: Outlines): Feature<MultiPolygon> {
  return feature(outlines, outlines.objects.lakes);
}

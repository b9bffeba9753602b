import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Outlines } from './geodata-format.ts';

/** What a feature of the outlines is: a style distinguishes them by `kind`. */
export type OutlineKind = 'land' | 'lakes' | 'coast' | 'rivers' | 'states' | 'countries';

export type OutlineFeature = Feature<Polygon | MultiPolygon | MultiLineString>;

const LINES = ['coast', 'rivers', 'states', 'countries'] as const satisfies readonly OutlineKind[];

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

const planar = (rings: readonly Position[][]) => rings.map(unwrapped);

/** The outlines as features, land piece by piece, so that a part of the map meets only its own islands. */
export function outlineFeatures(outlines: Outlines): OutlineFeature[] {
  const land = feature(outlines, outlines.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [shape('land', { ...geometry, coordinates: planar(geometry.coordinates) })] : [],
  );
  const lakes = feature(outlines, outlines.objects.lakes).geometry;
  const lines = LINES.map((kind) => {
    const { geometry } = feature(outlines, outlines.objects[kind]);
    return shape(kind, { ...geometry, coordinates: planar(geometry.coordinates) });
  });
  return [...land, shape('lakes', lakes), ...lines];
}

function shape<Geometry extends Polygon | MultiPolygon | MultiLineString>(
  kind: OutlineKind,
  geometry: Geometry,
): Feature<Geometry> {
  return { type: 'Feature', properties: { kind }, geometry };
}

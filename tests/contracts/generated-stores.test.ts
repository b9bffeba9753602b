import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { DETAIL, outlinesOf } from '#app/build/geodata-outlines.ts';
import { generateStores } from '#mocks/stores/generated-stores.ts';
import { type OutlineKind, outlineFeatures } from '#platform/maps/outlines.ts';

type Area = { rings: readonly Position[][]; west: number; east: number; south: number; north: number };

const features = outlineFeatures(outlinesOf(DETAIL.fine));

function areasOf(kind: OutlineKind): Area[] {
  return features.flatMap(({ properties, geometry }) => {
    if (properties?.['kind'] !== kind || geometry.type === 'MultiLineString') return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.map((rings): Area => {
      const [lngs, lats] = [0, 1].map((axis) => (rings[0] ?? []).map((point) => point[axis] ?? 0));
      const range = (values: number[] = []) => [Math.min(...values), Math.max(...values)] as const;
      const [[west, east], [south, north]] = [range(lngs), range(lats)];
      return { rings, west, east, south, north };
    });
  });
}

const isWithin = ({ rings, west, east, south, north }: Area, lng: number, lat: number) =>
  lng >= west &&
  lng <= east &&
  lat >= south &&
  lat <= north &&
  rings.filter((ring) => crosses(ring, lng, lat)).length === 1;

/** Whether a line from the point to the east crosses the ring an odd number of times. */
function crosses(ring: readonly Position[], lng: number, lat: number): boolean {
  let inside = false;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [fromX = 0, fromY = 0] = ring[(index + ring.length - 1) % ring.length] ?? [];
    if (y > lat !== fromY > lat && lng < ((fromX - x) * (lat - y)) / (fromY - y) + x) inside = !inside;
  }
  return inside;
}

test('every generated store stands on the land that the map draws, whatever the seed', { timeout: 60_000 }, () => {
  const [land, lakes] = [areasOf('land'), areasOf('lakes')];
  expect(land.length).toBeGreaterThan(100);
  const isWater = (lng: number, lat: number) =>
    !land.some((area) => isWithin(area, lng, lat)) || lakes.some((area) => isWithin(area, lng, lat));
  expect(isWater(-122.42, 47.6), 'Puget Sound off Seattle').toBe(true);
  for (const seed of ['northstar', 'southstar']) {
    const wet = generateStores(seed).filter(({ position }) => isWater(position.lng, position.lat));
    expect(wet.map(({ name, position }) => `${name} ${position.lat} ${position.lng}`)).toEqual([]);
  }
});

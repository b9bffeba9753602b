import { describe, expect, it } from 'vitest';
import { geodata } from '#app/build/geodata-plugin.ts';
import { outlineFeatures } from './outlines.ts';

describe('outline features', () => {
  const features = outlineFeatures(geodata().outlines());
  const rings = features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates,
  );

  it('never jump across the map at the date line', () => {
    const jumps = rings.filter((ring) =>
      ring.some(([lng = 0], at) => at > 0 && Math.abs(lng - (ring[at - 1]?.[0] ?? 0)) > 180),
    );
    expect(jumps).toEqual([]);
  });

  it('carry their kinds: many lands, one of each other', () => {
    const kinds = features.map(({ properties }) => String(properties?.['kind']));
    expect(kinds.filter((kind) => kind === 'land').length).toBeGreaterThan(50);
    expect(kinds.filter((kind) => kind !== 'land')).toEqual(['lakes', 'coast', 'rivers', 'states', 'countries']);
  });
});

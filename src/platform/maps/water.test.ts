import { expect, test } from 'vitest';
import { geodata } from '#app/build/geodata-plugin.ts';
import { mapMarkers } from './map-markers.ts';
import { outlineFeatures } from './outlines.ts';
import { waterOf } from './water.ts';

const isWater = waterOf(outlineFeatures(geodata()['outlines-fine']()));

test('the sea and the great lakes are water, towns and islands are not', () => {
  const wet = [
    { lat: 36, lng: -124 },
    { lat: 43.6, lng: -87 },
    { lat: 0, lng: -140 },
    { lat: 25, lng: -90 },
  ];
  const dry = [
    { lat: 39.74, lng: -104.99 },
    { lat: 45.5, lng: -73.57 },
    { lat: 21.35, lng: -158 },
    { lat: 51.51, lng: -0.13 },
    { lat: -33.9, lng: 18.9 },
  ];
  expect(wet.map(isWater)).toEqual(wet.map(() => true));
  expect(dry.map(isWater)).toEqual(dry.map(() => false));
});

test('stores that share a position on the shore stand apart on land once outlines are there', () => {
  // A point on land with water within two hundred metres, as these outlines have it: found by walking east through Miami.
  const shore = walkToShore({ lat: 25.8, lng: -80.3 });
  const points = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name: '', favourite: false, ...shore }));
  const markers = mapMarkers();
  const view = { camera: { ...shore, zoom: 17 }, width: 2_000, height: 2_000 };
  markers.set(points);
  expect(markers.within(view).some(isWater)).toBe(true);
  markers.keepDry(isWater);
  const shown = markers.within(view);
  expect(shown).toHaveLength(12);
  expect(shown.some(isWater)).toBe(false);
  expect(new Set(shown.map(({ lat, lng }) => `${lat},${lng}`)).size).toBeGreaterThan(6);
});

function walkToShore({ lat, lng }: { lat: number; lng: number }) {
  let east = lng;
  while (!isWater({ lat, lng: east + 0.0005 })) east += 0.0005;
  return { lat, lng: east };
}

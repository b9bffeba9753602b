import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMoved, isOnEarth, milesBetween } from './coordinates.ts';

const seattle = { lat: 47.6, lng: -122.33 };

test('LOC-024 a position counts as moved beyond 0.000005 degrees on either axis, not at it', () => {
  expect(hasMoved(seattle, { ...seattle, lat: seattle.lat + 0.000004 })).toBe(false);
  expect(hasMoved({ lat: 0, lng: 0 }, { lat: 0.000005, lng: -0.000005 })).toBe(false);
  expect(hasMoved(seattle, { ...seattle, lat: seattle.lat + 0.000006 })).toBe(true);
  expect(hasMoved(seattle, { ...seattle, lng: seattle.lng - 0.000006 })).toBe(true);
});

test('coordinates off the Earth are distinguished', () => {
  expect(isOnEarth({ lat: 90, lng: -180 })).toBe(true);
  for (const wrong of [
    { lat: 91, lng: 0 },
    { lat: 0, lng: 181 },
    { lat: Number.NaN, lng: 0 },
  ]) {
    expect(isOnEarth(wrong)).toBe(false);
  }
});

test('the distance is symmetric, never negative, and right for two known cities', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
    }),
  );
  expect(milesBetween(seattle, { lat: 45.52, lng: -122.68 })).toBeCloseTo(144.6, 0);
});

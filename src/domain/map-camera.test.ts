import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraAround, clampZoom, isOtherArea, isOtherView, panShare, panThresholdOf } from './map-camera.ts';

const centre = { lat: 40, lng: -100 };

test('LOC-023 zoom stays within 3 to 21', () => {
  expect([2, 3, 12.5, 21, 22].map(clampZoom)).toEqual([3, 3, 12.5, 21, 21]);
});

test('LOC-024 a nudge within the tolerance is no other view; a zoom step is', () => {
  const camera = { ...centre, zoom: 10 };
  expect(isOtherView(camera, { ...camera, lat: 40.000004 })).toBe(false);
  expect(isOtherView(camera, { ...camera, lat: 40.00001 })).toBe(true);
  expect(isOtherView(camera, { ...camera, zoom: 11 })).toBe(true);
});

test('a camera around a lone point is as close as allowed, around distant points as far as needed', () => {
  const limits = { closest: 15, farthest: 10 };
  expect(cameraAround(centre, [], limits)).toEqual({ ...centre, zoom: 15 });
  expect(cameraAround(centre, [{ lat: 40.01, lng: -100.01 }], limits).zoom).toBeGreaterThan(12);
  expect(cameraAround(centre, [{ lat: 47, lng: -122 }], limits).zoom).toBe(10);
});

test('every point around the camera lies inside the half world that 512 pixels show', () => {
  const points = [
    { lat: 40.2, lng: -100.1 },
    { lat: 39.9, lng: -99.7 },
  ];
  const { zoom } = cameraAround(centre, points, { closest: 15, farthest: 3 });
  const halfDegrees = (256 / (256 * 2 ** zoom)) * 360;
  for (const { lng } of points) expect(Math.abs(lng - centre.lng)).toBeLessThanOrEqual(halfDegrees);
});

/** At zoom 10 the world is 262,144 pixels wide, so that 256 pixels, a quarter of this map, are 0.3515625 degrees. */
const MAP = { width: 1024, height: 768 };
const QUARTER = 0.3515625;
const searched = { lat: 0, lng: 0, zoom: 10 };

test('ORD-091 a map looks at another area once its centre moved by more than a quarter of what it shows', () => {
  expect(panShare(searched, { ...searched, lng: QUARTER }, MAP)).toBeCloseTo(0.25, 9);
  for (const [lng, isOther] of [
    [QUARTER * 0.999, false],
    [QUARTER * 1.001, true],
    [-QUARTER * 1.001, true],
  ] as const)
    expect(isOtherArea(searched, { ...searched, lng }, MAP, 0.25), `${lng}`).toBe(isOther);
  expect(isOtherArea(searched, { ...searched, lng: QUARTER }, { ...MAP, width: 512 }, 0.25)).toBe(true);
});

test('ORD-089 where more stores are available, half of that is enough', () => {
  expect([panThresholdOf(0.25, false), panThresholdOf(0.25, true)]).toEqual([0.25, 0.125]);
  const moved = { ...searched, lng: QUARTER * 0.6 };
  expect(isOtherArea(searched, moved, MAP, panThresholdOf(0.25, false))).toBe(false);
  expect(isOtherArea(searched, moved, MAP, panThresholdOf(0.25, true))).toBe(true);
});

test('ORD-091 a whole step of zoom is another area, less than that is not', () => {
  expect([9, 9.1, 10, 10.9, 11].map((zoom) => isOtherArea(searched, { ...searched, zoom }, MAP, 0.25))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

const camera = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  zoom: fc.double({ min: 3, max: 21, noNaN: true }),
});

test('ORD-091 the share of a pan is the same there and back, none on the spot, and twice as much one step nearer', () => {
  fc.assert(
    fc.property(camera, camera, (from, to) => {
      const here = { ...from, zoom: to.zoom };
      expect(panShare(from, here, MAP)).toBe(0);
      const share = panShare(from, to, MAP);
      expect(Math.abs(panShare(to, here, MAP) - share)).toBeLessThanOrEqual(1e-9 * share);
      const nearer = panShare(from, { ...to, zoom: to.zoom + 1 }, MAP);
      expect(Math.abs(nearer - 2 * share)).toBeLessThanOrEqual(1e-9 * nearer);
    }),
  );
});

test('a pan across the date line is as short as it looks, and a map without measures counts as 512 pixels wide', () => {
  expect(panShare({ ...searched, lng: 179.9 }, { ...searched, lng: -179.9 }, MAP)).toBeCloseTo(
    panShare(searched, { ...searched, lng: 0.2 }, MAP),
    9,
  );
  expect(panShare(searched, { ...searched, lng: QUARTER }, { width: 0, height: 0 })).toBeCloseTo(0.5, 9);
});

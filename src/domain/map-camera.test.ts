import { expect, test } from 'vitest';
import { cameraAround, clampZoom, isOtherView } from './map-camera.ts';

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

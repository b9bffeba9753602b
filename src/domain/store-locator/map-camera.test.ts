import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldX, worldY } from '#platform/maps/label-metrics.ts';
import { projection } from '#platform/maps/map-view.ts';
import type { Coordinates } from '../coordinates.ts';
import {
  type Camera,
  cameraFraming,
  clampZoom,
  HOME_CAMERA,
  isOtherArea,
  isOtherView,
  panShare,
  panThresholdOf,
  type ViewSize,
} from './map-camera.ts';

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

test('ORD-091 northwards and southwards a quarter of the height counts, not of the width', () => {
  // 192 pixels of 768; at the equator a degree of latitude is as long as one of longitude.
  const quarter = 0.263671875;
  for (const [lat, isOther] of [
    [quarter * 0.999, false],
    [quarter * 1.001, true],
    [-quarter * 1.001, true],
  ] as const)
    expect(isOtherArea(searched, { ...searched, lat }, MAP, 0.25), `${lat}`).toBe(isOther);
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

const place = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const nearby = fc
  .tuple(place, fc.array(fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }))))
  .map(([middle, steps]) => [
    middle,
    ...steps.map(([up, along]) => ({ lat: middle.lat + up / 1e3, lng: shortLng(middle.lng + along / 1e3) })),
  ]);
const shortLng = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);
const paneSize = fc.record({ width: fc.integer({ min: 280, max: 1600 }), height: fc.integer({ min: 200, max: 1200 }) });
/** Where a camera draws a point, pixels from the edges of a pane. */
const edgesOf = (view: Camera, { width, height }: ViewSize, { lat, lng }: Coordinates) => {
  const toPixels = projection({ camera: view, width, height });
  const [x, y] = toPixels(worldX(lng), worldY(lat));
  return { top: y, left: x, bottom: height - y, right: width - x };
};

test('a frame shows each point clear of the edges and of the controls on the right, whole pins on top', () => {
  fc.assert(
    fc.property(nearby, paneSize, (points, size) => {
      const view = cameraFraming(points, size, 15);
      expect(view?.zoom).toBeLessThanOrEqual(15);
      const isLarge = size.width >= 320 && size.height >= 260;
      for (const point of points) {
        const edges = edgesOf(view ?? HOME_CAMERA, size, point);
        expect(Math.min(...Object.values(edges))).toBeGreaterThan(0);
        if (!isLarge) continue;
        expect(edges.top).toBeGreaterThan(50);
        expect(edges.right).toBeGreaterThan(60);
      }
    }),
  );
});

test('a frame is as close as it can be, a larger map closer', () => {
  const pair = [
    { lat: 47.6, lng: -122.3 },
    { lat: 47.65, lng: -122.35 },
  ];
  const [small, large] = [
    { width: 390, height: 280 },
    { width: 900, height: 830 },
  ].map((size) => cameraFraming(pair, size, 15)?.zoom ?? 0);
  expect(large).toBeGreaterThan((small ?? 0) + 1);
  const closer = cameraFraming(pair, { width: 900, height: 830 }, 15);
  const edges = edgesOf(
    { ...HOME_CAMERA, ...closer, zoom: (closer?.zoom ?? 0) + 0.25 },
    { width: 900, height: 830 },
    pair[1] ?? centre,
  );
  expect(edges.top).toBeLessThan(60 + 0.03 * 830);
});

test('a map that is covered but for a strip is framed as if it were drawn aside a little', () => {
  const pair = [centre, { lat: 40.05, lng: -100.05 }];
  const strip = cameraFraming(pair, { width: 390, height: 12 }, 15);
  expect(strip).toEqual(cameraFraming(pair, { width: 390, height: 180 }, 15));
  expect(strip?.zoom).toBeGreaterThan(9);
});

test('a lone point stands in the middle, no point has no frame, and a frame across the date line takes the short way', () => {
  expect(cameraFraming([centre], { width: 0, height: 0 }, 15)).toEqual({ ...centre, zoom: 15 });
  expect(cameraFraming([], MAP, 15)).toBeNull();
  const across = cameraFraming(
    [
      { lat: 0, lng: 179.9 },
      { lat: 0, lng: -179.9 },
    ],
    MAP,
    15,
  );
  expect(across?.zoom).toBeGreaterThan(8);
  expect(Math.abs(across?.lng ?? 0)).toBeGreaterThan(179.8);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldX, worldY } from './label-metrics.ts';
import { nearestFirst } from './map-markers.ts';
import { isCovered, type MapView, normalLng, projection, viewBounds } from './map-view.ts';

const view = (lat: number, lng: number, zoom: number, width = 800, height = 600): MapView => ({
  camera: { lat, lng, zoom },
  width,
  height,
});

describe('map view', () => {
  it('puts its camera in the middle and north up', () => {
    const project = projection(view(40, -100, 6));
    expect(project(worldX(-100), worldY(40))).toEqual([400, 300]);
    const [x, y] = project(worldX(-99), worldY(41));
    expect(x).toBeCloseTo(400 + (256 * 2 ** 6) / 360, 6);
    expect(y).toBeLessThan(300);
  });

  it('draws what lies beyond the date line on the near side', () => {
    const [x] = projection(view(0, 179, 5))(worldX(-179), worldY(0));
    expect(x).toBeCloseTo(400 + (2 * 256 * 2 ** 5) / 360, 6);
  });

  it('has bounds that are its own corners', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -70, max: 70, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        fc.double({ min: 4, max: 20, noNaN: true }),
        (lat, lng, zoom) => {
          const now = view(lat, lng, zoom);
          const bounds = viewBounds(now);
          const [x, y] = projection(now)(worldX(bounds.west), worldY(bounds.north));
          expect(x).toBeCloseTo(0, 2);
          expect(y).toBeCloseTo(0, 2);
        },
      ),
    );
  });

  it('describes a box across the date line by its west being east of its east', () => {
    const { west, east } = viewBounds(view(0, 179.9, 6));
    expect(west).toBeGreaterThan(east);
  });

  it('shows the whole world where the screen is wider than it', () => {
    expect(viewBounds(view(0, 20, 3, 4000, 600))).toMatchObject({ west: -180, east: 180 });
  });

  it('brings longitudes home', () => expect([190, -190, 540, -180].map(normalLng)).toEqual([-170, 170, -180, -180]));

  it('covers what a short drag shows, not a long one, nor another zoom step', () => {
    const known = view(40, -100, 6);
    const degrees = (pixels: number) => (pixels * 360) / (256 * 2 ** 6);
    expect(isCovered(known, 0.4, known)).toBe(true);
    expect(isCovered(known, 0.4, view(40, -100 + degrees(319), 6))).toBe(true);
    expect(isCovered(known, 0.4, view(40, -100 + degrees(321), 6))).toBe(false);
    expect(isCovered(known, 0.4, view(40, -100, 7))).toBe(false);
    expect(isCovered(view(40, -100, 6.99), 0.4, view(40, -100, 6.01))).toBe(false);
  });
});

describe('the order in which a keyboard meets the markers', () => {
  const spot = (key: string, x: number, y: number) => ({
    item: { kind: 'cluster', key, id: 1, step: 4, count: 2, lat: 0, lng: 0 } as const,
    x,
    y,
    reach: 20,
  });

  it('begins at the centre, leaves out what is outside, counts nothing twice and ends at its limit', () => {
    const spots = [spot('far', 10, 10), spot('near', 390, 300), spot('out', -5, 300), spot('next', 500, 300)];
    const order = (most: number) =>
      nearestFirst([...spots, spot('far', 10, 10)], view(0, 0, 4), most).map(({ key }) => key);
    expect(order(50)).toEqual(['near', 'next', 'far']);
    expect(order(2)).toEqual(['near', 'next']);
  });
});

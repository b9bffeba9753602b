import { describe, expect, it } from 'vitest';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { cameraFlight } from './camera-flight.ts';

const SEATTLE: Camera = { lat: 47.6, lng: -122.3, zoom: 12 };
const BOSTON: Camera = { lat: 42.36, lng: -71.06, zoom: 12 };
const from = (camera: Camera) => ({ camera, width: 800, height: 600 });
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

describe('camera flight', () => {
  const ways: [string, Camera, Camera][] = [
    ['to something in sight', SEATTLE, { ...SEATTLE, lng: -122.31, zoom: 13 }],
    ['across the country', SEATTLE, BOSTON],
    ['straight down', { ...SEATTLE, zoom: 4 }, SEATTLE],
    ['straight up', SEATTLE, { ...SEATTLE, zoom: 3 }],
    ['across the date line', { lat: -17.7, lng: 178, zoom: 8 }, { lat: -13.8, lng: -171.8, zoom: 9 }],
  ];
  for (const [name, start, end] of ways) {
    it(`begins and ends where it should ${name}, in under two seconds`, () => {
      const flight = cameraFlight(from(start), end);
      const first = flight.at(0);
      expect(first.lat).toBeCloseTo(start.lat, 6);
      expect(first.lng).toBeCloseTo(start.lng, 6);
      expect(first.zoom).toBeCloseTo(start.zoom, 6);
      expect(flight.at(1)).toEqual(end);
      const nearEnd = flight.at(0.9999);
      expect(nearEnd.lat).toBeCloseTo(end.lat, 2);
      expect(nearEnd.zoom).toBeCloseTo(end.zoom, 2);
      expect(flight.duration).toBeGreaterThanOrEqual(320);
      expect(flight.duration).toBeLessThanOrEqual(1_800);
    });
  }

  it('rises on the way into the distance, and never out of the limits of zoom', () => {
    const zooms = STEPS.map((share) => cameraFlight(from(SEATTLE), BOSTON).at(share).zoom);
    expect(Math.min(...zooms)).toBeLessThan(6);
    expect(Math.min(...zooms)).toBeGreaterThanOrEqual(3);
  });

  it('goes the short way around the world', () => {
    const fiji = { lat: -17.7, lng: 178, zoom: 8 };
    const samoa = { lat: -13.8, lng: -171.8, zoom: 8 };
    for (const share of STEPS) expect(Math.abs(cameraFlight(from(fiji), samoa).at(share).lng)).toBeGreaterThan(170);
  });

  it('LOC-023 ends within 3 to 21', () => {
    expect(cameraFlight(from(SEATTLE), { ...SEATTLE, zoom: 30 }).at(1).zoom).toBe(21);
    expect(cameraFlight(from(SEATTLE), { ...BOSTON, zoom: 0 }).at(1).zoom).toBe(3);
  });
});

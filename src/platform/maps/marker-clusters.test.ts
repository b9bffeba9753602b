import { describe, expect, it } from 'vitest';
import type { Bounds } from '#domain/coordinates.ts';
import { mapMarkers } from './map-markers.ts';
import { closerZoom, LAST_CLUSTER_ZOOM, type MarkerPoint, markerClusters, type Shown } from './marker-clusters.ts';

const at = (id: string, lat: number, lng: number): MarkerPoint => ({ id, lat, lng, name: id, favourite: false });
const WORLD: Bounds = { north: 85, south: -85, west: -180, east: 180 };
const counted = (shown: readonly Shown[]) =>
  shown.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0);

const cities = [
  ...Array.from({ length: 40 }, (_, turn) => at(`seattle-${turn}`, 47.6 + turn * 0.001, -122.33)),
  ...Array.from({ length: 20 }, (_, turn) => at(`boston-${turn}`, 42.36, -71.06 - turn * 0.001)),
  at('honolulu', 21.31, -157.86),
];

describe('marker clusters', () => {
  it('LOC-021 stand for every store at every zoom', () => {
    const clusters = markerClusters(cities);
    for (let zoom = 3; zoom <= 21; zoom += 1) expect(counted(clusters.within(WORLD, zoom))).toBe(cities.length);
    // From here on by a marker each.
    expect(clusters.within(WORLD, 15)).toHaveLength(cities.length);
  });

  it('gather what is near and leave alone what is not', () => {
    const shown = markerClusters(cities).within(WORLD, 4);
    expect(shown.map((item) => (item.kind === 'cluster' ? item.count : item.point.id)).sort()).toEqual([
      20,
      40,
      'honolulu',
    ]);
  });

  it('answer for a box alone', () => {
    const shown = markerClusters(cities).within({ north: 48, south: 47, west: -123, east: -122 }, 6);
    expect(counted(shown)).toBe(40);
  });

  it('answer for a box across the date line', () => {
    const clusters = markerClusters([at('fiji', -17.7, 178), at('samoa', -13.8, -171.8), at('peru', -12, -77)]);
    const shown = clusters.within({ north: 0, south: -30, west: 170, east: -165 }, 5);
    expect(shown.map(({ key }) => key).sort()).toEqual(['fiji', 'samoa']);
  });

  it('fall apart at the zoom that they name', () => {
    const clusters = markerClusters(cities);
    for (const item of clusters.within(WORLD, 4)) {
      if (item.kind !== 'cluster') continue;
      const near: Bounds = { north: item.lat + 1, south: item.lat - 1, west: item.lng - 1, east: item.lng + 1 };
      const zoom = closerZoom(item);
      expect(zoom).toBeGreaterThan(4);
      expect(clusters.within(near, zoom).length).toBeGreaterThan(1);
    }
  });

  it('show each store of one point when nothing is gathered any more', () => {
    const twins = Array.from({ length: 7 }, (_, turn) => at(`twin-${turn}`, 40.75, -73.98));
    const clusters = markerClusters(twins);
    expect(clusters.within(WORLD, LAST_CLUSTER_ZOOM)).toHaveLength(1);
    const [cluster] = clusters.within(WORLD, LAST_CLUSTER_ZOOM);
    expect(cluster?.kind === 'cluster' && closerZoom(cluster)).toBe(LAST_CLUSTER_ZOOM + 1);
    expect(clusters.within(WORLD, LAST_CLUSTER_ZOOM + 1)).toHaveLength(7);
  });

  it('find a store by its id even where it is gathered', () => {
    const clusters = markerClusters(cities);
    expect(clusters.find('boston-3')?.lng).toBeCloseTo(-71.063, 6);
    expect(clusters.find('nowhere')).toBeNull();
  });

  it('LOC-023 fall apart at the same zoom where the points were placed anew in the meantime', () => {
    const shops = Array.from({ length: 12 }, (_, turn) => at(`shop-${turn}`, 47.6, -122.33 + turn * 0.0004));
    const markers = mapMarkers();
    const view = { camera: { lat: 47.6, lng: -122.33, zoom: 12 }, width: 600, height: 600 };
    markers.set(shops);
    const [listed] = markers.within(view);
    markers.keepDry(() => true);
    const [drawn] = markers.within(view);
    expect(listed?.kind === 'cluster' && closerZoom(listed)).toBe(15);
    expect(drawn?.kind === 'cluster' && closerZoom(drawn)).toBe(15);
  });

  it('are empty for no stores', () => expect(markerClusters([]).within(WORLD, 4)).toEqual([]));
});

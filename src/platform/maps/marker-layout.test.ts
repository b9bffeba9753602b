import { describe, expect, it } from 'vitest';
import type { MapView } from './map-view.ts';
import { LAST_CLUSTER_ZOOM, type Shown } from './marker-clusters.ts';
import { asideOf, layMarkers } from './marker-layout.ts';

const CENTRE = { lat: 47.6, lng: -122.3 };
const view = (zoom = 12): MapView => ({ camera: { ...CENTRE, zoom }, width: 400, height: 300 });
const marker = (id: string, lat = CENTRE.lat, lng = CENTRE.lng, turn = 0) =>
  ({ kind: 'marker', key: id, point: { id, name: id, lat, lng, favourite: false }, lat, lng, turn }) as const;
const cluster: Shown = { kind: 'cluster', key: 'c', id: 1, step: 12, count: 12, ...CENTRE };
const keys = (shown: readonly Shown[], raised: Parameters<typeof layMarkers>[2] = []) =>
  layMarkers(view(), shown, raised).map(({ item }) => item.key);

describe('marker layout', () => {
  it('stands a marker on its point, and takes a press at its head', () => {
    const [standing] = layMarkers(view(), [marker('a')], []);
    expect([standing?.x, standing?.y]).toEqual([200, 150]);
    expect(standing?.spot).toMatchObject({ x: 200, y: 127, reach: 20 });
  });

  it('takes a press anywhere on a cluster', () => {
    const [standing] = layMarkers(view(), [cluster], []);
    expect(standing?.spot).toMatchObject({ x: 200, y: 150, reach: 25 });
  });

  it('draws southern markers over northern ones, and raised ones over all, each once', () => {
    const [north, south] = [marker('north', 47.61), marker('south', 47.59)];
    expect(keys([south, north])).toEqual(['north', 'south']);
    expect(keys([south, north], [{ item: north, selected: true }])).toEqual(['south', 'north']);
  });

  it('leaves out what is far outside, but not what is raised', () => {
    const far = marker('far', 48.6);
    expect(keys([marker('a'), far])).toEqual(['a']);
    expect(keys([marker('a'), far], [{ item: far, selected: false }])).toEqual(['a', 'far']);
  });

  it('spreads markers on one point where nothing is gathered any more', () => {
    const twin = marker('b', CENTRE.lat, CENTRE.lng, 1);
    expect(asideOf(twin, LAST_CLUSTER_ZOOM + 0.9)).toEqual({ x: 0, y: 0 });
    const { x, y } = asideOf(twin, LAST_CLUSTER_ZOOM + 1);
    expect(Math.hypot(x, y)).toBeGreaterThan(20);
    const [first, second] = layMarkers(view(16), [marker('a'), twin], []).sort((a, b) =>
      a.item.key.localeCompare(b.item.key),
    );
    expect([(second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0)]).toEqual([x, y]);
  });
});

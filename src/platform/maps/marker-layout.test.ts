import { describe, expect, it } from 'vitest';
import type { MapView } from './map-view.ts';
import type { Shown } from './marker-clusters.ts';
import { layMarkers } from './marker-layout.ts';

const CENTRE = { lat: 47.6, lng: -122.3 };
const view = (zoom = 12): MapView => ({ camera: { ...CENTRE, zoom }, width: 400, height: 300 });
const marker = (id: string, lat = CENTRE.lat, lng = CENTRE.lng) =>
  ({ kind: 'marker', key: id, point: { id, name: id, lat, lng, favourite: false }, lat, lng }) as const;
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
});

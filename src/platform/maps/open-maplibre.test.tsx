import { expect, test, vi } from 'vitest';
import { LIGHT_MAP } from './map-palette.ts';
import { openMapLibre } from './open-maplibre.ts';

const opened = vi.hoisted(() => vi.fn());
/** MapLibre as far as it is asked: it needs WebGL. */
vi.mock('maplibre-gl', () => ({
  setWorkerUrl() {},
  Map: class {
    touchZoomRotate = { disableRotation() {} };
    keyboard = { disableRotation() {} };
    constructor(options: object) {
      opened(options);
    }
    getCanvas = () => document.createElement('canvas');
  },
}));

test('LOC-023 the map of MapLibre, which counts a zoom one less, stays within 3 to 21', () => {
  const camera = { lat: 47.6, lng: -122.3, zoom: 12 };
  openMapLibre(document.createElement('div'), { camera, label: 'Map', palette: LIGHT_MAP, density: 1 });
  expect(opened.mock.lastCall).toMatchObject([{ zoom: 11, minZoom: 2, maxZoom: 20 }]);
});

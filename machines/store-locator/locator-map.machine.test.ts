import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Camera } from '#domain/map-camera.ts';
import { locatorMapMachine } from './locator-map.machine.ts';

const RESULTS: Camera = { lat: 47.6062, lng: -122.3321, zoom: 12 };
const elsewhere = (degrees: number): Camera => ({ ...RESULTS, lat: RESULTS.lat + degrees });

/** A map that is ready, and the areas that it asked for. */
function openMap() {
  const clock = new SimulatedClock();
  const areas: Camera[] = [];
  const map = createActor(locatorMapMachine, { input: { camera: RESULTS }, clock });
  map.on('area.wanted', ({ camera }) => areas.push(camera));
  map.start();
  map.send({ type: 'map.readied' });
  return { map, clock, areas, pan: (camera: Camera) => map.send({ type: 'map.moved', camera, byVisitor: true }) };
}

test('FC-061 LOC-024 three seconds of panning ask once, for where the map came to rest; a nudge asks nothing', () => {
  const { map, clock, areas, pan } = openMap();
  for (let step = 1; step <= 30; step += 1) {
    pan(elsewhere(step / 100));
    clock.increment(100);
  }
  expect(areas).toEqual([]);
  clock.increment(100);
  expect(areas).toEqual([elsewhere(0.3)]);
  pan({ ...elsewhere(0.3), lng: RESULTS.lng + 0.000004 });
  clock.increment(1_000);
  expect(areas).toHaveLength(1);
  expect(map.getSnapshot().context.camera).toEqual(elsewhere(0.3));
});

test('FC-061 once results are there, panning offers to search the area, and a press asks for it', () => {
  const { map, clock, areas, pan } = openMap();
  map.send({ type: 'view.wished', camera: RESULTS });
  pan(elsewhere(0.1));
  clock.increment(200);
  expect(areas).toEqual([]);
  expect(map.getSnapshot().hasTag('movedAway')).toBe(true);
  map.send({ type: 'area.pressed' });
  expect(areas).toEqual([elsewhere(0.1)]);
});

for (const [degrees, moves] of [
  [0.0000049, false],
  [0.0000051, true],
] as const) {
  test(`LOC-024 a map that moved by ${degrees} degrees is ${moves ? 'elsewhere' : 'where it was'}, on either axis`, () => {
    for (const axis of ['lat', 'lng'] as const) {
      const { map, pan } = openMap();
      pan({ ...RESULTS, [axis]: RESULTS[axis] + degrees });
      expect(map.getSnapshot().hasTag('moving'), axis).toBe(moves);
    }
  });
}

test('LOC-025 a window that changes for a second is handled once, 200 ms after it stood still', () => {
  const { map, clock } = openMap();
  const handled: number[] = [];
  map.subscribe(({ context }) => {
    if (handled.at(-1) !== context.layout.width) handled.push(context.layout.width);
  });
  for (let width = 901; width <= 910; width += 1) {
    map.send({ type: 'window.resized', layout: { controlsHeight: 120, width, height: 700 } });
    clock.increment(100);
  }
  expect(handled).toEqual([0]);
  clock.increment(100);
  expect(handled).toEqual([0, 910]);
  expect(map.getSnapshot().context.layout).toEqual({ controlsHeight: 120, width: 910, height: 700 });
});

test('every wish for a view has its own number, so that the same view can be wished twice', () => {
  const { map } = openMap();
  map.send({ type: 'view.wished', camera: RESULTS });
  map.send({ type: 'view.wished', camera: RESULTS });
  expect(map.getSnapshot().context.wish).toEqual({ camera: RESULTS, serial: 2 });
});

test('results that arrive before the map is there neither make it ready nor keep it from being given up', () => {
  const clock = new SimulatedClock();
  const map = createActor(locatorMapMachine, { input: { camera: { ...RESULTS, zoom: 4 } }, clock }).start();
  map.send({ type: 'view.wished', camera: RESULTS });
  expect(map.getSnapshot().hasTag('starting')).toBe(true);
  expect(map.getSnapshot().context.wish.camera).toEqual(RESULTS);
  clock.increment(20_000);
  expect(map.getSnapshot().hasTag('unavailable')).toBe(true);
});

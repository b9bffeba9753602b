import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Camera, HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import type { MapRules } from './locator-map.events.ts';
import { locatorMapMachine } from './locator-map.machine.ts';

const RESULTS: Camera = { lat: 47.6062, lng: -122.3321, zoom: 12 };
const RULES: MapRules = { zoomThreshold: 10, panThreshold: 0.25 };
/** 1024 pixels are 0.3515625 degrees of longitude at zoom 12. */
const LAYOUT = { controlsHeight: 0, width: 1024, height: 768 };
const SPAN = 0.3515625;
const elsewhere = (degrees: number): Camera => ({ ...RESULTS, lat: RESULTS.lat + degrees });

/** A map that is ready, and the areas that it asked for. */
function openMap(rules: MapRules = RULES) {
  const clock = new SimulatedClock();
  const areas: Camera[] = [];
  const map = createActor(locatorMapMachine, { input: { camera: RESULTS, rules }, clock });
  map.on('area.requested', ({ camera }) => areas.push(camera));
  map.start();
  map.send({ type: 'map.readied' });
  const pan = (camera: Camera) => map.send({ type: 'map.moved', camera, byVisitor: true });
  /** Results in view, on a map of known measures; whether panning there offers to search. */
  const showResults = (moreResults: boolean, camera = RESULTS) => {
    map.send({ type: 'window.resized', layout: LAYOUT });
    clock.increment(200);
    map.send({ type: 'view.requested', camera, moreResults });
  };
  const offersAfter = (camera: Camera) => {
    pan(camera);
    clock.increment(200);
    return map.getSnapshot().hasTag('movedAway');
  };
  return { map, clock, areas, pan, showResults, offersAfter };
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
  map.send({ type: 'view.requested', camera: RESULTS, moreResults: false });
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
      expect(map.getSnapshot().matches({ view: { drawn: 'settling' } }), axis).toBe(moves);
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

test('every request for a view has its own number, so that the same view can be requested twice', () => {
  const { map } = openMap();
  map.send({ type: 'view.requested', camera: RESULTS, moreResults: false });
  map.send({ type: 'view.requested', camera: RESULTS, moreResults: false });
  expect(map.getSnapshot().context.requestedView).toEqual({ camera: RESULTS, serial: 2 });
});

test('results that arrive before the map is there neither make it ready nor keep it from being given up', () => {
  const clock = new SimulatedClock();
  const map = createActor(locatorMapMachine, {
    input: { camera: { ...RESULTS, zoom: 4 }, rules: RULES },
    clock,
  }).start();
  map.send({ type: 'view.requested', camera: RESULTS, moreResults: false });
  expect(map.getSnapshot().hasTag('starting')).toBe(true);
  expect(map.getSnapshot().context.requestedView.camera).toEqual(RESULTS);
  clock.increment(20_000);
  expect(map.getSnapshot().hasTag('unavailable')).toBe(true);
});

const across = (share: number): Camera => ({ ...RESULTS, lng: RESULTS.lng + share * SPAN });

test('ORD-091 a pan by more than a quarter of the visible map offers to search, a shorter one does not, and back takes it back', () => {
  const { showResults, offersAfter } = openMap();
  showResults(false);
  expect(offersAfter(across(0.249))).toBe(false);
  expect(offersAfter(across(0.251))).toBe(true);
  expect(offersAfter(across(0.1))).toBe(false);
  expect(offersAfter(across(-0.251))).toBe(true);
});

test('ORD-091 short pans add up: what counts is how far the searched view is', () => {
  const { showResults, offersAfter } = openMap();
  showResults(false);
  expect([0.1, 0.2, 0.3].map((share) => offersAfter(across(share)))).toEqual([false, false, true]);
});

test('ORD-089 where the answer did not hold all stores, half the threshold is enough', () => {
  const { showResults, offersAfter } = openMap();
  showResults(true);
  expect(offersAfter(across(0.124))).toBe(false);
  expect(offersAfter(across(0.126))).toBe(true);
  showResults(false);
  expect(offersAfter(across(0.126))).toBe(false);
});

test('ORD-091 thresholds come from the configuration, also from one that arrives late', () => {
  const { map, showResults, offersAfter } = openMap({ ...RULES, panThreshold: 0.4 });
  showResults(false);
  expect(offersAfter(across(0.3))).toBe(false);
  map.send({ type: 'rules.changed', rules: { zoomThreshold: 13, panThreshold: 0.2 } });
  expect(offersAfter(across(0.31))).toBe(true);
  expect(map.getSnapshot().hasTag('zoomedOut'), 'zoom 12 is now too far to list').toBe(true);
  map.send({ type: 'rules.changed', rules: RULES });
  expect(map.getSnapshot().hasTag('zoomedOut')).toBe(false);
});

test('LOC-026 ORD-091 results from farther away than stores can be listed are shown from the threshold', () => {
  for (const zoomThreshold of [10, 12.5]) {
    const { map, showResults } = openMap({ ...RULES, zoomThreshold });
    showResults(false, { ...RESULTS, zoom: 5 });
    expect(map.getSnapshot().context.requestedView.camera).toEqual({ ...RESULTS, zoom: zoomThreshold });
    expect(map.getSnapshot().hasTag('zoomedOut')).toBe(false);
  }
});

test('FC-157 a map that is tried again opens at the results, wherever the visitor had gone, or where everything is seen', () => {
  const { map, pan, showResults } = openMap();
  pan(elsewhere(1));
  map.send({ type: 'map.failed' });
  expect(map.getSnapshot().context.requestedView.camera).toEqual(HOME_CAMERA);
  map.send({ type: 'retry.pressed' });
  expect(map.getSnapshot().hasTag('starting')).toBe(true);
  map.send({ type: 'map.readied' });
  showResults(false);
  pan(elsewhere(1));
  map.send({ type: 'map.failed' });
  map.send({ type: 'retry.pressed' });
  expect(map.getSnapshot().context.requestedView.camera).toEqual(RESULTS);
});

test('FC-157 a map that does not come the second time either is given up after 20 seconds again', () => {
  const { map, clock } = openMap();
  map.send({ type: 'map.failed' });
  map.send({ type: 'retry.pressed' });
  clock.increment(19_999);
  expect(map.getSnapshot().hasTag('unavailable')).toBe(false);
  clock.increment(1);
  expect(map.getSnapshot().hasTag('unavailable')).toBe(true);
});

test('LOC-021 in a tab behind others the map has its 20 seconds from when the tab is looked at, however long that was', () => {
  const clock = new SimulatedClock();
  const map = createActor(locatorMapMachine, { input: { camera: RESULTS, rules: RULES }, clock }).start();
  clock.increment(60_000);
  map.send({ type: 'page.shown' });
  expect(map.getSnapshot().hasTag('starting')).toBe(true);
  clock.increment(19_000);
  map.send({ type: 'page.shown' });
  clock.increment(19_999);
  map.send({ type: 'map.readied' });
  expect(map.getSnapshot().matches({ view: 'drawn' })).toBe(true);
});

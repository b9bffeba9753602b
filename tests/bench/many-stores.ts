import * as v from 'valibot';
import { searchLocations } from '#api/locations/locations.ts';
import { shownLocations } from '#areas/store-locator/locator-state.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { foundLocations } from '#domain/store-locator/locator.ts';
import { spreadShared } from '#domain/store-locator/shared-positions.ts';
import { pickedStores } from '#domain/store-locator/store-picker.ts';
import { around } from '#mocks/locations/locations.ts';
import { storeDirectory } from '#mocks/stores/directory.ts';
import { generateStores } from '#mocks/stores/generated-stores.ts';
import type { StoreRecord } from '#mocks/stores/store-record.ts';
import { createWorld, DEFAULT_SEED } from '#mocks/world.ts';
import { viewBounds } from '#platform/maps/map-view.ts';
import { markerClusters } from '#platform/maps/marker-clusters.ts';
import { type Figure, millisecondsOf } from './figure.ts';

const STORES = 16_000;
const TASK_MS = 200;
const VIEW = { camera: { lat: 34.0522, lng: -118.2437, zoom: 11 }, width: 800, height: 736 };
const HERE = VIEW.camera;
/** All of them lie within about 25 miles. */
const REACH_DEGREES = 0.35;
const RULES = DEFAULT_CONFIGURATION.locator;

/** One answer of 16,000 stores, in process: reading it, and each step that follows as a task of its own (FC-052). */
export function manyStores(): Figure[] {
  const world = createWorld({ directory: storeDirectory(spiral()), resultCap: STORES });
  const answer = JSON.stringify(around(world, { kind: 'anonymous' }, 'en-US', HERE, []));
  const query = { ...EMPTY_QUERY, coordinates: HERE };
  const reading = timed(() => v.parse(searchLocations.contract.answer, JSON.parse(answer)));
  const { stores } = reading.made;
  const found = timed(() => foundLocations(reading.made, query, RULES, VIEW));
  const listed = timed(() =>
    shownLocations(pickedStores(stores, query, RULES.distanceCutOff), new Map([['90007', true]])),
  );
  const marked = timed(() => {
    const points = listed.made.flatMap(({ store: { storeNumber, name, coordinates }, isFavorite }) =>
      coordinates ? [{ id: storeNumber, name, favourite: isFavorite, ...coordinates }] : [],
    );
    return markerClusters(spreadShared(points, () => false)).within(viewBounds(VIEW, 0.4), VIEW.camera.zoom);
  });
  const figure = millisecondsOf('locator', `${stores.length} stores, `);
  return [
    figure('reading', reading.ms),
    figure('what was found', found.ms, TASK_MS),
    figure('list', listed.ms, TASK_MS),
    figure('markers', marked.ms, TASK_MS),
  ];
}

/** Processor time, milliseconds. */
function timed<Made>(make: () => Made): { readonly made: Made; readonly ms: number } {
  const begun = process.cpuUsage();
  const made = make();
  const { user, system } = process.cpuUsage(begun);
  return { made, ms: (user + system) / 1000 };
}

/** Stores on a spiral around one point, none at the place of another. */
function spiral(): StoreRecord[] {
  const records = generateStores(DEFAULT_SEED);
  return Array.from({ length: STORES }, (_, at) => {
    const record = records[at % records.length];
    if (!record) throw new Error('There are no generated stores.');
    const far = REACH_DEGREES * Math.sqrt(at / STORES);
    const position = { lat: HERE.lat + far * Math.sin(at * 2.4), lng: HERE.lng + far * Math.cos(at * 2.4) };
    return { ...record, storeNumber: `${90_000 + at}-1`, position };
  });
}

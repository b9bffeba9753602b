import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { searchLocations } from '#api/locations/locations.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { Coordinates } from '#domain/coordinates.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { foundLocations } from '#domain/store-locator/locator.ts';
import { spreadShared } from '#domain/store-locator/shared-positions.ts';
import { pickedStores } from '#domain/store-locator/store-picker.ts';
import type { LocationResult } from '#domain/stores/store.ts';
import { around } from '#mocks/locations/locations.ts';
import { storeDirectory } from '#mocks/stores/directory.ts';
import { CITIES, generateStores } from '#mocks/stores/generated-stores.ts';
import type { StoreRecord } from '#mocks/stores/store-record.ts';
import { parseStores } from '#mocks/stores/stores-csv.ts';
import { createWorld, DEFAULT_SEED, type World } from '#mocks/world.ts';
import { viewBounds } from '#platform/maps/map-view.ts';
import { markerClusters } from '#platform/maps/marker-clusters.ts';
import { inBrowser } from './browser.ts';
import { type Figure, millisecondsOf } from './figure.ts';
import { measureMapFrames } from './map-frames.ts';
import { REAL_STORES } from './world.ts';

const STORES = 2000;
const FRAME_MS = 16.8;
const FILTER_MS = 20;
const SLOWDOWN = 4;
const REACH_MILES = 50;
const VIEW = { camera: { lat: 34.0522, lng: -118.2437, zoom: 11 }, width: 800, height: 736 };
const HERE: Coordinates = VIEW.camera;
const ANONYMOUS = { kind: 'anonymous' } as const;
const FEATURES = ['DT', 'WF', 'ON'];

/**
 * One answer of 2,000 stores: a filter over them (picking, gathering markers anew and laying out what is in view, in process),
 * and our own work in a frame of panning and zooming the real map, both as on a processor slowed four times. No city has as
 * many stores within 50 miles, so those around the largest ones are moved to one.
 */
export async function locator(address: string): Promise<Figure[]> {
  const world = createWorld({ directory: storeDirectory(crowdedStores()), resultCap: STORES });
  const { stores } = v.parse(searchLocations.contract.answer, around(world, ANONYMOUS, 'en-US', HERE, []));
  const filters = Array.from({ length: 80 }, () => filtered(stores))
    .slice(20)
    .sort((a, b) => a - b);
  const frames = await inBrowser(address, { desktop: true, webgl: true }, async (page) => {
    await answerFrom(world, page);
    await page.goto(`${address}/store-locator?lat=${HERE.lat}&lng=${HERE.lng}&zoom=${VIEW.camera.zoom}`);
    await page.locator('.maplibregl-canvas').waitFor();
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(3000);
    return measureMapFrames(page, SLOWDOWN);
  });
  const figure = millisecondsOf('locator', `${stores.length} stores, `);
  const at = (share: number) => filters[Math.floor(filters.length * share)] ?? Number.NaN;
  return [
    figure('filter', at(0.5), FILTER_MS),
    figure('filter p95', at(0.95)),
    figure('frame p50', frames.p50),
    figure('frame p95', frames.p95, FRAME_MS),
    figure('frame worst', frames.worst),
  ];
}

/** Processor time of one filter, milliseconds on a processor slowed four times. */
function filtered(stores: readonly LocationResult[]): number {
  const begun = process.cpuUsage();
  const answer = { stores, coordinates: HERE, moreResults: false };
  const query = { ...EMPTY_QUERY, coordinates: HERE, features: FEATURES };
  foundLocations(answer, query, DEFAULT_CONFIGURATION.locator, VIEW);
  const points = pickedStores(stores, query, REACH_MILES).flatMap(
    ({ store: { storeNumber, name, coordinates }, isFavorite }) =>
      coordinates ? [{ id: storeNumber, name, favourite: isFavorite, ...coordinates }] : [],
  );
  markerClusters(spreadShared(points, () => false)).within(viewBounds(VIEW, 0.4), VIEW.camera.zoom);
  const { user, system } = process.cpuUsage(begun);
  return ((user + system) / 1000) * SLOWDOWN;
}

/** Two thousand stores within reach of one point: those around the largest cities, moved there. */
function crowdedStores(): StoreRecord[] {
  const records = existsSync(REAL_STORES)
    ? parseStores(readFileSync(REAL_STORES, 'utf8'))
    : generateStores(DEFAULT_SEED);
  const { index } = storeDirectory(records);
  const moved = new Map<string, StoreRecord>();
  for (const city of CITIES) {
    for (const { position } of index.within(city, REACH_MILES - 1)) {
      const record = records[position];
      if (!record || moved.has(record.storeNumber) || moved.size === STORES) continue;
      const { lat, lng } = record.position;
      const narrowed = Math.cos((city.lat * Math.PI) / 180) / Math.cos((HERE.lat * Math.PI) / 180);
      const there = { lat: HERE.lat + lat - city.lat, lng: HERE.lng + (lng - city.lng) * narrowed };
      moved.set(record.storeNumber, { ...record, position: there });
    }
  }
  return [...moved.values()];
}

async function answerFrom(world: World, page: Page): Promise<void> {
  await page.route('**/apiproxy/v1/locations?*', (route) => {
    const features = new URL(route.request().url()).searchParams.get('features')?.split(',') ?? [];
    return route.fulfill({ json: around(world, ANONYMOUS, 'en-US', HERE, features) });
  });
}

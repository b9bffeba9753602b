import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { milesBetween } from '#domain/coordinates.ts';
import { createClock } from '../clock.ts';
import { around } from '../locations/locations.ts';
import { nearestStore } from '../locations/store-search.ts';
import { knownCities } from '../places/known-cities.ts';
import { createPlaces } from '../places/places.ts';
import { createWorld } from '../world.ts';
import { storeDirectory } from './directory.ts';
import { generateStores } from './generated-stores.ts';
import { measureQueries } from './measure-queries.ts';
import { parseStores } from './stores-csv.ts';

const FILE = process.env['WORLD_STORES'] ?? path.resolve(import.meta.dirname, '../../../shared/data/stores.csv');
const records = existsSync(FILE) ? parseStores(readFileSync(FILE, 'utf8')) : generateStores('northstar');
const directory = storeDirectory(records);
const world = createWorld({
  directory,
  places: createPlaces(records, knownCities()),
  clock: createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true }),
});
const anonymous = { kind: 'anonymous' } as const;
const some = records.filter((_, at) => at % Math.ceil(records.length / 40) === 0);

describe(`a directory of ${records.length} stores`, () => {
  test('every store can be asked for by its number, and its answer fits the contract in every language', () => {
    const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;
    expect(records.filter((record) => directory.find(record.storeNumber) !== record)).toEqual([]);
    for (const [at, { position }] of some.entries()) {
      const answer = around(world, anonymous, locales[at % 4] ?? 'en-US', position, []);
      const parsed = v.parse(searchLocations.contract.answer, JSON.parse(JSON.stringify(answer)));
      expect(parsed.stores).toHaveLength(answer.stores.length);
      expect(parsed.stores.every(({ store }) => store.schedule.length === 7 && store.name !== '')).toBe(true);
    }
  });

  test('a search gives exactly the stores within 50 miles, nearest first, up to the cap', () => {
    for (const { position } of some) {
      const expected = records
        .map((record, at) => ({ id: record.storeNumber, at, miles: milesBetween(position, record.position) }))
        .filter(({ miles }) => miles <= 50)
        .sort((a, b) => a.miles - b.miles || a.at - b.at)
        .slice(0, world.resultCap);
      const { stores } = around(world, anonymous, 'en-US', position, []);
      expect(stores.map(({ store }) => store.id)).toEqual(expected.map(({ id }) => id));
    }
  });

  test('the nearest with a rare feature is truly the nearest', () => {
    for (const { position } of some) {
      const found = nearestStore(world, anonymous, 'en-US', position, ['hrs24', 'EV']);
      expect(found?.store.isOpen24Hours).toBe(true);
      const closer = around(world, anonymous, 'en-US', position, ['hrs24', 'EV']).stores[0];
      if (closer) expect(found?.store.id).toBe(closer.store.id);
    }
  });

  test('every town with a store is a place, and its stores are found there', () => {
    for (const record of some) {
      if (!/\p{L}/u.test(record.city)) continue;
      const place = world.places.resolve(`${record.city}, ${record.subdivision}`) ?? world.places.resolve(record.city);
      expect(place, record.city).not.toBeNull();
    }
  });

  test('queries can be measured', () => {
    const timings = measureQueries(world, 20);
    for (const { p50, p95, worst } of Object.values(timings)) {
      expect(p50).toBeGreaterThan(0);
      expect(p95).toBeGreaterThanOrEqual(p50);
      expect(worst).toBeGreaterThanOrEqual(p95);
    }
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { storeDirectory } from '#mocks/stores/directory.ts';
import { generateStores } from '#mocks/stores/generated-stores.ts';
import { measureQueries } from '#mocks/stores/measure-queries.ts';
import { parseStores } from '#mocks/stores/stores-csv.ts';
import { createWorld, DEFAULT_SEED } from '#mocks/world.ts';
import type { Figure } from './figure.ts';

const QUERY_MS = 5;
/** A whole directory of stores, where one lies beside the project. */
export const REAL_STORES = process.env['WORLD_STORES'] || '../shared/data/stores.csv';

/** How long the world takes for one question, in process, over a whole directory where its file exists. */
export function world(): Figure[] {
  const records = existsSync(REAL_STORES)
    ? parseStores(readFileSync(REAL_STORES, 'utf8'))
    : generateStores(DEFAULT_SEED);
  const timings = measureQueries(createWorld({ directory: storeDirectory(records) }));
  return Object.entries(timings).map(([name, { p95 }]) => ({
    group: 'world',
    name: `${name} p95 over ${records.length} stores`,
    value: p95,
    unit: 'ms',
    most: QUERY_MS,
  }));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DIRECTORY = resolve('tests/requirements');

/** The ids of all rows of all tables in tests/requirements: their first column, as in `LOC-060,favourite-toggle,…`. */
export function requirementIds(directory: string = DIRECTORY): ReadonlySet<string> {
  const tables = readdirSync(directory).filter((file) => file.endsWith('.csv'));
  const texts = tables.map((file) => readFileSync(join(directory, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^([A-Z]+-\d+),/gm)].map(([, id]) => id ?? '')));
}

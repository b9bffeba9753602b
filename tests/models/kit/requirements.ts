import { readFileSync } from 'node:fs';

const FILE = new URL('../../requirements/requirements.csv', import.meta.url);

/** The ids of all requirement rows (`id,flow,kind,requirement,source`). */
export function requirementIds(text: string = readFileSync(FILE, 'utf8')): ReadonlySet<string> {
  return new Set([...text.matchAll(/^([A-Z]+-\d+),/gm)].map(([, id]) => id ?? ''));
}

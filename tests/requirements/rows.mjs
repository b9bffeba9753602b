import { readFileSync } from 'node:fs';

const ID = /\b[A-Z]{2,3}-\d{3}\b/g;
/** The ids with which a title begins; one further on only refers to a row. */
const FIRST_IDS = /^(?:[A-Z]{2,3}-\d{3}(?:\s+|$))+/;

/**
 * Requirement and fault rows by id.
 * @returns {Map<string, { id: string, flow: string, text: string }>}
 */
export function readRows() {
  const requirements = readCsv('requirements.csv').map(([id, flow, , requirement]) => ({
    id,
    flow,
    text: requirement,
  }));
  const faults = readCsv('fault-cases.csv').map(([id, area, text]) => ({ id, flow: area, text }));
  return new Map([...requirements, ...faults].map((row) => [row.id, row]));
}

/**
 * The ids with which a test title begins, known or not; an id-like word of another kind (ISO-639) is none.
 * @returns {string[]}
 */
export function idsIn(title, rows) {
  return knownKinds(FIRST_IDS.exec(title)?.[0] ?? '', rows);
}

/**
 * The ids that a title names after its beginning, where they count for nothing.
 * @returns {string[]}
 */
export function misplacedIdsIn(title, rows) {
  return knownKinds(title.replace(FIRST_IDS, ''), rows);
}

function knownKinds(text, rows) {
  const ids = text.match(ID);
  if (!ids) return [];
  const areas = new Set([...rows.keys()].map(areaOf));
  return ids.filter((id) => areas.has(areaOf(id)));
}

/**
 * What the tests show: the ids of which every test passed at its first try, those of a test that failed or passed only at a
 * later try, and titles that name an id that no row has.
 * @returns {{ shown: Set<string>, doubtful: Set<string>, unknown: string[] }}
 */
export function traceOf(tests, rows) {
  const named = new Set();
  const doubtful = new Set();
  const unknown = [];
  for (const { title, passed, flaky, file } of tests) {
    for (const id of idsIn(title, rows)) {
      if (!rows.has(id)) unknown.push(`${id} in “${title}” (${file})`);
      else (passed && !flaky ? named : doubtful).add(id);
    }
  }
  return { shown: new Set([...named].filter((id) => !doubtful.has(id))), doubtful, unknown };
}

/**
 * The rows of some areas that the tests do not show.
 * @returns {Array<{ id: string, flow: string, text: string }>}
 */
export function missingRows(areas, shown, rows) {
  return [...rows.values()].filter(({ id }) => areas.includes(areaOf(id)) && !shown.has(id));
}

/** `LOC-003` is of the area `LOC`. */
export const areaOf = (id) => id.split('-')[0];

function readCsv(name) {
  const [, ...lines] = parseCsv(readFileSync(new URL(name, import.meta.url), 'utf8'));
  return lines;
}

/**
 * RFC 4180: quoted fields may hold commas, line ends and doubled quotes.
 * @returns {string[][]}
 */
export function parseCsv(text) {
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y;
  const lines = [[]];
  for (;;) {
    const [all, quoted, plain, end] = field.exec(text);
    if (all === '' && field.lastIndex >= text.length) break;
    lines.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '' || field.lastIndex >= text.length) break;
    if (end !== ',') lines.push([]);
  }
  return lines.filter((line) => line.length > 1);
}

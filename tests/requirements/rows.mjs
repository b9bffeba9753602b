import { readFileSync } from 'node:fs';

const ID = /\b([A-Z]{2,3}-\d{3})\b/g;

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

/** The ids that a test title names, known or not; an id-like word of another kind (ISO-639) is none. */
export function idsIn(title, rows) {
  const prefixes = new Set([...rows.keys()].map((id) => id.split('-')[0]));
  return [...title.matchAll(ID)].map(([id]) => id).filter((id) => prefixes.has(id.split('-')[0]));
}

/**
 * What the tests show: ids of passing tests, and titles that name an id that no row has.
 * @returns {{ shown: Set<string>, unknown: string[] }}
 */
export function traceOf(tests, rows) {
  const shown = new Set();
  const unknown = [];
  for (const { title, passed, file } of tests) {
    for (const id of idsIn(title, rows)) {
      if (!rows.has(id)) unknown.push(`${id} in “${title}” (${file})`);
      else if (passed) shown.add(id);
    }
  }
  return { shown, unknown };
}

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

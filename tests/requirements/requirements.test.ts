import { expect, test } from 'vitest';
import { readSourceTree } from '#tests/fences/source-tree.ts';
import { idsIn, parseCsv, readRows, traceOf } from './rows.mjs';

const rows = readRows();
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

test('the rows are complete and each id stands once', () => {
  expect(rows.size).toBe(989 + 129);
  expect(rows.get('LOC-003')?.text).toContain('renders the locator rather than a not-found page');
});

test('every id in a test title is a row', () => {
  const titles = readSourceTree(process.cwd())
    .filter(
      ({ path }) => /\.(test|model)\.tsx?$|^tests\/journeys\//.test(path) && !path.startsWith('tests/requirements/'),
    )
    .flatMap(({ path, text }) => [...text.matchAll(TITLE)].map(([, a, b, c]) => ({ path, title: a ?? b ?? c ?? '' })));
  expect(titles.length).toBeGreaterThan(20);
  const unknown = titles.flatMap(({ path, title }) =>
    idsIn(title, rows)
      .filter((id) => !rows.has(id))
      .map((id) => `${id} in ${path}`),
  );
  expect(unknown).toEqual([]);
});

test('only a passing test shows a row, and an unknown id is told', () => {
  const run = [
    { title: 'LOC-001 LOC-002 opens', passed: true, file: 'a' },
    { title: 'LOC-003 opens', passed: false, file: 'a' },
    { title: 'LOC-999 and ISO-639', passed: true, file: 'b' },
  ];
  const { shown, unknown } = traceOf(run, rows);
  expect([...shown]).toEqual(['LOC-001', 'LOC-002']);
  expect(unknown).toEqual(['LOC-999 in “LOC-999 and ISO-639” (b)']);
});

test('a quoted field keeps its commas, quotes and line ends', () => {
  expect(parseCsv('a,b\n"x, ""y""\nz",2\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ]);
});

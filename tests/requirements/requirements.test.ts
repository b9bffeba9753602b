import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceTree } from '#tests/fences/source-tree.ts';
import { beginRun, readLastRun, resultsFile } from '#tests/support/test-results.mjs';
import completeAreas from './complete-areas.json' with { type: 'json' };
import { areaOf, idsIn, misplacedIdsIn, missingRows, parseCsv, readRows, traceOf } from './rows.mjs';

const rows = readRows();
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

test('the rows are complete and each id stands once', () => {
  expect(rows.size).toBe(989 + 129);
  expect(rows.get('LOC-003')?.text).toContain('renders the locator rather than a not-found page');
});

const titles = readSourceTree(process.cwd())
  .filter(
    ({ path }) => /\.(test|model)\.tsx?$|^tests\/journeys\//.test(path) && !path.startsWith('tests/requirements/'),
  )
  .flatMap(({ path, text }) => [...text.matchAll(TITLE)].map(([, a, b, c]) => ({ path, title: a ?? b ?? c ?? '' })));

test('every id in a test title is a row', () => {
  expect(titles.length).toBeGreaterThan(20);
  const unknown = titles.flatMap(({ path, title }) =>
    idsIn(title, rows)
      .filter((id) => !rows.has(id))
      .map((id) => `${id} in ${path}`),
  );
  expect(unknown).toEqual([]);
});

test('ids stand at the beginning of a title, where they count', () => {
  const misplaced = titles.flatMap(({ path, title }) =>
    // What a loop fills in is judged when the title is read from a run.
    title.startsWith('${') ? [] : misplacedIdsIn(title, rows).map((id) => `${id} in ${path}`),
  );
  expect(misplaced).toEqual([]);
  expect(idsIn('LOC-001 FC-034 opens as LOC-002 says', rows)).toEqual(['LOC-001', 'FC-034']);
  expect(misplacedIdsIn('LOC-001 FC-034 opens as LOC-002 says', rows)).toEqual(['LOC-002']);
  expect(idsIn('opens: LOC-001', rows)).toEqual([]);
  expect(idsIn('ISO-639 LOC-001 opens', rows)).toEqual(['LOC-001']);
});

const seen = (title: string, passed = true, flaky = false) => ({ title, passed, flaky, file: 'a' });

test('only passing tests show a row, and an unknown id is named', () => {
  // Put together, so that nothing that searches the sources for ids takes it for a promise.
  const unheardOf = ['LOC', '999'].join('-');
  const { shown, unknown } = traceOf(
    [seen('LOC-001 LOC-002 opens'), seen('LOC-003 opens', false), seen(`${unheardOf} opens`), seen('opens ACC-001')],
    rows,
  );
  expect([...shown]).toEqual(['LOC-001', 'LOC-002']);
  expect(unknown).toEqual([`${unheardOf} in “${unheardOf} opens” (a)`]);
});

test('a row with a test that failed, or passed only at a later try, is not shown by the others', () => {
  const run = [seen('LOC-001 LOC-002 LOC-003 opens'), seen('LOC-001 closes', false), seen('LOC-002 shuts', true, true)];
  const { shown, doubtful } = traceOf(run, rows);
  expect([...shown]).toEqual(['LOC-003']);
  expect([...doubtful]).toEqual(['LOC-001', 'LOC-002']);
});

test('an area that is listed as complete has rows, and lacks each that is not shown', () => {
  for (const area of completeAreas) expect([...rows.keys()].filter((id) => areaOf(id) === area)).not.toEqual([]);
  const all = new Set(rows.keys());
  expect(missingRows(completeAreas, all, rows)).toEqual([]);
  all.delete('ACC-016');
  expect(missingRows(completeAreas, all, rows).map(({ id }) => id)).toEqual(['ACC-016']);
});

test.each([
  [['--missing', 'LOC,locc'], /^Not known: locc\. Known are .*\bLOC\b/],
  [['--missing'], /^Not known: \. Known are .*\bLOC\b/],
  [['--mising', 'LOC'], /^Not known: --mising\. Known are --missing, --complete\./],
])('npm run trace refuses %s and says what it knows', (words, answer) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/requirements/trace.mjs', ...words]);
  expect([status, String(stdout)]).toEqual([1, '']);
  expect(String(stderr)).toMatch(answer);
});

test('what an earlier run left counts for nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const keep = (step: string, title: string) =>
    writeFileSync(
      resultsFile(step, folder),
      JSON.stringify({ testResults: [{ name: 'a', assertionResults: [{ title, status: 'passed' }] }] }),
    );
  const read = () => readLastRun(folder).map(({ title }: { title: string }) => title);
  try {
    keep('vitest', 'LOC-001 from before');
    expect(read()).toEqual([]);
    beginRun(['vitest', 'journeys'], folder);
    expect(read()).toEqual([]);
    keep('vitest', 'LOC-002 from this run');
    keep('unit', 'LOC-003 of a step that this run has not');
    keep('journeys', 'LOC-004 copied from before');
    utimesSync(resultsFile('journeys', folder), 0, 0);
    expect(read()).toEqual(['LOC-002 from this run']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a journey that needed a second try is flaky, and the name of a group is no title', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const spec = (title: string, status: string, results: string[]) => ({
    title,
    ok: true,
    file: 'a.spec.ts',
    tests: [{ status, results: results.map((status) => ({ status })) }],
  });
  try {
    beginRun(['journeys'], folder);
    const specs = [spec('LOC-002 opens', 'expected', ['passed']), spec('LOC-003 opens', 'flaky', ['failed', 'passed'])];
    writeFileSync(
      resultsFile('journeys', folder),
      JSON.stringify({ suites: [{ title: 'LOC-001 on a phone', specs }] }),
    );
    const { shown, doubtful } = traceOf(readLastRun(folder), rows);
    expect([...shown]).toEqual(['LOC-002']);
    expect([...doubtful]).toEqual(['LOC-003']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a quoted field keeps its commas, quotes and line ends', () => {
  expect(parseCsv('a,b\n"x, ""y""\nz",2\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ]);
});

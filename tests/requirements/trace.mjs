// Which rows of the specification the last test run showed. `npm run trace` counts them by area, `npm run trace -- --missing
// LOC[,GFT]` lists what an area lacks, and `--complete` fails where an area of complete-areas.json lacks a row.
import { readFileSync } from 'node:fs';
import { refusalOfNames } from '../support/known-names.mjs';
import { readLastRun } from '../support/test-results.mjs';
import { areaOf, missingRows, readRows, traceOf } from './rows.mjs';

const rows = readRows();
const [option, areas = ''] = process.argv.slice(2);
const refusal =
  refusalOfNames(option === undefined ? [] : [option], ['--missing', '--complete']) ??
  refusalOfNames(option === '--missing' ? areas.split(',') : [], [...new Set([...rows.keys()].map(areaOf))]);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}
const tests = readLastRun();
const { shown, doubtful, unknown } = traceOf(tests, rows);
const print = ({ id, flow, text }) =>
  console.log(
    `${id} [${flow}] ${text}${doubtful.has(id) ? ' (a test of it failed, or passed only at a later try)' : ''}`,
  );
let complete = true;

if (tests.length === 0) console.log('No test run was kept: run npm test first.');
if (option === '--missing') {
  missingRows(areas.split(','), shown, rows).forEach(print);
} else if (option === '--complete') {
  const completeAreas = JSON.parse(readFileSync(new URL('complete-areas.json', import.meta.url), 'utf8'));
  const missing = missingRows(completeAreas, shown, rows);
  // A failed test fails its own step; what passed at a second try is named here and fails nothing.
  complete = missing.every(({ id }) => doubtful.has(id));
  if (missing.length > 0) console.log('Rows of complete areas that this run did not show:');
  missing.forEach(print);
} else {
  for (const area of new Set([...rows.keys()].map(areaOf))) {
    const all = [...rows.keys()].filter((id) => areaOf(id) === area);
    const have = all.filter((id) => shown.has(id)).length;
    console.log(`${area.padEnd(4)} ${String(have).padStart(4)} of ${String(all.length).padStart(4)}`);
  }
  console.log(`all  ${String(shown.size).padStart(4)} of ${String(rows.size).padStart(4)}, by ${tests.length} tests`);
}
for (const text of unknown) console.error(`unknown id ${text}`);
if (unknown.length > 0 || tests.length === 0 || !complete) process.exitCode = 1;

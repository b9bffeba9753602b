// Which rows of the specification the last test run showed: `npm run trace`, `npm run trace -- --missing LOC[,GFT]`.
import { readAllResults } from '../support/test-results.mjs';
import { readRows, traceOf } from './rows.mjs';

const rows = readRows();
const tests = readAllResults();
const { shown, unknown } = traceOf(tests, rows);
const [option, areas] = process.argv.slice(2);
const areaOf = (id) => id.split('-')[0];

if (tests.length === 0) console.log('No test run was kept: run npm test first.');
if (option === '--missing') {
  const wanted = (areas ?? '').split(',');
  for (const { id, flow, text } of rows.values()) {
    if (wanted.includes(areaOf(id)) && !shown.has(id)) console.log(`${id} [${flow}] ${text}`);
  }
} else {
  for (const area of new Set([...rows.keys()].map(areaOf))) {
    const all = [...rows.keys()].filter((id) => areaOf(id) === area);
    const have = all.filter((id) => shown.has(id)).length;
    console.log(`${area.padEnd(4)} ${String(have).padStart(4)} of ${String(all.length).padStart(4)}`);
  }
  console.log(`all  ${String(shown.size).padStart(4)} of ${String(rows.size).padStart(4)}, by ${tests.length} tests`);
}
for (const text of unknown) console.error(`unknown id ${text}`);
if (unknown.length > 0 || tests.length === 0) process.exitCode = 1;

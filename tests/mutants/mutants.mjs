// `npm run mutants -- <flow…|all> [--sample 8] [--seed 1] [--only 'text|other text']`: changes one thing in a machine, runs the machine's
// own tests on it (tests/mutants/tests-of.ts), and says which changes none of them has noticed. `noticed`: only the approved list differs.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lineOf } from './lines.mjs';
import { summaryOf } from './summary.mjs';

const RESULTS = '.cache/mutants';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const APPROVED = '.approved.txt';
const lists = readdirSync('tests/models', { recursive: true })
  .filter((file) => file.endsWith(APPROVED))
  .map((file) => `tests/models/${file}`)
  .sort();
const chosen = lists.filter((file) =>
  positionals.some((name) => name === 'all' || file.endsWith(`/${name.split('/').at(-1)}${APPROVED}`)),
);
if (chosen.length === 0) {
  console.error('Name a flow, as in `npm run mutants -- sign-in`, or `all`.');
  process.exit(2);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const began = performance.now();
const code = await run();
const reports = readdirSync(RESULTS)
  .sort()
  .map((file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')));
const equivalents = JSON.parse(readFileSync('tests/mutants/equivalents.json', 'utf8'));
const isWhole = values.sample === '' && values.only === '';
const { text, problems } = summaryOf(reports, equivalents, lineOf, isWhole);
console.log(`\n${text}\n`);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `${reports.length} machines, seed ${values.seed}, ${values.sample || 'all'} mutants a machine, ${seconds} s`,
);
if (reports.length < chosen.length) problems.push(`${chosen.length - reports.length} machines have no result`);
for (const problem of problems) console.error(problem);
process.exitCode = code !== 0 || problems.length > 0 ? 1 : 0;

function run() {
  const projects = ['--project', 'mutants', '--project', 'mutants-apart'];
  const options = [...projects, '--silent', '--reporter', 'dot', '--dangerouslyIgnoreUnhandledErrors'];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...chosen], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTANTS_SAMPLE: values.sample,
      MUTANTS_SEED: values.seed,
      MUTANTS_ONLY: values.only,
    },
  });
  return new Promise((done) => child.on('close', done));
}

// The one test command. `node tests/support/run-tests.mjs [step…]` runs the named steps, all without a name, and ends with
// one line: `N passed, N failed`. `changed [commit]` runs what the difference to that commit, or to main, can reach. What each
// step showed is kept in .cache/results for `npm run trace`.
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { beginRun, groupFailures, readResults, resultsFile } from './test-results.mjs';
import { everyStep, namedSteps, stepsForChange } from './test-steps.mjs';

/** Twice what the longest step took on a slow machine of two cores. */
const STEP_TIMEOUT_MS = 60 * 60_000;

const wanted = process.argv.slice(2);
const chosen = chosenSteps();
const total = { passed: 0, failed: 0 };
const failedSteps = new Set();
/** How many lines are shown of a failure, and of what needed a second try: enough to name the cause. */
const LINES_OF_A_REASON = 12;

beginRun(chosen.map(({ name }) => name));
const lane = async (name) => {
  for (const step of chosen.filter((step) => step.lane === name)) await runStep(step);
};
await Promise.all([lane('tests'), lane('checks')]);
await lane('last');
sayWhatFailed();
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function chosenSteps() {
  if (wanted.length === 0) return everyStep;
  if (wanted[0] !== 'changed') return stepsOrEnd(wanted);
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', wanted[1] ?? 'main');
  // With renames a file that has moved would be named by its new place alone.
  const files = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const { steps, leftOut } = stepsForChange(
    files,
    base,
    git('diff', '--name-only', '--no-renames', '--diff-filter=D', base),
  );
  say(`${files.length} files differ from ${base.slice(0, 9)}. Left out: ${leftOut.join('; ')}.`);
  return steps;
}

/** Ends where a name is none of a step: before what earlier runs left is taken away. */
function stepsOrEnd(names) {
  const { steps, refusal } = namedSteps(names);
  if (refusal === null) return steps;
  say(`${refusal} Or changed [commit].`);
  process.exit(1);
}

async function runStep(step) {
  const begun = performance.now();
  const output = [];
  let ok = true;
  try {
    const missing = (step.needs ?? []).find((name) => failedSteps.has(name));
    if (missing) throw new Error(`Not run, because ${missing} failed.`);
    // Installs one where there is none, or says what to do.
    if (step.browser) findBrowser();
    rmSync(resultsFile(step.name), { force: true });
    for (const command of step.commands) ok = (await run(command, step, output)) && ok;
  } catch (error) {
    ok = false;
    output.push(`${error.message}\n`);
  }
  const counted = step.tests ? readResults(step.name) : null;
  const passed = counted ? counted.passed : Number(ok);
  // A run may fail although each test passed: an unhandled rejection, a file that cannot be read.
  const failed = Math.max(counted ? counted.failed : 0, Number(!ok));
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.add(step.name);
  if (!ok) process.stdout.write(output.join(''));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(9)} ${seconds.padStart(6)} s${counted ? `  ${passed} tests` : ''}`,
  );
}

/** Stands at the very end: of a long run often only the end is kept. A step without tests has no more to say than its name. */
function sayWhatFailed() {
  for (const name of failedSteps) say(`FAILED step ${name}`);
  const tests = chosen.filter((step) => step.tests).flatMap(({ name }) => readResults(name).tests);
  for (const { file, title, reason, flaky } of tests.filter(({ passed, flaky }) => flaky || !passed)) {
    const lines = stripVTControlCharacters(reason ?? '')
      .split('\n')
      .slice(0, LINES_OF_A_REASON);
    say([`${flaky ? 'SECOND TRY' : 'FAILED'} ${file} › ${title}`, ...lines].join('\n    '));
  }
  for (const { count, reason, first } of groupFailures(tests)) say(`${count} × ${reason} First: ${first}`);
}

function run([program, ...rest], step, output) {
  const child = spawn(program, rest, {
    stdio: ['ignore', step.shown ? 'inherit' : 'pipe', step.shown ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      ...step.environment,
      TEST_RESULTS: resultsFile(step.name),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    timeout: STEP_TIMEOUT_MS,
  });
  child.stdout?.on('data', (text) => output.push(String(text)));
  child.stderr?.on('data', (text) => output.push(String(text)));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code === 0));
  });
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

// The one test command. `node tests/support/run-tests.mjs [step…]` runs the named steps, all without a name, and ends with
// one line: `N passed, N failed`. What each step showed is kept in .cache/results for `npm run trace`.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { RESULTS_FOLDER, readResults, resultsFile } from './test-results.mjs';

const STEP_TIMEOUT_MS = 20 * 60_000;
const node = process.execPath;
const bin = (path) => [node, `node_modules/${path}`];
const tsc = bin('typescript-native/bin/tsc');
const vitest = (...rest) => [...bin('vitest/vitest.mjs'), 'run', ...rest];
const playwright = [...bin('@playwright/test/cli.js'), 'test', '--config', 'tests/journeys/playwright.config.ts'];
const appProjects = ['--project', 'pure', '--project', 'screen'];

/** `lane`: steps of one lane run one after the other, the two lanes side by side; the last lane waits for both. */
const steps = [
  { name: 'vitest', lane: 'tests', tests: true, shown: true, commands: [vitest(...appProjects)] },
  {
    name: 'types',
    lane: 'checks',
    commands: [
      [...tsc, '-p', 'tsconfig.json'],
      [...tsc, '-p', 'machines/tsconfig.json'],
    ],
  },
  {
    name: 'lint',
    lane: 'checks',
    commands: [[...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  },
  { name: 'knip', lane: 'checks', commands: [bin('knip/bin/knip.js')] },
  { name: 'build', lane: 'checks', commands: [[...bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn']] },
  { name: 'built', lane: 'last', needs: 'build', tests: true, shown: true, commands: [vitest('--project', 'built')] },
  { name: 'journeys', lane: 'last', needs: 'build', tests: true, shown: true, browser: true, commands: [playwright] },
];

/** Parts of `vitest`, by name only. */
const parts = [
  { ...steps[0], name: 'unit', commands: [vitest(...appProjects, '--exclude', 'tests/models/**')] },
  { ...steps[0], name: 'models', commands: [vitest(...appProjects, 'tests/models')] },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : [...parts, ...steps].filter(({ name }) => wanted.includes(name));
const total = { passed: 0, failed: 0 };
const failedSteps = new Set();

if (wanted.length === 0) rmSync(RESULTS_FOLDER, { recursive: true, force: true });
mkdirSync(RESULTS_FOLDER, { recursive: true });
const lane = async (name) => {
  for (const step of chosen.filter((step) => step.lane === name)) await runStep(step);
};
await Promise.all([lane('tests'), lane('checks')]);
await lane('last');
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function runStep(step) {
  const begun = performance.now();
  const output = [];
  let ok = true;
  try {
    if (failedSteps.has(step.needs)) throw new Error(`Not run, because ${step.needs} failed.`);
    const browser = step.browser ? { CHROMIUM_PATH: findBrowser() } : {};
    rmSync(resultsFile(step.name), { force: true });
    for (const command of step.commands) ok = (await run(command, step, browser, output)) && ok;
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

function run([program, ...rest], step, extra, output) {
  const child = spawn(program, rest, {
    stdio: ['ignore', step.shown ? 'inherit' : 'pipe', step.shown ? 'inherit' : 'pipe'],
    env: { ...process.env, ...extra, TEST_RESULTS: resultsFile(step.name), NO_COLOR: '1', FORCE_COLOR: undefined },
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

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where the last run left what it saw, and where another one is to leave it. */
export const RESULTS_FOLDER = path.resolve('.cache/results');

/** Where a step of the test run leaves what it saw. */
export function resultsFile(step, folder = RESULTS_FOLDER) {
  return path.join(folder, `${step}.json`);
}

const runFile = (folder) => path.join(folder, 'run.json');

/** Begins a run of these steps: what earlier runs left is gone. */
export function beginRun(steps, folder = RESULTS_FOLDER) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(runFile(folder), JSON.stringify({ steps }));
}

/** The tests of one step: `[{ title, passed, flaky, file, reason }]` with the counts; empty when the step left nothing. */
export function readResults(step, folder = RESULTS_FOLDER) {
  const file = resultsFile(step, folder);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const tests = report.testResults
    ? report.testResults.flatMap(vitestFile)
    : (report.suites ?? []).flatMap(playwrightSuite);
  const passed = tests.filter((test) => test.passed).length;
  return { tests, passed, failed: tests.length - passed };
}

/** The tests of every step of the last run; a file that another run left is none of them. */
export function readLastRun(folder = RESULTS_FOLDER) {
  if (!existsSync(runFile(folder))) return [];
  const { steps } = JSON.parse(readFileSync(runFile(folder), 'utf8'));
  const begunAt = statSync(runFile(folder)).mtimeMs;
  return steps.flatMap((step) => {
    const file = resultsFile(step, folder);
    return existsSync(file) && statSync(file).mtimeMs >= begunAt ? readResults(step, folder).tests : [];
  });
}

/** Failures by the first line of their reason, the rarest first: what is said of a hundred tests often followed from another one. */
export function groupFailures(tests) {
  const groups = new Map();
  for (const { file, title, reason, passed } of tests) {
    if (passed) continue;
    const [line] = stripVTControlCharacters(reason ?? 'without a reason').split('\n', 1);
    const group = groups.get(line) ?? { count: 0, reason: line, first: `${file} › ${title}` };
    groups.set(line, { ...group, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => a.count - b.count);
}

/** A title is that of the test alone: what a group is called is no test that could fail. */
function vitestFile({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const tests = assertionResults.map(({ title, status, failureMessages }) => ({
    title,
    passed: status === 'passed',
    flaky: false,
    file,
    reason: failureMessages?.[0],
  }));
  return tests.length === 0 && status === 'failed'
    ? [{ title: 'the file could not be read', passed: false, flaky: false, file, reason: message }]
    : tests;
}

function playwrightSuite(suite) {
  const specs = suite.specs.map(({ title, ok, file, tests }) => ({
    title,
    passed: ok && tests.every(({ results }) => results.some(({ status }) => status === 'passed')),
    flaky: tests.some(({ status }) => status === 'flaky'),
    file: `tests/journeys/${file}`,
    reason: reasonOf(tests.flatMap(({ results }) => results).find(({ error }) => error)),
  }));
  return [...specs, ...(suite.suites ?? []).flatMap(playwrightSuite)];
}

/** A test that ran out of its time says so first, and only then what it waited for. */
function reasonOf(result) {
  const messages = [result?.error, ...(result?.errors ?? [])].flatMap((error) => error?.message ?? []);
  return messages.length > 0 ? [...new Set(messages)].join('\n') : undefined;
}

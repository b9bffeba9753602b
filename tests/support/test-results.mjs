import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const RESULTS_FOLDER = path.resolve('.cache/results');

/** Where a step of the test run leaves what it saw. */
export function resultsFile(step) {
  return path.join(RESULTS_FOLDER, `${step}.json`);
}

/** The tests of one step: `[{ title, passed, file }]` with the counts; empty when the step left nothing. */
export function readResults(step) {
  const file = resultsFile(step);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const tests = report.testResults
    ? report.testResults.flatMap(vitestFile)
    : (report.suites ?? []).flatMap(playwrightSuite);
  const passed = tests.filter((test) => test.passed).length;
  return { tests, passed, failed: tests.length - passed };
}

/** The tests of every step of the last run. */
export function readAllResults() {
  if (!existsSync(RESULTS_FOLDER)) return [];
  return readdirSync(RESULTS_FOLDER).flatMap((name) => readResults(path.basename(name, '.json')).tests);
}

function vitestFile({ name, status, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const tests = assertionResults.map(({ fullName, status }) => ({
    title: fullName,
    passed: status === 'passed',
    file,
  }));
  return tests.length === 0 && status === 'failed'
    ? [{ title: 'the file could not be read', passed: false, file }]
    : tests;
}

function playwrightSuite(suite) {
  const specs = suite.specs.map(({ title, ok, file, tests }) => ({
    title: [suite.title, title].join(' '),
    passed: ok && tests.every(({ results }) => results.some(({ status }) => status === 'passed')),
    file: `tests/journeys/${file}`,
  }));
  return [...specs, ...(suite.suites ?? []).flatMap(playwrightSuite)];
}

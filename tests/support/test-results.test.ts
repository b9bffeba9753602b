import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { groupFailures, readResults, resultsFile } from './test-results.mjs';

const failed = (title: string, reason: string) => ({ file: 'a.test.ts', title, passed: false, flaky: false, reason });

test('failures are counted by the first line of their reason, the rarest first', () => {
  const tests = [
    failed('one', 'React said\n  at line 3'),
    failed('two', '\u001b[31mtimed out\u001b[39m'),
    failed('three', 'React said\n  at line 9'),
    { ...failed('four', 'a reason of old'), passed: true },
  ];
  expect(groupFailures(tests)).toEqual([
    { count: 1, reason: 'timed out', first: 'a.test.ts › two' },
    { count: 2, reason: 'React said', first: 'a.test.ts › one' },
  ]);
});

test('a journey that ran out of its time says what it waited for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const errors = [{ message: 'Test timeout of 60000ms exceeded.' }, { message: 'locator.click: waiting for a switch' }];
  const results = [{ status: 'timedOut', error: errors[0], errors }];
  const specs = [{ title: 'one', ok: false, file: 'a.spec.ts', tests: [{ status: 'unexpected', results }] }];
  writeFileSync(resultsFile('journeys', folder), JSON.stringify({ suites: [{ specs }] }));
  expect(readResults('journeys', folder).tests[0]?.reason).toBe(
    'Test timeout of 60000ms exceeded.\nlocator.click: waiting for a switch',
  );
});

import { expect, test } from 'vitest';
import { groupFailures } from './test-results.mjs';

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

import { expect, test, vi } from 'vitest';
import { logDropped, logFailure } from './failure-log.ts';

/** What a console got meanwhile, by the method that was called. */
function consoleDuring(work: () => void): ReadonlyArray<readonly [method: string, text: string]> {
  const said: Array<readonly [string, string]> = [];
  const spies = (['debug', 'log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts) => void said.push([method, parts.join(' ')])),
  );
  work();
  for (const spy of spies) spy.mockRestore();
  return said;
}

test('FC-136 FC-137 a failure is logged as an error, with flow and code, and its origin where that is known', () => {
  const said = consoleDuring(() => {
    logFailure('forgot-password', 'offline');
    logFailure('/menu', 'unexpected', 'TypeError app.js:1');
  });
  expect(said).toEqual([
    ['error', 'forgot-password: offline'],
    ['error', '/menu: unexpected (TypeError app.js:1)'],
  ]);
});

test('FC-136 entries that were left out are logged as an error, by how many they are', () => {
  expect(consoleDuring(() => logDropped('stores', 3))).toEqual([['error', 'stores: 3 left out']]);
});

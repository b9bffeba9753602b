import { expect, test } from 'vitest';
import { isNarrowed } from './machines.reporter.ts';

const usual = ['test', '--config', 'tests/journeys/playwright.config.ts'];

test('all journeys are judged, however they are started', () => {
  expect(isNarrowed(usual)).toBe(false);
  expect(isNarrowed(['test', '-c', 'tests/journeys/playwright.config.ts', '--workers=1', '--reporter=line'])).toBe(
    false,
  );
});

test('where some of them were asked for, what the others do is not missed', () => {
  for (const some of [['sign-in'], ['-g', 'ACC'], ['--grep=ACC'], ['--shard', '1/2'], ['--last-failed']]) {
    expect(isNarrowed([...usual, ...some])).toBe(true);
  }
});

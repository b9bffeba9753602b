import { expect, test } from 'vitest';
import { reportWait } from '#api/wait-asked.ts';
import { NO_OTHER_TABS } from '#tests/support/tabs.ts';
import { createAppParts } from './app-parts.ts';

/** What is said of the time of another try, so many milliseconds after the server has asked to wait for half a minute. */
async function saidAfter(...passed: number[]) {
  const time = 1_800_000_000_000;
  let readings = 0;
  const clock = { now: () => time + (passed[readings++] ?? passed.at(-1) ?? 0) };
  const { catalogue } = createAppParts({ locale: 'en-US', clock, channel: NO_OTHER_TABS });
  await catalogue.load('failures');
  readings = 0;
  reportWait(30_000);
  return catalogue.messages.failureText('rate-limited').replaceAll('\u00a0', ' ');
}

test.each([
  ['as it was asked for', [0, 0], 'Too many tries. Try again in 30 seconds.'],
  ['by a clock that was set back two hours since', [0, -7_200_000], 'Too many tries. Try again in 30 seconds.'],
  ['with a second left', [0, 29_500], 'Too many tries. Try again in 1 second.'],
  ['over between two readings of the clock', [0, 29_999, 30_000], 'Too many tries. Try again in 1 second.'],
  ['over', [0, 30_000], 'Too many tries. Please wait a moment and try again.'],
])('a wait is said as it is: %s', async (_, passed, said) => {
  expect(await saidAfter(...passed)).toBe(said);
});

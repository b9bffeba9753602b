import { vi } from 'vitest';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { holdCalls } from './held-calls.ts';

/** How long a page waits for the configuration, milliseconds (FC-053). */
const PATIENCE = 5_000;

/** From now on the configuration is sent only once it is released; the time for which a page waits for it is over at once. */
export function holdConfiguration(): () => void {
  const { setTimeout } = globalThis;
  // Node's bears a promised form as well, which no page calls.
  const hurried = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number, ...args: []) =>
      setTimeout(run, ms === PATIENCE ? 0 : ms, ...args)) as typeof setTimeout);
  const release = holdCalls((call) => call.includes(readConfiguration.contract.path));
  return () => {
    // What waits as long on the page that follows does so.
    hurried.mockRestore();
    release();
  };
}

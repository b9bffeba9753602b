import { vi } from 'vitest';
import { readConfiguration } from '#api/configuration/configuration.ts';

/** From now on the configuration is sent only once it is released; a page stops waiting for it long before. */
export function holdConfiguration(): () => void {
  const send = globalThis.fetch;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes(readConfiguration.contract.path)) await released;
    return send(input, init);
  });
  return release;
}

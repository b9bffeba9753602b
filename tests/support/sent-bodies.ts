import { vi } from 'vitest';

/** The bodies that the app sends to a call from now on, as they grow. */
export function recordBodies({ contract }: { contract: { path: string } }): readonly unknown[] {
  const send = globalThis.fetch;
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    if (String(to).endsWith(contract.path)) bodies.push(JSON.parse(String(init?.body)));
    return send(to, init);
  });
  return bodies;
}

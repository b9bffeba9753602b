import { vi } from 'vitest';

// `fetch` has to be spied on before what is asked about is sent.

const calls = () => vi.mocked(globalThis.fetch).mock.calls;

/** The bodies that this call was sent with, each time. */
export function sentBodies({ contract }: { contract: { path: string } }): unknown[] {
  const address = new RegExp(`${contract.path.replace(/:\w+/g, '[^/]+')}$`);
  return calls().flatMap(([to, init]) => (address.test(String(to)) ? [JSON.parse(String(init?.body))] : []));
}

/** The variables that this Graph operation was sent with, each time. */
export const sentVariables = ({ graph }: { graph: { name: string } }): unknown[] =>
  calls().flatMap(([, init]) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    return body?.operationName === graph.name ? [body.variables] : [];
  });

import { vi } from 'vitest';

/** The variables that this Graph operation was sent with, each time; `fetch` has to be spied on before. */
export const sentVariables = ({ graph }: { graph: { name: string } }): unknown[] =>
  vi.mocked(globalThis.fetch).mock.calls.flatMap(([, init]) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    return body?.operationName === graph.name ? [body.variables] : [];
  });

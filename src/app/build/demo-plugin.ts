import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The static demo goes to `dist-demo` and carries the worker through which the world in the page answers. */
export function demoPlugin(): Plugin {
  return {
    name: 'northstar:demo',
    apply: (user, { command, mode }) => command === 'build' && mode === 'demo' && !user.build?.ssr,
    config: () => ({ build: { outDir: 'dist-demo' } }),
    generateBundle() {
      const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(file) });
    },
  };
}

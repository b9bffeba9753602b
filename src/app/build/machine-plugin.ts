import type { Plugin } from 'vite';

const MACHINE_FILE = /\/machines\/.+\.machine\.ts$/;

/** `description: '…',` with either quote, on one line or two. */
const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?[ \t]*/g;

/** Descriptions are for readers of a statechart; a visitor's browser need not load them. */
export function machinePlugin(): Plugin {
  return {
    name: 'northstar:machines',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      MACHINE_FILE.test(id.split('?', 1)[0] ?? '') ? { code: withoutDescriptions(code), map: null } : null,
  };
}

/** The source of a machine without the descriptions of its states and transitions. */
export function withoutDescriptions(source: string): string {
  return source.replace(DESCRIPTION, '');
}

import type { Plugin } from 'vite';

/** The one package in the browser's build that is no module. */
const LINK_LIBRARY = /\/branch-sdk\/dist\/build\.min\.js$/;

/** Makes that package a module: what the bundler does for such packages would be a file of its own, and every page would wait for it. */
export function commonJsPlugin(): Plugin {
  return {
    name: 'northstar:commonjs',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      LINK_LIBRARY.test(id.split('?', 1)[0] ?? '') ? { code: asModule(code), map: null } : null,
  };
}

/** A console that logs nothing: the source would log what its server answers, and the app says itself what has failed (FC-136). */
const QUIET = 'const console = { error() {}, info() {}, log() {}, warn() {} };';

/** A module whose default is what the source exports. */
function asModule(source: string): string {
  return `${QUIET}\nconst module = { exports: {} };\nconst { exports } = module;\n${source}\nexport default module.exports;\n`;
}

import type { Plugin } from 'vite';

/**
 * Makes an ES module of the deep-link service's library, which only knows CommonJS and a global. The bundler's helper for that would
 * be a file of its own that every page of the app asks for first.
 */
export function branchSdkPlugin(): Plugin {
  return {
    name: 'northstar:branch-sdk',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]branch-sdk[\\/]dist[\\/]build\.min\.js$/ },
      handler: (code) => ({ code: `${code}\nexport default window.branch;`, map: null }),
    },
  };
}

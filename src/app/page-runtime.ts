import type { FlowRuntime } from '#session/flow-runtime.tsx';

declare global {
  interface Window {
    /**
     * Told of everything that the page's machines do, where somebody put it there before the app started: a journey, or
     * an engineer at a breakpoint. It can only listen, and whoever can put it there runs code in the page already.
     */
    __NORTHSTAR_INSPECT__?: FlowRuntime['inspect'];
  }
}

/** What the machines of this page run on. */
export function pageRuntime(): FlowRuntime {
  const inspect = window.__NORTHSTAR_INSPECT__;
  // An element with that id would be found under the name, too.
  return typeof inspect === 'function' ? { inspect } : {};
}

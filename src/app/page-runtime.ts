import type { FlowRuntime } from '#session/flow-runtime.tsx';

declare global {
  interface Window {
    /**
     * Called on everything that the page's machines do, where it was installed before the app started: by a journey, or
     * an engineer at a breakpoint. It can only listen, and a script that can install it runs in the page already.
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

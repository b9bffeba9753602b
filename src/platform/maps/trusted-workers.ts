/** Script addresses that this page may start a worker from. */
const allowed = new Set<string>();

type PolicyFactory = {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
};

const sameAddress = (url: string) => new URL(url, document.baseURI).href;

/**
 * Takes the name `default`, which the page's policy allows once: before any script that comes later could take it and let
 * everything through. It refuses whatever is not allowed here. Does nothing in browsers without Trusted Types.
 */
export function claimDefaultPolicy(): void {
  if (!('trustedTypes' in window)) return;
  const factory = window.trustedTypes as PolicyFactory;
  if (factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL: (asked) => (allowed.has(sameAddress(asked)) ? asked : null),
  });
}

/** Lets a worker be started from exactly this script where the page demands Trusted Types. */
export function allowWorker(url: string): void {
  allowed.add(sameAddress(url));
}

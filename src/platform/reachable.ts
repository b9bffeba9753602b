/** A file that cannot be had; `isGone`: the host has it no more, as after a new version of the app. */
export class Unreachable extends Error {
  readonly isGone: boolean;

  constructor(file: string, isGone: boolean) {
    super(`${file} cannot be had.`);
    this.isGone = isGone;
  }
}

/**
 * Resolves once a browser holds all these scripts and styles, without running any; rejects with `Unreachable`. Asked before
 * an `import()`, because a browser may remember a module that it failed to load until the page ends: no later import of it,
 * nor of anything that imports it, would succeed.
 */
export async function reachable(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(preloaded));
}

function preloaded(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    // As the build's imports fetch modules and styles alike, so that they take what is there.
    link.crossOrigin = 'anonymous';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Unreachable(file, lastStatus(link.href) === 404));
    };
    document.head.append(link);
  });
}

function lastStatus(address: string): number | undefined {
  const entry = performance.getEntriesByName(address).at(-1);
  return entry instanceof PerformanceResourceTiming ? entry.responseStatus : undefined;
}

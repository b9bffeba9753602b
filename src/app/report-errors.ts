import type { RootOptions } from 'react-dom/client';
import { Failure, failureCodeOf } from '#domain/failure.ts';
import { logFailure } from '#platform/measuring/failure-log.ts';

type Routes = { readonly state: { readonly matches: readonly { readonly fullPath: string }[] } };

/**
 * From now on whatever is thrown and not handled is logged by code and route pattern: texts of engines and libraries may
 * hold what a visitor has entered, and addresses hold tokens (FC-136, FC-137). Returns what React's root needs for that,
 * and how to stop.
 */
export function reportErrors(router: Routes): { options: RootOptions; stop: () => void } {
  const report = (thrown: unknown) =>
    logFailure(router.state.matches.at(-1)?.fullPath ?? '', failureCodeOf(thrown), originOf(thrown));
  const failed = (event: ErrorEvent) => {
    event.preventDefault();
    if (!isSizeOfNextFrame(event)) report(event.error);
  };
  const rejected = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    report(event.reason);
  };
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  return {
    options: { onCaughtError: report, onUncaughtError: report, onRecoverableError: report },
    stop: () => {
      window.removeEventListener('error', failed);
      window.removeEventListener('unhandledrejection', rejected);
    },
  };
}

/** Browsers say so where a change of size causes another one, which observers then hear in the next frame: nothing is lost. */
const isSizeOfNextFrame = ({ error, message }: ErrorEvent) => !error && message.startsWith('ResizeObserver loop');

/**
 * What kind of error it was and where in the app's own scripts it was thrown: `TypeError, /assets/menu-1a2b.js:3:141`; of
 * React's errors the number, of a call that failed the id by which the server knows it. None of it can hold what was entered: a frame in the document itself, whose address may hold
 * a token, is not among them.
 */
function originOf(thrown: unknown): string {
  if (thrown instanceof Failure) return thrown.requestId ? `request ${thrown.requestId}` : '';
  if (!(thrown instanceof Error)) return '';
  const number = /^Minified React error (#\d+);/.exec(thrown.message)?.[1];
  const frame = /\/assets\/[\w.-]+\.js:\d+:\d+/.exec(thrown.stack ?? '')?.[0];
  return [number ? `React ${number}` : kindOf(thrown), frame].filter(Boolean).join(', ');
}

/** The kind as the language and the browser name it; a library's class may have taken any text as its name. */
function kindOf({ name }: Error): string {
  return /^[A-Z][A-Za-z]{2,30}Error$|^Error$/.test(name) ? name : '';
}

import type { RootOptions } from 'react-dom/client';
import { failureCodeOf } from '#domain/failure.ts';
import { logFailure } from '#platform/failure-log.ts';

type Routes = { readonly state: { readonly matches: readonly { readonly fullPath: string }[] } };

/**
 * From now on whatever is thrown and not handled is logged by code and route pattern: texts of engines and libraries may
 * hold what a visitor has entered, and addresses hold tokens (FC-136, FC-137). Returns what React's root needs for that,
 * and how to stop.
 */
export function reportErrors(router: Routes): { options: RootOptions; stop: () => void } {
  const report = (thrown: unknown) => logFailure(router.state.matches.at(-1)?.fullPath ?? '', failureCodeOf(thrown));
  const failed = (event: ErrorEvent) => {
    event.preventDefault();
    report(event.error);
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

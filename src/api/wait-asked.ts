import { createReport } from './report.ts';

const [listen, report] = createReport<[waitMs: number]>();

/**
 * From now on `listen` hears how long the server wants the caller to wait, milliseconds, whenever it refused with a Retry-After,
 * whatever the status, and the call is not repeated.
 */
export const onRetryAfter = listen;

/** What a refused call has to say of the time of another try; null says nothing. */
export function reportWait(waitMs: number | null): void {
  if (waitMs !== null) report(waitMs);
}

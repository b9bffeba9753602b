import type { Failure } from '#domain/failure.ts';
import { createReport } from './report.ts';

const [listen, report] = createReport();

/**
 * From now on `listen` is called whenever the server answers that it does not know the session, before the caller learns of
 * it: the session is the one owner of a 401 (ACC-004). A contract says where a 401 means something else (`refusals`).
 */
export const onSignedOut = listen;

/** Every failure that an answer stands for passes here, once. */
export function reported(failure: Failure): Failure {
  if (failure.code === 'signed-out') report();
  return failure;
}

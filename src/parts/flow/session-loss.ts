import type { FailureCode } from '#domain/failure.ts';

/**
 * What is left to say beside a form. "Signed out" is not: the form has not failed, the session is over, and the guard of the
 * page asks to sign in (ACC-004).
 */
export function exceptSignedOut(failure: FailureCode | null): FailureCode | null {
  return failure === 'signed-out' ? null : failure;
}

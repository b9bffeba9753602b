import { useEffect, useRef } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useSession } from '#session/session-provider.tsx';

/**
 * What was sent was answered "signed out": the session is over, and the guard of the page asks to sign in (ACC-004). Answers
 * with what is left to tell beside the form, which has not failed itself.
 */
export function useSessionLoss(failure: FailureCode | null): FailureCode | null {
  const session = useSession();
  // A flow that outlives its page still knows of the last loss when the member is back.
  const known = useRef(failure);
  useEffect(() => {
    if (failure === 'signed-out' && known.current !== 'signed-out') session.expire();
    known.current = failure;
  }, [failure, session]);
  return failure === 'signed-out' ? null : failure;
}

import { useEffect } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useSession } from '#session/session-provider.tsx';

/** What was sent was answered "signed out": the session is over, and the guard of the page asks to sign in (ACC-004). */
export function useSessionLoss(failure: FailureCode | null): void {
  const session = useSession();
  useEffect(() => {
    if (failure === 'signed-out') session.expire();
  }, [failure, session]);
}

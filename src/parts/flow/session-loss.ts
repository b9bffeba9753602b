import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { FailureCode } from '#domain/failure.ts';

/**
 * What is left to say beside a form. "Signed out" is not: the form has not failed, the session is over, and the guard of the
 * page asks to sign in (ACC-004).
 */
export function exceptSignedOut(failure: FailureCode | null): FailureCode | null {
  return failure === 'signed-out' ? null : failure;
}

type FallibleActor = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => { readonly context: { readonly failure: FailureCode | null } };
};

/** The failure of a flow that its page shows, which the end of the session is not (ACC-004). */
export function useFailure(actor: FallibleActor): FailureCode | null {
  return exceptSignedOut(useSelector(actor, ({ context }) => context.failure));
}

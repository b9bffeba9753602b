import { valibotResolver } from '@hookform/resolvers/valibot';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { readVerification, verifyPassword } from '#api/account/verification.ts';
import { mfaVerificationMachine } from '#machines/account/mfa-verification.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';
import { mfaChallenge } from './mfa-challenge.flow.ts';
import { useSessionLoss } from './session-loss.ts';

const mfaVerificationActors = {
  readVerification: fromPromise(({ signal }) => readVerification({ signal })),
  mfaChallenge,
  verifyPassword: fromPromise<void, { password: string }>(async ({ input, signal }) => {
    await verifyPassword({ body: input, signal });
  }),
} satisfies EveryActorOf<typeof mfaVerificationMachine>;

/** The proof before a page; `isRequired` is the flag of the second factor, as the page's loader found it (ACC-106). */
export function useMfaVerification(isRequired: boolean) {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => mfaVerificationMachine.provide({ actors: { ...mfaVerificationActors, ...actors } }),
    [actors],
  );
  const actor = useActorRef(machine, { ...options, input: { isRequired } });
  useEffect(() => {
    const subscriptions = [
      actor.on('verification.abandoned', () => void navigate({ to: '/account/settings', replace: true })),
      // It tells when the member was last proven (decision AO-41).
      actor.on('verification.proven', refresh),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate, refresh]);
  const failure = useSelector(actor, ({ context }) => context.failure);
  useSessionLoss(failure);
  return {
    isOpen: useSelector(actor, (state) => state.hasTag('open')),
    isUnread: useSelector(actor, (state) => state.hasTag('unread')),
    byPassword: useSelector(actor, (state) => state.hasTag('password')),
    busy: useSelector(actor, (state) => state.hasTag('busy')),
    failure,
    challenge: useSelector(actor, (state) => state.children.mfaChallenge),
    retry: () => actor.send({ type: 'verification.retried' }),
    cancel: () => actor.send({ type: 'verification.cancelled' }),
    sendPassword: (password: string) => actor.send({ type: 'password.submitted', password }),
    /** The server wants a proof again. */
    lapse: useCallback(() => actor.send({ type: 'verification.lapsed' }), [actor]),
  };
}

export type MfaVerification = ReturnType<typeof useMfaVerification>;

const formSchema = v.object({ password: v.pipe(v.string(), v.nonEmpty('missing')) });

/** The password as the proof; a wrong one is told on its field. */
export function useVerificationPassword({ sendPassword, failure, busy }: MfaVerification) {
  const form = useForm({
    resolver: valibotResolver(formSchema),
    defaultValues: { password: '' },
    // The summary takes the focus; its link leads to the field.
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (failure !== null) setAttempt((count) => count + 1);
  }, [failure]);
  const isMissing = form.formState.errors.password !== undefined;
  return {
    password: form.register('password'),
    isMissing,
    attempt,
    failure: isMissing || busy ? null : failure,
    submit: form.handleSubmit(
      ({ password }) => sendPassword(password),
      () => setAttempt((count) => count + 1),
    ),
  };
}

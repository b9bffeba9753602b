import { valibotResolver } from '@hookform/resolvers/valibot';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { type Actor, createActor, fromPromise } from 'xstate';
import { forgotPassword } from '#api/account/password.ts';
import { isEmailAddress } from '#domain/account-limits.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { logFailure } from '#platform/failure-log.ts';
import { type FlowRuntime, useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

const forgotPasswordActors = {
  requestMail: fromPromise<void, { emailAddress: string }>(async ({ input: { emailAddress }, signal }) => {
    await forgotPassword({ body: { emailAddress, userName: emailAddress }, signal });
  }),
} satisfies EveryActorOf<typeof forgotPasswordMachine>;

/** The request outlives the page that asked for it: one actor for each running app (ACC-087). */
const kept = new WeakMap<Session, Actor<typeof forgotPasswordMachine>>();

function actorOf(session: Session, { actors, ...options }: FlowRuntime): Actor<typeof forgotPasswordMachine> {
  const known = kept.get(session);
  if (known) return known;
  const machine = forgotPasswordMachine.provide({
    actors: { ...forgotPasswordActors, ...actors },
    actions: { logFailure: (_, { failure }) => logFailure('forgot-password', failure) },
  });
  const made = createActor(machine, options);
  made.start();
  kept.set(session, made);
  return made;
}

/** Longer addresses than an account can have are no addresses, too (ACC-085). */
const formSchema = v.object({
  emailAddress: v.pipe(v.string(), v.trim(), v.nonEmpty('email-missing'), v.check(isEmailAddress, 'email-invalid')),
});

const MISTAKES = ['email-missing', 'email-invalid'] as const;

/** The form for the address that the mail goes to (ACC-081 to ACC-087). */
export function useForgotPasswordForm() {
  const session = useSession();
  const { options, actors } = useFlowRuntime();
  const actor = useMemo(() => actorOf(session, { ...options, ...(actors && { actors }) }), [session, options, actors]);
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = actor.on('mail.requested', () => void navigate({ to: '/account/forgot-password/success' }));
    return () => subscription.unsubscribe();
  }, [actor, navigate]);

  const form = useForm({
    resolver: valibotResolver(formSchema),
    defaultValues: { emailAddress: '' },
    // The summary takes the focus; its link leads to the field.
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { errors } = form.formState;
  return {
    emailAddress: form.register('emailAddress'),
    mistake: MISTAKES.find((known) => known === errors.emailAddress?.message) ?? null,
    attempt,
    submit: form.handleSubmit(
      ({ emailAddress }) => actor.send({ type: 'email.submitted', emailAddress }),
      () => setAttempt((count) => count + 1),
    ),
  };
}

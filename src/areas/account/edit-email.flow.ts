import { valibotResolver } from '@hookform/resolvers/valibot';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { type Actor, createActor, fromPromise } from 'xstate';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { isEmailAddress } from '#domain/account-limits.ts';
import { type CodeTarget, codeConfirmationMachine } from '#machines/account/code-confirmation.machine.ts';
import { editEmailMachine } from '#machines/account/edit-email.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { type FlowRuntime, useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { createKeptForm } from './kept-form.ts';
import { useSessionLoss } from './session-loss.ts';

const codeActors = {
  sendAgain: fromPromise<void, { target: CodeTarget }>(async ({ input: { target }, signal }) => {
    await proposeEmail({ body: { emailAddress: target.address }, signal });
  }),
  confirmCode: fromPromise<void, { target: CodeTarget; code: string }>(async ({ input: { target, code }, signal }) => {
    await confirmEmail({ body: { emailAddress: target.address, code }, signal });
  }),
} satisfies EveryActorOf<typeof codeConfirmationMachine>;

const editEmailActors = {
  proposeEmail: fromPromise<void, { emailAddress: string }>(async ({ input, signal }) => {
    await proposeEmail({ body: input, signal });
  }),
  codeConfirmation: codeConfirmationMachine.provide({ actors: codeActors }),
} satisfies EveryActorOf<typeof editEmailMachine>;

/** The proposed address outlives the page that proposed it, in memory only: one actor for each running app (ACC-111). */
const kept = new WeakMap<Session, Actor<typeof editEmailMachine>>();

function actorOf(session: Session, queryClient: QueryClient, { actors, ...options }: FlowRuntime) {
  const known = kept.get(session);
  if (known) return known;
  const made = createActor(editEmailMachine.provide({ actors: { ...editEmailActors, ...actors } }), options);
  made.on('email.confirmed', ({ emailAddress }) => {
    session.notices.toast('edit-email', {
      text: wording('settings.email.confirmed', { emailAddress }),
      tone: 'success',
    });
    void queryClient.invalidateQueries({ queryKey: ['account', 'profile'] });
  });
  session.onForgotten(() => made.send({ type: 'proposal.forgotten' }));
  made.start();
  kept.set(session, made);
  return made;
}

/** The address that waits for its code; null where none was proposed (ACC-112). */
export function proposedEmail(session: Session): string | null {
  return kept.get(session)?.getSnapshot().context.proposed ?? null;
}

function useEditEmailActor() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { options, actors } = useFlowRuntime();
  return useMemo(
    () => actorOf(session, queryClient, { ...options, ...(actors && { actors }) }),
    [session, queryClient, options, actors],
  );
}

/** Longer addresses than an account can have are no addresses, too (decision AO-34). */
const formSchema = v.object({
  emailAddress: v.pipe(v.string(), v.trim(), v.nonEmpty('email-missing'), v.check(isEmailAddress, 'email-invalid')),
});

const useKeptForm = createKeptForm<{ emailAddress: string }>(['emailAddress']);

const MISTAKES = ['email-missing', 'email-invalid'] as const;

/** The first step: the new address (ACC-109). */
export function useEditEmailForm() {
  const actor = useEditEmailActor();
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = actor.on(
      'email.proposed',
      () => void navigate({ to: '/account/settings/edit-email/enter-code' }),
    );
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
  const form = useForm({
    resolver: valibotResolver(formSchema),
    defaultValues: { emailAddress: actor.getSnapshot().context.proposed ?? '' },
    // The summary takes the focus; its link leads to the field.
    shouldFocusError: false,
  });
  useKeptForm(form, 'settings.entries-back');
  const [attempt, setAttempt] = useState(0);
  const failure = useSessionLoss(useSelector(actor, ({ context }) => context.failure));
  useEffect(() => {
    if (failure !== null) setAttempt((count) => count + 1);
  }, [failure]);
  const { emailAddress } = form.formState.errors;
  return {
    emailAddress: form.register('emailAddress'),
    mistake: MISTAKES.find((known) => known === emailAddress?.message) ?? null,
    failure: emailAddress === undefined ? failure : null,
    attempt,
    submitting: useSelector(actor, (state) => state.hasTag('busy')),
    submit: form.handleSubmit(
      (values) => actor.send({ type: 'email.submitted', ...values }),
      () => setAttempt((count) => count + 1),
    ),
  };
}

/** The second step: the code of the proposed address; without one the first step comes first (ACC-110, ACC-112). */
export function useEmailCode() {
  const actor = useEditEmailActor();
  const navigate = useNavigate();
  useEffect(() => {
    const subscriptions = [
      actor.on('email.confirmed', () => void navigate({ to: '/account/settings', replace: true })),
      actor.on('proposal.lost', () => void navigate({ to: '/account/settings/edit-email', replace: true })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate]);
  return {
    proposed: useSelector(actor, ({ context }) => context.proposed),
    confirmation: useSelector(actor, (state) => state.children.codeConfirmation),
  };
}

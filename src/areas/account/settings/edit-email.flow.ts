import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { profileQuery, readProfile } from '#api/account/profile.ts';
import { cleanedEmail } from '#domain/account/email-address.ts';
import { codeConfirmationMachine } from '#machines/account/second-factor/code-confirmation.machine.ts';
import { editEmailMachine } from '#machines/account/settings/edit-email.machine.ts';
import { wording } from '#messages/messages.ts';
import { createKeptForm } from '#parts/flow/kept-form.ts';
import { perSession } from '#parts/flow/per-session.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { ACCOUNT_EMAIL_MISTAKES, accountEmail } from '#parts/person/email-address.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { codeConfirmed, codeSentAgain } from './lost-answer.ts';

/** Whether the server knows the account by this address now, however it is written; false where it cannot be asked. */
async function isOwnAddress(queryClient: QueryClient, address: string, signal: AbortSignal): Promise<boolean> {
  const profile = await readProfile({ signal }).catch(() => null);
  if (profile) queryClient.setQueryData(profileQuery().queryKey, profile);
  return profile?.emailAddress.toLowerCase() === address.toLowerCase();
}

const codeActors = (queryClient: QueryClient): EveryActorOf<typeof codeConfirmationMachine> => ({
  sendAgain: fromPromise(({ input: { target }, signal }) =>
    codeSentAgain(proposeEmail({ body: { emailAddress: target.address }, signal }), () =>
      isOwnAddress(queryClient, target.address, signal),
    ),
  ),
  confirmCode: fromPromise(async ({ input: { target, code }, signal }) => {
    try {
      await codeConfirmed(confirmEmail({ body: { emailAddress: target.address, code }, signal }), () =>
        isOwnAddress(queryClient, target.address, signal),
      );
    } finally {
      void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    }
  }),
});

const editEmailActors = (queryClient: QueryClient): EveryActorOf<typeof editEmailMachine> => ({
  proposeEmail: fromPromise(async ({ input, signal }) => {
    await proposeEmail({ body: input, signal });
  }),
  codeConfirmation: codeConfirmationMachine.provide({ actors: codeActors(queryClient) }),
});

/** The proposed address outlives the page that proposed it (ACC-111). */
const editEmailFlow = perSession(({ session, queryClient, runtime }) => {
  const actor = createFlowActor(editEmailMachine, runtime, editEmailActors(queryClient));
  actor.on('email.confirmed', ({ emailAddress }) =>
    session.notices.toast('edit-email', {
      text: wording('account.settings.email.confirmed', { emailAddress }),
      tone: 'success',
    }),
  );
  session.onForgotten(() => actor.send({ type: 'proposal.forgotten' }));
  return actor;
});

/** The address that waits for its code; null where none was proposed (ACC-112). */
export function proposedEmail(session: Session): string | null {
  return editEmailFlow.find(session)?.getSnapshot().context.proposed ?? null;
}

const useKeptForm = createKeptForm<{ emailAddress: string }>(['emailAddress']);

const MISTAKES = [...ACCOUNT_EMAIL_MISTAKES, 'email-own'] as const;

/** Never the member’s own address, however it is written; until that is known the server judges alone. */
const otherEmailSchema = (own: string | undefined) =>
  v.object({
    emailAddress: v.pipe(
      accountEmail,
      v.check((text) => text.toLowerCase() !== own?.toLowerCase(), 'email-own' satisfies (typeof MISTAKES)[number]),
    ),
  });

/** The address of the first step; that of the second one lies below it. */
const FORM = '/account/settings/edit-email';

/** The first step: the new address (ACC-109). */
export function useEditEmailForm() {
  const actor = editEmailFlow.useActor();
  const navigate = useNavigate();
  const { history } = useRouter();
  useEffect(() => {
    // Its request may still be running since the last visit.
    actor.send({ type: 'form.returned' });
    // Not as its page goes: one that starts twice, as in development, is not left.
    return history.subscribe(({ location }) => {
      if (!location.pathname.startsWith(FORM)) actor.send({ type: 'form.left' });
    });
  }, [actor, history]);
  const { data: profile } = useQuery(profileQuery());
  useEmitted(actor, { 'email.proposed': () => void navigate({ to: '/account/settings/edit-email/enter-code' }) });
  const { form, register, mistakeList, failure, attempt, submit } = useFlowForm({
    schema: otherEmailSchema(profile?.emailAddress),
    defaults: { emailAddress: actor.getSnapshot().context.proposed ?? '' },
    codes: { emailAddress: MISTAKES },
    failure: useFailure(actor),
  });
  useKeptForm(form, 'common.entries-back');
  const typed = useWatch({ control: form.control, name: 'emailAddress' });
  const isOfTyped = useSelector(actor, ({ context }) => cleanedEmail(typed) === context.wanted);
  const isOfField = failure === 'email-taken' || failure === 'email-refused';
  return {
    emailAddress: register('emailAddress'),
    mistakeList,
    /** The server finds the address itself wrong; of another one than it has judged that is not known. */
    isOfField,
    failure: isOfField && !isOfTyped ? null : failure,
    attempt,
    submitting: useTag(actor, 'busy'),
    submit: submit((values) => actor.send({ type: 'email.submitted', ...values })),
  };
}

/** The second step: the code of the proposed address; without one the first step comes first (ACC-110, ACC-112). */
export function useEmailCode() {
  const actor = editEmailFlow.useActor();
  const navigate = useNavigate();
  useEmitted(actor, {
    'email.confirmed': () => void navigate({ to: '/account/settings', replace: true }),
    'proposal.lost': () => void navigate({ to: '/account/settings/edit-email', replace: true }),
  });
  return {
    proposed: useSelector(actor, ({ context }) => context.proposed),
    confirmation: useSelector(actor, (state) => state.children.codeConfirmation),
  };
}

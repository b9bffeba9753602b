import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { changePassword } from '#api/account/password.ts';
import { mistakeOf, type PasswordAnswer } from '#domain/account/password.ts';
import { type FailureCode, isAnswerLost } from '#domain/failure.ts';
import { changePasswordMachine } from '#machines/account/settings/change-password.machine.ts';
import { type PlainMessageId, wording } from '#messages/messages.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { NEW_PASSWORD_MISTAKES, newPasswordMistake, newPasswordSchema } from '../new-password.ts';

const NOTICE = 'change-password';

/** What is said of a password that was sent, wherever the visitor is (ACC-105, D-417); neither of both is known here. */
function passwordSaid({ notices, refresh }: Pick<Session, 'notices' | 'refresh'>) {
  const fail = (title: PlainMessageId, text: PlainMessageId) =>
    notices.showBanner(NOTICE, { title: wording(title), text: wording(text), tone: 'failure' });
  const changed = () => {
    // The current password was a proof, too, and the session says when the last one was (CRD-015).
    refresh();
    notices.toast(NOTICE, { text: wording('account.settings.password.changed'), tone: 'success' });
  };
  const refused = () => fail('account.settings.password.refused-title', 'account.settings.password.refused-text');
  return {
    changed,
    refused,
    /** On its page the fields say what is wrong with it. */
    answered(answer: PasswordAnswer): void {
      const mistake = mistakeOf(answer);
      if (answer.outcome === 'done') changed();
      else if (mistake === null) refused();
      else fail('account.settings.password.refused-title', `account.new-password.${newPasswordMistake[mistake]}`);
    },
    failed(failure: FailureCode): void {
      if (isAnswerLost(failure)) fail('account.new-password.maybe-saved-title', 'account.new-password.maybe-saved');
      else fail('account.new-password.unsaved', `failures.${failure}`);
    },
  };
}

const changePasswordActors = (session: Session): EveryActorOf<typeof changePasswordMachine> => ({
  changePassword: fromPromise(({ input, signal: ofPage }) =>
    untilAnswered({
      session,
      signal: ofPage,
      send: (signal) => changePassword({ body: input, signal }),
      say: passwordSaid(session),
    }),
  ),
});

const formSchema = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty('current-missing')),
  newPassword: newPasswordSchema,
});

/** The form outlives its fields: where the server wants a proof again, what was typed is there after it (ACC-105, ACC-106). */
export function useChangePasswordForm({ onVerificationRequired }: { readonly onVerificationRequired: () => void }) {
  const session = useSession();
  const { notices } = session;
  const said = passwordSaid(session);
  const navigate = useNavigate();
  const actor = useFlow(changePasswordMachine, () => changePasswordActors(session), {
    on: {
      'password.mistaken': ({ mistake }) => refuse('newPassword', newPasswordMistake[mistake]),
      'current.refused': () => refuse('currentPassword', 'current-refused'),
      'change.refused': said.refused,
      'verification.required': onVerificationRequired,
      'password.changed': () => {
        said.changed();
        void navigate({ to: '/account/settings', replace: true });
      },
    },
  });
  const failure = useFailure(actor);
  const { form, register, mistakeList, isShownInSummary, attempt, refuse, submit } = useFlowForm({
    schema: formSchema,
    defaults: { currentPassword: '', newPassword: '' },
    codes: { currentPassword: ['current-missing', 'current-refused'], newPassword: NEW_PASSWORD_MISTAKES },
    failure,
  });
  return {
    currentPassword: register('currentPassword'),
    newPassword: register('newPassword'),
    typed: form.watch('newPassword'),
    mistakeList,
    isShownInSummary,
    attempt,
    // Not that of the form, which goes and comes back, and takes the focus, with each letter that makes a password.
    failure,
    submitting: useTag(actor, 'busy', 'changed'),
    submit: submit((passwords) => {
      notices.actor.send({ type: 'notice.dismissed', key: NOTICE });
      actor.send({ type: 'passwords.submitted', ...passwords });
    }),
  };
}

export type ChangePasswordForm = ReturnType<typeof useChangePasswordForm>;

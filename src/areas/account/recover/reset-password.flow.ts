import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { resetPassword } from '#api/account/password.ts';
import { mistakeOf, type PasswordAnswer } from '#domain/account/password.ts';
import { type FailureCode, failureCodeOf, isAnswerLost } from '#domain/failure.ts';
import { resetPasswordMachine } from '#machines/account/recover/reset-password.machine.ts';
import { type PlainMessageId, wording } from '#messages/messages.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { NEW_PASSWORD_MISTAKES, newPasswordMistake, newPasswordSchema } from '../new-password.ts';

const NOTICE = 'reset-password';

/** What is said of a password of a link wherever the visitor is once its page was left (D-419); the password is not known here. */
function resetSaid({ notices }: Pick<Session, 'notices'>) {
  const fail = (title: PlainMessageId, text: PlainMessageId) =>
    notices.showBanner(NOTICE, { title: wording(title), text: wording(text), tone: 'failure' });
  const maybeUpdated = () => fail('account.new-password.maybe-saved-title', 'account.new-password.maybe-saved');
  const refused = () => fail('account.recover.reset.refused-title', 'account.recover.reset.refused-text');
  return {
    refused,
    /** `isMaybeUpdated`: an earlier answer was lost, so that a used link is no failure (D-299). */
    answered(answer: PasswordAnswer, isMaybeUpdated: boolean): void {
      const mistake = mistakeOf(answer);
      if (answer.outcome === 'done') {
        notices.toast(NOTICE, { text: wording('account.recover.updated.title'), tone: 'success' });
      } else if (mistake !== null) {
        fail('account.recover.reset.refused-title', `account.new-password.${newPasswordMistake[mistake]}`);
      } else if (isMaybeUpdated) maybeUpdated();
      else refused();
    },
    failed(failure: FailureCode): void {
      if (isAnswerLost(failure)) maybeUpdated();
      else fail('account.new-password.unsaved', `failures.${failure}`);
    },
  };
}

const resetPasswordActors = (session: Session): EveryActorOf<typeof resetPasswordMachine> => {
  const { answered, failed } = resetSaid(session);
  let isMaybeUpdated = false;
  return {
    resetPassword: fromPromise(({ input, signal: ofPage }) =>
      untilAnswered({
        session,
        signal: ofPage,
        send: (signal) =>
          resetPassword({ body: input, signal }).catch((thrown: unknown) => {
            isMaybeUpdated ||= isAnswerLost(failureCodeOf(thrown));
            throw thrown;
          }),
        say: { answered: (answer) => answered(answer, isMaybeUpdated), failed },
      }),
    ),
  };
};

const formSchema = v.object({ newPassword: newPasswordSchema });

/** A new password by the token of the mail (ACC-090 to ACC-098, FC-155). */
export function useResetPasswordForm(token: string) {
  const session = useSession();
  const { notices } = session;
  const navigate = useNavigate();
  const actor = useFlow(resetPasswordMachine, () => resetPasswordActors(session), {
    input: { token },
    on: {
      'password.mistaken': ({ mistake }) => refuse('newPassword', newPasswordMistake[mistake]),
      'reset.refused': () => resetSaid(session).refused(),
      'password.updated': () => void navigate({ to: '/account/reset-password-success', replace: true }),
    },
  });
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { form, register, mistakes, isShownInSummary, attempt, refuse, submit } = useFlowForm({
    schema: formSchema,
    defaults: { newPassword: '' },
    codes: { newPassword: NEW_PASSWORD_MISTAKES },
    failure,
  });
  return {
    newPassword: register('newPassword'),
    typed: form.watch('newPassword'),
    mistake: mistakes.newPassword,
    isShownInSummary,
    attempt,
    // Not that of the form, which goes and comes back, and takes the focus, with each letter that makes a password.
    failure,
    submitting: useTag(actor, 'busy', 'updated'),
    submit: submit(({ newPassword }) => {
      notices.actor.send({ type: 'notice.dismissed', key: NOTICE });
      actor.send({ type: 'password.submitted', newPassword });
    }),
  };
}

import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { changePassword } from '#api/account/password.ts';
import { changePasswordMachine } from '#machines/account/settings/change-password.machine.ts';
import { wording } from '#messages/messages.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import { NEW_PASSWORD_MISTAKES, newPasswordMistake, newPasswordSchema } from '../new-password.ts';

const changePasswordActors: EveryActorOf<typeof changePasswordMachine> = {
  changePassword: fromPromise(({ input, signal }) => changePassword({ body: input, signal })),
};

const formSchema = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty('current-missing')),
  newPassword: newPasswordSchema,
});

const NOTICE = 'change-password';

/** The form outlives its fields: where the server wants a proof again, what was typed is there after it (ACC-105, ACC-106). */
export function useChangePasswordForm({ onVerificationDue }: { readonly onVerificationDue: () => void }) {
  const { notices, refresh } = useSession();
  const navigate = useNavigate();
  const actor = useFlow(changePasswordMachine, changePasswordActors, {
    on: {
      'password.mistaken': ({ mistake }) => refuse('newPassword', newPasswordMistake[mistake]),
      'current.refused': () => refuse('currentPassword', 'current-refused'),
      'change.refused': () =>
        notices.showBanner(NOTICE, {
          title: wording('account.settings.password.refused-title'),
          text: wording('account.settings.password.refused-text'),
          tone: 'failure',
        }),
      'verification.due': onVerificationDue,
      'password.changed': () => {
        // The current password was a proof, too, and the session says when the last one was (CRD-015).
        refresh();
        notices.toast(NOTICE, { text: wording('account.settings.password.changed'), tone: 'success' });
        void navigate({ to: '/account/settings', replace: true });
      },
    },
  });
  const failure = useFailure(actor);
  const { form, register, mistakes, isShownInSummary, attempt, refuse, submit } = useFlowForm({
    schema: formSchema,
    defaults: { currentPassword: '', newPassword: '' },
    codes: { currentPassword: ['current-missing', 'current-refused'], newPassword: NEW_PASSWORD_MISTAKES },
    failure,
  });
  return {
    currentPassword: register('currentPassword'),
    newPassword: register('newPassword'),
    typed: form.watch('newPassword'),
    currentMistake: mistakes.currentPassword,
    newMistake: mistakes.newPassword,
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

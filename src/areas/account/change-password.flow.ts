import { valibotResolver } from '@hookform/resolvers/valibot';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { changePassword } from '#api/account/password.ts';
import type { PasswordMistake } from '#domain/password.ts';
import { changePasswordMachine } from '#machines/account/change-password.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';
import { NEW_PASSWORD_MISTAKES, type NewPasswordMistake, newPasswordSchema } from './new-password.ts';
import { useSessionLoss } from './session-loss.ts';

const changePasswordActors = {
  changePassword: fromPromise(({ input, signal }) => changePassword({ body: input, signal })),
} satisfies EveryActorOf<typeof changePasswordMachine>;

const CURRENT_MISTAKES = ['current-missing', 'current-refused'] as const;

type CurrentMistake = (typeof CURRENT_MISTAKES)[number];

const formSchema = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty('current-missing' satisfies CurrentMistake)),
  newPassword: newPasswordSchema,
});

/** The words of the form's own check say what the server says, too (ACC-105). */
const MISTAKE_OF: Readonly<Record<PasswordMistake, NewPasswordMistake>> = {
  'password-missing': 'missing',
  'password-weak': 'weak',
  'password-reused': 'reused',
};

const NOTICE = 'change-password';

/** The form outlives its fields: where the server wants a proof again, what was typed is there after it (ACC-105, ACC-106). */
export function useChangePasswordForm({ onVerificationDue }: { readonly onVerificationDue: () => void }) {
  const { notices } = useSession();
  const navigate = useNavigate();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => changePasswordMachine.provide({ actors: { ...changePasswordActors, ...actors } }),
    [actors],
  );
  const actor = useActorRef(machine, options);
  const form = useForm({
    resolver: valibotResolver(formSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
    // The summary takes the focus; its links lead to the fields.
    shouldFocusError: false,
  });
  const { setError, setFocus } = form;
  useEffect(() => {
    const subscriptions = [
      actor.on('password.mistaken', ({ mistake }) => {
        setError('newPassword', { type: 'server', message: MISTAKE_OF[mistake] });
        setFocus('newPassword');
      }),
      actor.on('current.refused', () => {
        setError('currentPassword', { type: 'server', message: 'current-refused' satisfies CurrentMistake });
        setFocus('currentPassword');
      }),
      actor.on('change.refused', () =>
        notices.stand(NOTICE, {
          title: wording('settings.password.refused-title'),
          text: wording('settings.password.refused-text'),
          tone: 'failure',
        }),
      ),
      actor.on('verification.due', onVerificationDue),
      actor.on('password.changed', () => {
        notices.toast(NOTICE, { text: wording('settings.password.changed'), tone: 'success' });
        void navigate({ to: '/account/settings', replace: true });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notices, navigate, onVerificationDue, setError, setFocus]);

  const [attempt, setAttempt] = useState(0);
  const failure = useSessionLoss(useSelector(actor, ({ context }) => context.failure));
  useEffect(() => {
    // A failed answer is a failed attempt too: the summary takes the focus.
    if (failure !== null) setAttempt((count) => count + 1);
  }, [failure]);

  const { currentPassword, newPassword } = form.formState.errors;
  const isFilled = currentPassword === undefined && newPassword === undefined;
  return {
    currentPassword: form.register('currentPassword'),
    newPassword: form.register('newPassword'),
    typed: form.watch('newPassword'),
    currentMistake: CURRENT_MISTAKES.find((known) => known === currentPassword?.message) ?? null,
    newMistake: NEW_PASSWORD_MISTAKES.find((known) => known === newPassword?.message) ?? null,
    /** A mistake that the server has found has the focus itself; the summary tells the others. */
    isToldInSummary: [currentPassword, newPassword].some((error) => error !== undefined && error.type !== 'server'),
    attempt,
    failure: isFilled ? failure : null,
    submitting: useSelector(actor, (now) => now.hasTag('busy') || now.hasTag('changed')),
    submit: form.handleSubmit(
      (passwords) => {
        notices.actor.send({ type: 'notice.dismissed', key: NOTICE });
        actor.send({ type: 'passwords.submitted', ...passwords });
      },
      () => setAttempt((count) => count + 1),
    ),
  };
}

export type ChangePasswordForm = ReturnType<typeof useChangePasswordForm>;

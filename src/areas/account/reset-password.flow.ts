import { valibotResolver } from '@hookform/resolvers/valibot';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { resetPassword } from '#api/account/password.ts';
import type { PasswordMistake } from '#domain/password.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';
import { NEW_PASSWORD_MISTAKES, type NewPasswordMistake, newPasswordSchema } from './new-password.ts';

const resetPasswordActors = {
  resetPassword: fromPromise(({ input, signal }) => resetPassword({ body: input, signal })),
} satisfies EveryActorOf<typeof resetPasswordMachine>;

const formSchema = v.object({ newPassword: newPasswordSchema });

/** The words of the form's own check say what the server says, too (ACC-094 to ACC-098). */
const MISTAKE_OF: Readonly<Record<PasswordMistake, NewPasswordMistake>> = {
  'password-missing': 'missing',
  'password-weak': 'weak',
  'password-reused': 'reused',
};

const NOTICE = 'reset-password';

/** A new password by the token of the mail (ACC-090 to ACC-098, FC-155). */
export function useResetPasswordForm(token: string) {
  const { notices } = useSession();
  const navigate = useNavigate();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => resetPasswordMachine.provide({ actors: { ...resetPasswordActors, ...actors } }),
    [actors],
  );
  const actor = useActorRef(machine, { ...options, input: { token } });

  const form = useForm({
    resolver: valibotResolver(formSchema),
    defaultValues: { newPassword: '' },
    // The summary takes the focus; its link leads to the field.
    shouldFocusError: false,
  });
  const { setError, setFocus } = form;
  useEffect(() => {
    const subscriptions = [
      actor.on('password.mistaken', ({ mistake }) => {
        setError('newPassword', { type: 'server', message: MISTAKE_OF[mistake] });
        setFocus('newPassword');
      }),
      actor.on('reset.refused', () =>
        notices.stand(NOTICE, {
          title: wording('recover.reset.refused-title'),
          text: wording('recover.reset.refused-text'),
          tone: 'failure',
        }),
      ),
      actor.on('password.updated', () => void navigate({ to: '/account/reset-password-success', replace: true })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notices, navigate, setError, setFocus]);

  const [attempt, setAttempt] = useState(0);
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEffect(() => {
    // A failed answer is a failed attempt too: the summary takes the focus.
    if (failure !== null) setAttempt((count) => count + 1);
  }, [failure]);

  const error = form.formState.errors.newPassword;
  return {
    newPassword: form.register('newPassword'),
    typed: form.watch('newPassword'),
    mistake: NEW_PASSWORD_MISTAKES.find((known) => known === error?.message) ?? null,
    /** A mistake that the server has found has the focus itself; the summary tells the others. */
    isToldInSummary: error !== undefined && error.type !== 'server',
    attempt,
    failure: error === undefined ? failure : null,
    submitting: useSelector(actor, (now) => now.hasTag('busy') || now.hasTag('updated')),
    submit: form.handleSubmit(
      ({ newPassword }) => {
        notices.actor.send({ type: 'notice.dismissed', key: NOTICE });
        actor.send({ type: 'password.submitted', newPassword });
      },
      () => setAttempt((count) => count + 1),
    ),
  };
}

/**
 * Takes the token out of the address: nobody reads it off a screen, a history or a bookmark (trust.md). The entry of the
 * browser's history keeps it, so that the page can be loaded again.
 */
export function useHiddenToken(token: string): void {
  const router = useRouter();
  useEffect(() => {
    // Asked once: later the address is on its way to another page.
    if (!router.latestLocation.maskedLocation) void router.navigate(hiddenResetPassword(token));
  }, [router, token]);
}

/** The form for a new password, under an address that does not hold the token. */
export function hiddenResetPassword(token: string) {
  return {
    to: '/account/reset-password/$token',
    params: { token },
    mask: { to: '/account/reset-password' },
    state: { isTokenHidden: true },
    replace: true,
  } as const;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Without a difference of its own, an address that is shown already would not be shown anew. */
    isTokenHidden?: boolean;
  }
}

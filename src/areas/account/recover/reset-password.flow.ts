import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { resetPassword } from '#api/account/password.ts';
import { resetPasswordMachine } from '#machines/account/recover/reset-password.machine.ts';
import { wording } from '#messages/messages.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import { NEW_PASSWORD_MISTAKES, newPasswordMistake, newPasswordSchema } from '../new-password.ts';

const resetPasswordActors: EveryActorOf<typeof resetPasswordMachine> = {
  resetPassword: fromPromise(({ input, signal }) => resetPassword({ body: input, signal })),
};

const formSchema = v.object({ newPassword: newPasswordSchema });

const NOTICE = 'reset-password';

/** A new password by the token of the mail (ACC-090 to ACC-098, FC-155). */
export function useResetPasswordForm(token: string) {
  const { notices } = useSession();
  const navigate = useNavigate();
  const actor = useFlow(resetPasswordMachine, resetPasswordActors, {
    input: { token },
    on: {
      'password.mistaken': ({ mistake }) => refuse('newPassword', newPasswordMistake[mistake]),
      'reset.refused': () =>
        notices.showBanner(NOTICE, {
          title: wording('account.recover.reset.refused-title'),
          text: wording('account.recover.reset.refused-text'),
          tone: 'failure',
        }),
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

/**
 * Takes the token out of the address: it cannot be read off a screen, a history or a bookmark. The storage of
 * the tab keeps it, so that the page can be loaded again (D-034, D-320).
 */
export function useHiddenToken(to: TokenPage, token: string): void {
  const router = useRouter();
  useEffect(() => {
    // Asked once: later the address is on its way to another page.
    if (!router.latestLocation.maskedLocation) void router.navigate(hiddenTokenPage(to, token));
  }, [router, to, token]);
}

type TokenPage = '/account/forgot-password-reset/$token' | '/account/reset-password/$token';

/** A page of a token, under an address that does not hold it. */
export function hiddenTokenPage(to: TokenPage, token: string) {
  return {
    to,
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

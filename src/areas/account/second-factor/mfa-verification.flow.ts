import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { readVerification, verifyCode, verifyPassword } from '#api/account/verification.ts';
import { readSession } from '#api/session/session.ts';
import { failureCodeOf, isAnswerLost } from '#domain/failure.ts';
import type { Member } from '#domain/visitor.ts';
import { mfaVerificationMachine } from '#machines/account/second-factor/mfa-verification.machine.ts';
import { leaveOverlay, useEntryLeft } from '#parts/back-closes.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { resolveConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import { mfaChallenge } from './mfa-challenge.flow.ts';

/** The member whose proof holds; null where one is due, or it cannot be asked. */
async function readProven(signal: AbortSignal): Promise<Member | null> {
  try {
    const { due } = await readVerification({ signal });
    const visitor = due ? null : await readSession({ signal });
    return visitor?.kind === 'member' ? visitor : null;
  } catch {
    return null;
  }
}

/** A code works once: where it may have done its work unheard, the server is asked whether the proof holds (D-436). */
const verifyCodeOnce = fromPromise<Member, { methodId: string; code: string }>(async ({ input, signal }) => {
  try {
    return await verifyCode({ body: input, signal });
  } catch (thrown) {
    const failure = failureCodeOf(thrown);
    const proven = isAnswerLost(failure) || failure === 'code-refused' ? await readProven(signal) : null;
    if (!proven) throw thrown;
    return proven;
  }
});

const mfaVerificationActors: EveryActorOf<typeof mfaVerificationMachine> = {
  readVerification: fromPromise(({ signal }) => readVerification({ signal })),
  mfaChallenge: mfaChallenge.provide({ actors: { verifyCode: verifyCodeOnce } }),
  verifyPassword: fromPromise(async ({ input, signal }) => {
    await verifyPassword({ body: input, signal });
  }),
};

/** The proof before a page; `isRequired` is the flag of the second factor, as the page's loader found it (ACC-106). */
export function useMfaVerification(isRequired: boolean) {
  const navigate = useNavigate();
  return useVerification(mfaVerificationActors, {
    isRequired,
    onAbandoned: () => void navigate({ to: '/account/settings', replace: true }),
  });
}

/**
 * The proof before a barcode (CRD-014): by a code, or by the password where no phone is enrolled or the second factor is
 * switched off, which the server takes for "none is due".
 */
export function useReauthentication(onAbandoned: () => void) {
  const queryClient = useQueryClient();
  return useVerification(
    {
      ...mfaVerificationActors,
      readVerification: fromPromise(async ({ signal }) => {
        const [{ enableMfa }, due] = await Promise.all([
          resolveConfiguration(queryClient),
          readVerification({ signal }),
        ]);
        return enableMfa || due.due ? due : { due: true, by: 'password' };
      }),
    },
    { isRequired: true, onAbandoned },
  );
}

type VerificationNeeds = { readonly isRequired: boolean; readonly onAbandoned: () => void };

function useVerification(
  actors: EveryActorOf<typeof mfaVerificationMachine>,
  { isRequired, onAbandoned }: VerificationNeeds,
) {
  const { refresh } = useSession();
  const { history } = useRouter();
  const actor = useFlow(mfaVerificationMachine, actors, {
    input: { isRequired },
    on: {
      'verification.abandoned': onAbandoned,
      'verification.proven': () => {
        // The overlay of the code is over: Back leads to the page before.
        void leaveOverlay(history);
        // The session says when the member was last proven (decision AO-41).
        refresh();
      },
    },
  });
  const failure = useSelector(actor, ({ context }) => context.failure);
  const challenge = useSelector(actor, (state) => state.children.mfaChallenge);
  useEntryLeft(challenge !== undefined);
  return {
    isOpen: useTag(actor, 'open'),
    isUnread: useTag(actor, 'unread'),
    byPassword: useTag(actor, 'password'),
    busy: useTag(actor, 'busy'),
    failure,
    challenge,
    retry: () => actor.send({ type: 'retry.pressed' }),
    cancel: () => actor.send({ type: 'verification.cancelled' }),
    sendPassword: (password: string) => actor.send({ type: 'password.submitted', password }),
    /** The server wants a proof again. */
    lapse: useCallback(() => actor.send({ type: 'verification.lapsed' }), [actor]),
  };
}

export type MfaVerification = ReturnType<typeof useMfaVerification>;

const formSchema = v.object({ password: v.pipe(v.string(), v.nonEmpty('missing')) });

/** The password as the proof; a wrong one is shown on its field. */
export function useVerificationPassword({ sendPassword, failure, busy }: MfaVerification) {
  const form = useFlowForm({
    schema: formSchema,
    defaults: { password: '' },
    codes: { password: ['missing'] },
    failure,
  });
  return {
    password: form.register('password'),
    isMissing: form.mistakes.password !== null,
    attempt: form.attempt,
    failure: busy ? null : form.failure,
    submit: form.submit(({ password }) => sendPassword(password)),
  };
}

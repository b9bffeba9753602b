import { valibotResolver } from '@hookform/resolvers/valibot';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { Locale } from '#domain/locale.ts';
import type { Visitor } from '#domain/visitor.ts';
import { type Credentials, type SignInAnswer, signInMachine } from '#machines/account/sign-in.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { unregisterServiceWorkers } from '#platform/service-workers.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { mfaChallenge } from './mfa-challenge.flow.ts';
import { requestSignIn } from './sign-in-request.ts';

/** Longest entry that is sent, characters: more is a mistake or an attack. */
const LONGEST_ENTRY = 256;

/** Each message of the form is one of these; the screen puts them into words. */
const signInFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('enter-username'), v.maxLength(LONGEST_ENTRY, 'too-long')),
  // Not trimmed: a password may begin or end with a space (FC-152).
  password: v.pipe(v.string(), v.nonEmpty('enter-password'), v.maxLength(LONGEST_ENTRY, 'too-long')),
  rememberMe: v.boolean(),
});

type SignInForm = v.InferOutput<typeof signInFormSchema>;

const FIELDS = ['username', 'password'] as const satisfies readonly (keyof SignInForm)[];
const MISTAKES = ['enter-username', 'enter-password', 'too-long'] as const;

export type SignInMistake = { field: (typeof FIELDS)[number]; code: (typeof MISTAKES)[number] };

function signInActors(session: Session, locale: () => Locale) {
  return {
    enterSignIn: fromPromise<Visitor, void>(async () => {
      // The guard of the page has had the cookies cleared; until that is answered it is not known who it is.
      const [visitor] = await Promise.all([session.settledVisitor(), unregisterServiceWorkers()]);
      return visitor;
    }),
    signIn: fromPromise<SignInAnswer, Credentials>(async ({ input, signal }) => {
      const visitor = await session.settledVisitor();
      if (visitor.kind === 'member') return { outcome: 'signed-in', visitor };
      return requestSignIn(input, locale(), signal);
    }),
    mfaChallenge,
    dropChallenge: fromPromise<void, void>(async () => {
      await session.openCredentials({ keepSignedIn: true });
    }),
  } satisfies EveryActorOf<typeof signInMachine>;
}

/** Signing in (ACC-006 to ACC-036); where it leads is decided by the guard of the page. */
export function useSignInFlow() {
  const session = useSession();
  const { locale } = useMessages();
  const spoken = useRef(locale);
  spoken.current = locale;
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => signInMachine.provide({ actors: { ...signInActors(session, () => spoken.current), ...actors } }),
    [session, actors],
  );
  const actor = useActorRef(machine, options);
  const form = useForm<SignInForm>({
    resolver: valibotResolver(signInFormSchema),
    defaultValues: { username: '', password: '', rememberMe: false },
    // The summary takes the focus; its links lead to the fields.
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const subscriptions = [
      actor.on('member.admitted', ({ member }) => session.admit(member)),
      actor.on('signIn.failed', () =>
        session.notices.stand('sign-in', {
          title: wording('account.sign-in.unsuccessful'),
          text: wording('account.sign-in.failed'),
          tone: 'failure',
        }),
      ),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, session]);

  const refusal = useSelector(actor, ({ context }) => context.refusal);
  // A refusal is a failed attempt too: the summary takes the focus.
  useEffect(() => {
    if (refusal !== null) setAttempt((count) => count + 1);
  }, [refusal]);

  const busy = useSelector(actor, (state) => state.hasTag('busy') || state.hasTag('admitted'));
  const { errors } = form.formState;
  const mistakes = FIELDS.flatMap((field): SignInMistake[] => {
    const code = MISTAKES.find((known) => known === errors[field]?.message);
    return code ? [{ field, code }] : [];
  });

  return {
    username: form.register('username'),
    password: form.register('password'),
    rememberMe: form.register('rememberMe'),
    mistakes,
    attempt,
    refusal: mistakes.length > 0 || busy ? null : refusal,
    busy,
    challenge: useSelector(actor, (state) => state.children.mfaChallenge),
    submit: form.handleSubmit(
      (values) => actor.send({ type: 'form.submitted', ...values }),
      () => setAttempt((count) => count + 1),
    ),
  };
}

import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { cleanedEmail } from '#domain/account/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { signInMachine } from '#machines/account/sign-in/sign-in.machine.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { leaveOverlay, useEntryLeft } from '#parts/back-closes.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { unregisterServiceWorkers } from '#platform/service-workers.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { mfaChallenge } from '../second-factor/mfa-challenge.flow.ts';
import { requestSignIn } from './sign-in-request.ts';

/** Longest entry that is sent, characters: more is a mistake or an attack. */
const LONGEST_ENTRY = 256;

/** Each message of the form is one of these; the screen puts them into words. */
const signInFormSchema = v.object({
  username: v.pipe(
    v.string(),
    v.transform(cleanedEmail),
    v.nonEmpty('enter-username'),
    v.maxLength(LONGEST_ENTRY, 'too-long'),
  ),
  // Not trimmed: a password may begin or end with a space (FC-152).
  password: v.pipe(v.string(), v.nonEmpty('enter-password'), v.maxLength(LONGEST_ENTRY, 'too-long')),
  rememberMe: v.boolean(),
});

function signInActors(session: Session, locale: () => Locale): EveryActorOf<typeof signInMachine> {
  const drop = async () => {
    // Signed in meanwhile, as in another tab: that session is none that waits for this code. A tab that slept may not have heard
    // of it, so that the server is asked; where it cannot say, nothing is cleared.
    session.refresh();
    if ((await session.confirmVisitor()).kind === 'member') return;
    await session.openCredentials({ keepSignedIn: true });
  };
  let dropped: Promise<void> = Promise.resolve();
  return {
    enterSignIn: fromPromise(async () => {
      // The guard of the page has had the cookies cleared; until that is answered it is not known who it is.
      const [visitor] = await Promise.all([session.resolveVisitor(), unregisterServiceWorkers()]);
      return visitor;
    }),
    signIn: fromPromise(async ({ input, signal }) => {
      // Else the session that begins could be the one that is dropped.
      await dropped.catch(() => {});
      const visitor = await session.resolveVisitor();
      if (visitor.kind === 'member') return { outcome: 'signed-in', visitor };
      return requestSignIn(input, locale(), signal);
    }),
    mfaChallenge,
    dropChallenge: fromPromise(() => {
      dropped = drop();
      return dropped;
    }),
  };
}

/** Signing in (ACC-006 to ACC-036); where it leads is decided by the guard of the page. */
export function useSignInFlow() {
  const session = useSession();
  const { history } = useRouter();
  const { locale } = useMessages();
  const latestLocale = useRef(locale);
  latestLocale.current = locale;
  const actor = useFlow(signInMachine, () => signInActors(session, () => latestLocale.current), {
    on: {
      'member.admitted': async ({ member }) => {
        // The overlay of the code is over: Back leads to the page before sign-in.
        await leaveOverlay(history);
        session.admit(member);
      },
      'signIn.failed': () =>
        session.notices.showBanner('sign-in', {
          title: wording('account.sign-in.unsuccessful'),
          text: wording('account.sign-in.failed'),
          tone: 'failure',
        }),
    },
  });
  const form = useFlowForm({
    schema: signInFormSchema,
    defaults: { username: '', password: '', rememberMe: false },
    codes: { username: ['enter-username', 'too-long'], password: ['enter-password', 'too-long'] },
    failure: useSelector(actor, ({ context }) => context.refusal),
  });
  const { setValue } = form.form;
  // A second factor that came too late: the password is due again. Not by the failure that is shown, which hides and comes back
  // as fields are corrected.
  const isDue = useSelector(actor, ({ context }) => context.refusal === 'signed-out');
  useEffect(() => {
    if (isDue) setValue('password', '');
  }, [isDue, setValue]);
  const challenge = useSelector(actor, (state) => state.children.mfaChallenge);
  useEntryLeft(challenge !== undefined);
  const busy = useTag(actor, 'busy', 'admitted');
  return {
    username: form.register('username'),
    password: form.register('password'),
    rememberMe: form.register('rememberMe'),
    mistakeList: form.mistakeList,
    attempt: form.attempt,
    refusal: busy ? null : form.failure,
    busy,
    challenge,
    submit: form.submit((values) => actor.send({ type: 'form.submitted', ...values })),
  };
}

export type SignInMistake = ReturnType<typeof useSignInFlow>['mistakeList'][number];

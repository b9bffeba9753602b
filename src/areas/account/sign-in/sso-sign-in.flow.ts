import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Actor, fromPromise } from 'xstate';
import { readSession } from '#api/session/session.ts';
import { signInByToken } from '#api/session/sign-in.ts';
import { Failure } from '#domain/failure.ts';
import type { SafePath } from '#domain/return-url.ts';
import { ssoSignInMachine } from '#machines/account/sign-in/sso-sign-in.machine.ts';
import { wording } from '#messages/messages.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { collectReputation } from '#platform/device-risk.ts';
import { isOnline } from '#platform/online.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { createFlowActor, type FlowRuntime, useFlowRuntime } from '#session/flow-runtime.tsx';
import { useReturnTo } from '#session/pages/return-to.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { SSO_TOKEN } from './sso-token.ts';

type SsoSignIn = Actor<typeof ssoSignInMachine>;

function ssoActors(session: Session, token: string): EveryActorOf<typeof ssoSignInMachine> {
  return {
    readSignedIn: fromPromise(async () => {
      // Whom the server could not be asked about may be a member, whose session and cart no link may take over.
      const visitor = await confirmed(session);
      return visitor.kind === 'member' ? visitor.firstName : null;
    }),
    endOtherSession: fromPromise(async () => {
      const visitor = await confirmed(session);
      // Only a member is another one: a guest takes the cart and what is ordered along (D-022).
      if (visitor.kind !== 'member') return;
      if (!(await session.signOut())) throw unreached();
    }),
    signInByToken: fromPromise(async ({ input: { returnUrl }, signal }) => {
      const reputation = await collectReputation(signal);
      const answer = await signInByToken({ params: { token }, query: { returnUrl }, body: { reputation }, signal });
      const visitor = await readSession({ signal }).catch(() => null);
      if (visitor?.kind === 'member') session.admit(visitor);
      else if (visitor) throw new Failure('bad-answer');
      else leaveUnread(session);
      return answer;
    }),
    askWhetherBegun: fromPromise(async () => {
      // Until it is known whose session it is, no page ends it (D-289).
      if (session.visitor().kind !== 'member') session.leaveUnread();
      return (await confirmed(session)).kind === 'member';
    }),
  };
}

/** A session does not say why it did not reach the server. */
const unreached = () => new Failure(isOnline() ? 'server' : 'offline');

const confirmed = (session: Session) =>
  session.confirmVisitor().catch(() => {
    throw unreached();
  });

/**
 * The token is spent and its session has begun: no page ends that, and it is asked again whose it is. Not awaited, because a
 * server that is slow to say so must not make the link look too old.
 */
function leaveUnread(session: Session): void {
  session.leaveUnread();
  session.confirmVisitor().catch(() => {
    session.notices.showBanner('sign-in', { text: wording('failures.server'), tone: 'failure' });
  });
}

/**
 * The token stays in memory, with the actor, until it is used or the visitor goes (D-391). Outside React, because a token is used
 * once, however often the page is drawn.
 */
const running = new WeakMap<Session, SsoSignIn>();

function ssoSignInOf(session: Session, returnUrl: SafePath | undefined, runtime: FlowRuntime): SsoSignIn {
  const token = session.tokens.get(SSO_TOKEN);
  session.tokens.delete(SSO_TOKEN);
  const known = running.get(session);
  if (known && token === undefined && known.getSnapshot().status === 'active') return known;
  const actor = createFlowActor(ssoSignInMachine, runtime, ssoActors(session, token ?? ''), {
    hasToken: token !== undefined,
    returnUrl,
  });
  running.set(session, actor);
  const stopListening = session.onForgotten(() => actor.send({ type: 'visitor.forgotten' }));
  actor.subscribe({ complete: stopListening });
  return actor.start();
}

/** Signs in by the link that was followed, and leads on; asks before it replaces a session (ACC-037 to ACC-041, FC-080). */
export function useSsoSignIn(returnUrl: SafePath | undefined) {
  const session = useSession();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const runtime = useFlowRuntime();
  const [actor] = useState(() => ssoSignInOf(session, returnUrl, runtime));
  const end = useSelector(actor, ({ output }) => output);
  useEffect(() => {
    if (!end) return;
    if (end.signedIn) void returnTo(end.to);
    else {
      if (end.failure !== null) session.notices.showBanner('sign-in', { text: wording('failures.link-expired') });
      void navigate({ to: '/account/signin', search: returnUrl === undefined ? {} : { returnUrl }, replace: true });
    }
  }, [end, navigate, returnTo, returnUrl, session]);
  return {
    isAsking: useTag(actor, 'asking'),
    signedIn: useSelector(actor, ({ context }) => context.signedIn ?? ''),
    /** Why the sign-in is not finished, where that can be tried again; else null. */
    failure: useSelector(actor, (now) => (now.hasTag('error') ? now.context.failure : null)),
    confirm: () => actor.send({ type: 'replacement.confirmed' }),
    decline: () => actor.send({ type: 'replacement.declined' }),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}

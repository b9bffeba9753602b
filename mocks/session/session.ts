import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { respond } from '../respond.ts';
import type { World } from '../world.ts';
import { CHALLENGE_COOKIE, endCookies, KEEP_COOKIE, restoreSession, SESSION_COOKIE } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';
import { type VisitorAnswer, visitorOf } from './visitor-answer.ts';

/** A remembered browser gets its session back; every other visitor is anonymous. */
function restored(world: World, request: Request, setCookie: (cookie: string) => void): VisitorAnswer {
  const back = restoreSession(world, request);
  if (!back) return { kind: 'anonymous' };
  world.effects.sessionsRestored += 1;
  setCookie(back.cookie);
  return visitorOf(back.session);
}

export const sessionHandlers = (world: World) => [
  respond(world, readSession, ({ session, request, setCookie }) =>
    session.kind === 'anonymous' ? restored(world, request, setCookie) : visitorOf(session),
  ),

  respond(world, clearAuthCookies, ({ body, session, request, setCookie }) => {
    // The cookie of a guest's order proves no identity, so it stays.
    const proofs = session.kind === 'guest' ? [CHALLENGE_COOKIE] : [SESSION_COOKIE, CHALLENGE_COOKIE];
    setCookie(...endCookies(world, request, body.keepSignedIn ? proofs : [...proofs, KEEP_COOKIE]));
    if (session.kind === 'guest') return visitorOf(session);
    return body.keepSignedIn ? restored(world, request, setCookie) : visitorOf({ kind: 'anonymous' });
  }),

  ...signInHandlers(world),

  respond(world, signOut, ({ session, request, setCookie }) => {
    if (session.kind !== 'anonymous') world.effects.signOuts += 1;
    setCookie(...endCookies(world, request));
    return undefined;
  }),
];

import { startGuestSession } from '#api/ordering/guest-session.ts';
import { refuse, respond } from '../respond.ts';
import { endCookies, guestSession, SESSION_COOKIE, type Session, startSession } from '../session/sessions.ts';
import type { World } from '../world.ts';

/** Starts sessions of guests, and starts them anew for the same guest. */
export const guestSessionHandlers = (world: World) => [
  respond(world, startGuestSession, ({ session, request, setCookie }) => {
    if (session.kind === 'member') return refuse(403, 'MEMBER_SIGNED_IN');
    world.effects.guestSessionsStarted += 1;
    endCookies(world, request, [SESSION_COOKIE]);
    setCookie(startSession(world, guestSession(world, session.kind === 'guest' ? session.guestId : undefined)));
    return { kind: 'guest' as const };
  }),
];

/** Whether a guest may order: a session that has expired is known still, but orders nothing (ORD-034). */
export function mayOrderAsGuest(world: Pick<World, 'clock'>, session: Session): boolean {
  return session.kind === 'guest' && world.clock.now() < session.until;
}

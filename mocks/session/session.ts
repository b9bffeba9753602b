import { HttpResponse } from 'msw';
import { readSession, signIn, signOut } from '#api/session/session.ts';
import type { Visitor } from '#domain/visitor.ts';
import { refuse, respond } from '../respond.ts';
import { BROKEN_EMAIL_START, LOCKED_EMAIL_START } from '../sentinels.ts';
import type { World } from '../world.ts';
import { PERSONA_PASSWORD } from './personas.ts';
import { endSession, type Session, startSession } from './sessions.ts';

function visitorOf(session: Session): Visitor {
  return session.kind === 'member'
    ? { kind: 'member', firstName: session.member.persona.firstName }
    : { kind: session.kind };
}

export const sessionHandlers = (world: World) => [
  respond(world, readSession, ({ session }) => visitorOf(session)),

  respond(world, signIn, ({ body, setCookie }) => {
    const email = body.username.trim().toLowerCase();
    if (email.startsWith(BROKEN_EMAIL_START)) return refuse(500, 'SIGN_IN_BROKEN');
    if (email.startsWith(LOCKED_EMAIL_START))
      return HttpResponse.json({ error: null, messageId: 'account_locked' }, { status: 403 });
    const member = world.members.get(email);
    // The same answer for a wrong password and for no such account: nobody learns who has one.
    if (!member || body.password !== PERSONA_PASSWORD) {
      world.effects.signInsRefused += 1;
      return HttpResponse.json({ error: null, messageId: 'invalid_credentials' }, { status: 401 });
    }
    world.effects.signIns += 1;
    const session: Session = { kind: 'member', member };
    setCookie(startSession(world, session));
    return visitorOf(session);
  }),

  respond(world, signOut, ({ session, request, setCookie }) => {
    if (session.kind !== 'anonymous') world.effects.signOuts += 1;
    setCookie(endSession(world, request));
    return undefined;
  }),
];

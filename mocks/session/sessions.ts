import type { Member } from './members.ts';
import { PERSONAS, type PersonaId } from './personas.ts';

/** Who a session cookie belongs to. */
export type Session = { kind: 'anonymous' } | { kind: 'guest' } | { kind: 'member'; member: Member };

/** What sessions need of a world. */
type Visitors = {
  readonly sessions: Map<string, Session>;
  readonly members: ReadonlyMap<string, Member>;
  readonly random: () => number;
};

/** The cookie that no script can read. */
export const SESSION_COOKIE = 'northstar_session';

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** Where a page hands over cookies, because no script may write the header that a browser uses. */
export const COOKIE_SOURCE = 'x-world-cookie';

/** One cookie of a request, or null. */
export function cookieOf(request: Request, name: string): string | null {
  const header = request.headers.get(COOKIE_SOURCE) ?? request.headers.get('cookie') ?? '';
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decodeSafely(value.join('='));
  }
  return null;
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The session of a request; an unknown or missing cookie is nobody's. */
export function sessionOf(world: Visitors, request: Request): Session {
  const token = cookieOf(request, SESSION_COOKIE);
  return (token !== null && world.sessions.get(token)) || { kind: 'anonymous' };
}

/** Starts a session and gives the text of its Set-Cookie header. */
export function startSession(world: Visitors, session: Session): string {
  const token = Array.from({ length: 4 }, () => Math.floor(world.random() * 0xffff_ffff).toString(36)).join('');
  world.sessions.set(token, session);
  return `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}`;
}

/** Ends the session of a request and gives the text of the header that clears its cookie. */
export function endSession(world: Visitors, request: Request): string {
  const token = cookieOf(request, SESSION_COOKIE);
  if (token !== null) world.sessions.delete(token);
  return clearedSession();
}

/** The header that clears a session cookie. */
export function clearedSession(): string {
  return `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
}

/** The session of a persona who has just arrived; null for one who has none. */
export function sessionOfPersona(world: Visitors, id: PersonaId): Session | null {
  const persona = PERSONAS[id];
  if (persona.kind === 'anonymous') return null;
  if (persona.kind === 'guest') return { kind: 'guest' };
  const member = world.members.get(persona.email);
  return member ? { kind: 'member', member } : null;
}

import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Challenge, Claim } from '../account/account-records.ts';
import type { Member } from './members.ts';
import { PERSONAS, type PersonaId } from './personas.ts';

/** Milliseconds since 1970; null where nothing was proven in this session. */
type Instant = number | null;

export type MemberSession = {
  kind: 'member';
  member: Member;
  /** When the member last proved who it is, by password, code or link; null where the browser was only remembered (AO-41). */
  provenAt: Instant;
  /** When the pages that need a proof were last opened (ACC-106). */
  verifiedAt: Instant;
};

/** A guest of an order: known by the cookie for as long as there is one, but free to order only until a time. */
export type GuestSession = { kind: 'guest'; guestId: string; until: number };

/** Who a session cookie belongs to. */
export type Session = { kind: 'anonymous' } | GuestSession | MemberSession;

/** What sessions need of a world. */
type Visitors = {
  readonly sessions: Map<string, Session>;
  readonly members: ReadonlyMap<string, Member>;
  readonly accounts: { readonly keeps: Map<string, Claim>; readonly challenges: Map<string, Challenge> };
  readonly clock: { now: () => number };
  readonly random: () => number;
};

/** Cookies that no script can read: the session of a browser that is open, and the long-lived one of "keep me signed in". */
export const SESSION_COOKIE = 'northstar_session';
export const KEEP_COOKIE = 'northstar_keep';
/** Binds the second factor to the browser that gave the password. */
export const CHALLENGE_COOKIE = 'northstar_challenge';

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** How long a guest may order, milliseconds (ORD-034). */
export const GUEST_LIFETIME_MS = 30 * MINUTE_MS;

/** How long a browser stays signed in, milliseconds (ACC-031). */
const KEEP_LIFETIME_MS = 30 * DAY_MS;
/** How long a right password waits for its second factor, milliseconds. */
export const CHALLENGE_LIFETIME_MS = 15 * MINUTE_MS;

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

/** A text that cannot be guessed; it fits into an address and a cookie. */
export function newSecret(random: () => number): string {
  return Array.from({ length: 4 }, () => Math.floor(random() * 0xffff_ffff).toString(36)).join('');
}

/** The session of a request; an unknown or missing cookie gives none. */
export function sessionOf(world: Visitors, request: Request): Session {
  const token = cookieOf(request, SESSION_COOKIE);
  return (token !== null && world.sessions.get(token)) || { kind: 'anonymous' };
}

/** Starts a session and gives the text of its Set-Cookie header; it ends with the browser. */
export function startSession(world: Visitors, session: Session): string {
  const token = newSecret(world.random);
  world.sessions.set(token, session);
  return `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}`;
}

/** A guest from now on; the same one where the session is started anew. */
export function guestSession(
  world: Pick<Visitors, 'clock' | 'random'>,
  guestId: string = newSecret(world.random),
): GuestSession {
  return { kind: 'guest', guestId, until: world.clock.now() + GUEST_LIFETIME_MS };
}

/** A member who has just proved who it is. */
export function provenSession(world: Visitors, member: Member): MemberSession {
  return { kind: 'member', member, provenAt: world.clock.now(), verifiedAt: null };
}

/** Remembers a browser for thirty days and gives the text of its Set-Cookie header (ACC-031). */
export function startKeeping(world: Visitors, member: Member): string {
  const token = newSecret(world.random);
  world.accounts.keeps.set(token, { member, until: world.clock.now() + KEEP_LIFETIME_MS });
  return `${KEEP_COOKIE}=${token}; Max-Age=${KEEP_LIFETIME_MS / 1000}; ${ATTRIBUTES}; Secure`;
}

/** The session that a remembered browser gets without being asked, with its Set-Cookie header; null where it is not remembered. */
export function restoreSession(world: Visitors, request: Request): { session: MemberSession; cookie: string } | null {
  const kept = world.accounts.keeps.get(cookieOf(request, KEEP_COOKIE) ?? '');
  if (!kept || world.clock.now() >= kept.until) return null;
  const session: MemberSession = { kind: 'member', member: kept.member, provenAt: null, verifiedAt: null };
  return { session, cookie: startSession(world, session) };
}

/** Keeps a right password until its second factor comes, and gives the text of the Set-Cookie header. */
export function startChallenge(world: Visitors, challenge: Omit<Challenge, 'until'>): string {
  const token = newSecret(world.random);
  world.accounts.challenges.set(token, { ...challenge, until: world.clock.now() + CHALLENGE_LIFETIME_MS });
  return `${CHALLENGE_COOKIE}=${token}; Max-Age=${CHALLENGE_LIFETIME_MS / 1000}; ${ATTRIBUTES}`;
}

/** The sign-in of this browser whose second factor is due, or null. */
export function challengeOf(world: Visitors, request: Request): Challenge | null {
  const challenge = world.accounts.challenges.get(cookieOf(request, CHALLENGE_COOKIE) ?? '');
  return challenge && world.clock.now() <= challenge.until ? challenge : null;
}

/** Ends what some of a request's cookies stand for, and gives the headers that clear those that it has. */
export function endCookies(
  world: Visitors,
  request: Request,
  names: readonly string[] = [SESSION_COOKIE, KEEP_COOKIE, CHALLENGE_COOKIE],
): string[] {
  const { keeps, challenges } = world.accounts;
  return names.flatMap((name) => {
    const token = cookieOf(request, name);
    if (token === null) return [];
    const kept: Map<string, unknown> =
      name === SESSION_COOKIE ? world.sessions : name === KEEP_COOKIE ? keeps : challenges;
    kept.delete(token);
    return [clearedCookie(name)];
  });
}

/** The header that clears a cookie. */
function clearedCookie(name: string): string {
  return `${name}=; Max-Age=0; ${ATTRIBUTES}${name === KEEP_COOKIE ? '; Secure' : ''}`;
}

/** Ends every session and remembered browser of a member, except for those of `current`. */
export function endSessionsOf(world: Visitors, member: Member, current?: Request): void {
  const kinds = [
    { name: SESSION_COOKIE, kept: world.sessions },
    { name: KEEP_COOKIE, kept: world.accounts.keeps },
    { name: CHALLENGE_COOKIE, kept: world.accounts.challenges },
  ];
  for (const { name, kept } of kinds) {
    const spared = current ? cookieOf(current, name) : null;
    for (const [token, entry] of kept) {
      if ('member' in entry && entry.member === member && token !== spared) kept.delete(token);
    }
  }
}

/** The session of a persona who has just arrived; null for one who has none. */
export function sessionOfPersona(world: Visitors, id: PersonaId): Session | null {
  const persona = PERSONAS[id];
  if (persona.kind === 'anonymous') return null;
  if (persona.kind === 'guest') return guestSession(world);
  const member = [...world.members.values()].find((one) => one.persona === persona);
  return member ? provenSession(world, member) : null;
}

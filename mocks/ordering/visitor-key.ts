import { cookieOf, SESSION_COOKIE, type Session } from '../session/sessions.ts';

/** Names whose orders are meant: a member's in every browser, a guest's in this one; null where it is neither. */
export function visitorKeyOf(session: Session, request: Request): string | null {
  if (session.kind === 'member') return `member ${session.member.account.memberId}`;
  return session.kind === 'guest' ? `guest ${cookieOf(request, SESSION_COOKIE)}` : null;
}

import type { Session } from '../session/sessions.ts';

/** Names whose orders are meant: a member's in every browser, a guest's in this one, over all their sessions; null where it is neither. */
export function visitorKeyOf(session: Session): string | null {
  if (session.kind === 'member') return `member ${session.member.account.memberId}`;
  return session.kind === 'guest' ? `guest ${session.guestId}` : null;
}

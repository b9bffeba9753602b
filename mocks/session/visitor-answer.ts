import type * as v from 'valibot';
import type { visitorSchema } from '#api/session/session.ts';
import type { MemberSession, Session } from './sessions.ts';

export type VisitorAnswer = v.InferInput<typeof visitorSchema>;
type MemberAnswer = Extract<VisitorAnswer, { kind: 'member' }>;

/** Who a session belongs to, as the wire returns it. */
export function visitorOf(session: Session): VisitorAnswer {
  return session.kind === 'member' ? memberOf(session) : { kind: session.kind };
}

/** The member of a session, as the wire returns it. */
export function memberOf({ member: { account }, provenAt }: MemberSession): MemberAnswer {
  return {
    kind: 'member',
    firstName: account.firstName,
    memberId: account.memberId,
    level: account.loyalty.level.toLowerCase(),
    provenAt: provenAt === null ? null : new Date(provenAt).toISOString(),
  };
}

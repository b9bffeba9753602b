import type * as v from 'valibot';
import type { visitorSchema } from '#api/session/session.ts';
import type { Session } from './sessions.ts';

export type VisitorAnswer = v.InferInput<typeof visitorSchema>;

/** Who a session belongs to, as the wire tells it. */
export function visitorOf(session: Session): VisitorAnswer {
  if (session.kind !== 'member') return { kind: session.kind };
  const { account } = session.member;
  return {
    kind: 'member',
    firstName: account.firstName,
    memberId: account.memberId,
    provenAt: session.provenAt === null ? null : new Date(session.provenAt).toISOString(),
  };
}

import type * as v from 'valibot';
import type { Schema } from '#api/contract.ts';
import type { Operation } from '#api/operation.ts';
import { type Asked, refuse, respond, type WorldHandler } from '../respond.ts';
import type { Member } from '../session/members.ts';
import type { MemberSession } from '../session/sessions.ts';
import type { World } from '../world.ts';
import type { Account } from './account.ts';

type AskedByMember<Body> = Omit<Asked<Body>, 'session'> & { session: MemberSession; member: Member; account: Account };

/** Answers one operation to members; refuses visitors who are not signed in (ACC-004). */
export function respondToMember<
  Path extends string,
  BodySchema extends Schema,
  Answer extends Schema,
  Refusal extends Schema = v.NeverSchema<undefined>,
>(
  world: World,
  operation: Operation<Path, BodySchema, Answer, Refusal>,
  reply: (asked: AskedByMember<v.InferOutput<BodySchema>>) => v.InferInput<Answer> | Response,
): WorldHandler {
  return respond(world, operation, (asked) => {
    const { session } = asked;
    if (session.kind !== 'member') return refuse(401, 'SIGN_IN_REQUIRED');
    return reply({ ...asked, session, member: session.member, account: session.member.account });
  });
}

import type { World } from '../world.ts';
import type { Member } from './members.ts';
import { endCookies, type MemberSession, provenSession, startKeeping, startSession } from './sessions.ts';

/** How a member came in. */
type Admission = {
  member: Member;
  rememberMe: boolean;
  /** By a code to a phone as well, which opens the pages that need a proof (ACC-106). */
  bySecondFactor?: boolean;
};

/** Signs a member in: the one who was signed in on this browser is signed out first (FC-080). Gives the cookies to set. */
export function admit(
  world: World,
  request: Request,
  { member, rememberMe, bySecondFactor = false }: Admission,
): { session: MemberSession; cookies: string[] } {
  world.effects.signIns += 1;
  const session = provenSession(world, member);
  if (bySecondFactor) session.verifiedAt = world.clock.now();
  const cookies = [...endCookies(world, request), startSession(world, session)];
  return { session, cookies: rememberMe ? [...cookies, startKeeping(world, member)] : cookies };
}

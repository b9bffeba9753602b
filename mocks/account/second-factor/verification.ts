import { readVerification, sendCode, verifyCode, verifyPassword } from '#api/account/verification.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { retailerSettings } from '../../configuration/configuration.ts';
import { refuse, respond } from '../../respond.ts';
import { admit } from '../../session/admission.ts';
import type { Member } from '../../session/members.ts';
import { challengeOf, type MemberSession, type Session } from '../../session/sessions.ts';
import { memberOf } from '../../session/visitor-answer.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';
import { respondToMember } from '../member-only.ts';
import { proveCode } from './one-time-codes.ts';
import {
  codeTarget,
  newNumberPurpose,
  sendCodeTo,
  sendCodeToNew,
  signInPurpose,
  verificationPurpose,
  wirePhone,
} from './phone-codes.ts';
import { countTry } from './tries.ts';

/** How long a proof opens the pages that need one, milliseconds (ACC-106). */
const VERIFICATION_MS = 15 * MINUTE_MS;
/** Passwords that a session may try within that time. */
const MOST_PASSWORDS = 5;

/** Whether a session may do what needs a proof; everybody may while the second factor is switched off (decision AO-30). */
export function isVerified(world: World, { verifiedAt }: MemberSession): boolean {
  if (!retailerSettings(world).enableMfa) return true;
  return verifiedAt !== null && world.clock.now() - verifiedAt <= VERIFICATION_MS;
}

/** The answer to an entered code that was not accepted. */
export function refuseCode(outcome: 'refused' | 'expired' | 'spent'): Response {
  if (outcome === 'refused') return refuse(400, 'CODE_REFUSED');
  return outcome === 'expired' ? refuse(410, 'CODE_EXPIRED') : refuse(429, 'CODE_ATTEMPTS_SPENT');
}

/** The answer to a member who requests another code too soon. */
export function refuseSending(seconds: number): Response {
  return refuse(429, 'TOO_MANY_CODES', { 'retry-after': String(seconds) });
}

const verifiedPhones = ({ phones }: Account) => phones.filter(({ verified }) => verified);

function prove(world: World, session: MemberSession): void {
  session.provenAt = world.clock.now();
  session.verifiedAt = world.clock.now();
}

/** Whose codes these are: of the member who is signed in, or whose password was right. */
function personOf(world: World, session: Session, request: Request): Member | Response {
  if (session.kind === 'member') return retailerSettings(world).enableMfa ? session.member : refuse(404, 'MFA_OFF');
  return challengeOf(world, request)?.member ?? refuse(401, 'SIGN_IN_REQUIRED');
}

export const verificationHandlers = (world: World) => [
  respond(world, sendCode, ({ body, session, request }) => {
    const member = personOf(world, session, request);
    if (member instanceof Response) return member;
    const phone = member.account.phones.find(({ id }) => id === body.methodId);
    if (!phone || (session.kind !== 'member' && !phone.verified)) return refuse(404, 'NO_SUCH_PHONE');
    const purpose = session.kind === 'member' ? verificationPurpose(member) : signInPurpose(member);
    const wait = phone.verified
      ? sendCodeTo(world, phone, purpose)
      : sendCodeToNew(world, phone, newNumberPurpose(member));
    return wait === null ? undefined : refuseSending(wait);
  }),

  respond(world, verifyCode, ({ body, session, request, setCookie }) => {
    const member = personOf(world, session, request);
    if (member instanceof Response) return member;
    const phone = verifiedPhones(member.account).find(({ id }) => id === body.methodId);
    if (!phone) return refuse(404, 'NO_SUCH_PHONE');
    const purpose = session.kind === 'member' ? verificationPurpose(member) : signInPurpose(member);
    const outcome = proveCode(world, purpose, codeTarget(phone, 'present number'), body.code);
    if (outcome !== 'accepted') return refuseCode(outcome);
    if (session.kind === 'member') {
      prove(world, session);
      return memberOf(session);
    }
    const rememberMe = challengeOf(world, request)?.rememberMe ?? false;
    const admitted = admit(world, request, { member, rememberMe, bySecondFactor: true });
    setCookie(...admitted.cookies);
    return memberOf(admitted.session);
  }),

  respondToMember(world, readVerification, ({ session, account }) => ({
    verified: isVerified(world, session),
    methods: retailerSettings(world).enableMfa ? verifiedPhones(account).map(wirePhone) : [],
  })),

  respondToMember(world, verifyPassword, ({ body, session, account }) => {
    if (retailerSettings(world).enableMfa && verifiedPhones(account).length > 0) return refuse(403, 'CODE_EXPECTED');
    if (countTry(world, `proof ${account.memberId}`, VERIFICATION_MS) > MOST_PASSWORDS) {
      return refuse(429, 'TOO_MANY_PASSWORDS');
    }
    if (body.password !== account.password) return refuse(400, 'PASSWORD_WRONG');
    world.accounts.tries.delete(`proof ${account.memberId}`);
    prove(world, session);
    return memberOf(session);
  }),
];

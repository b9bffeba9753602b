import { HttpResponse } from 'msw';
import { changePassword, checkResetLink, forgotPassword, resetPassword } from '#api/account/password.ts';
import { unmetPasswordRules } from '#domain/account/password.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { refuse, respond } from '../../respond.ts';
import { findMember, type Member } from '../../session/members.ts';
import { endSessionsOf, newSecret } from '../../session/sessions.ts';
import { forgetWrongPasswords } from '../../session/sign-in-guard.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';
import { UNLUCKY_CODE, UNLUCKY_PASSWORD_START } from '../account-sentinels.ts';
import { respondToMember } from '../member-only.ts';
import { sendMail } from '../outbox.ts';
import { countTry, triesWithin } from '../second-factor/tries.ts';
import { isVerified } from '../second-factor/verification.ts';

/** How long the link of a mail works, milliseconds (ACC-089). */
const RESET_LINK_MS = HOUR_MS;
/** Mails with a link that one account gets within an hour. */
const MOST_RESET_MAILS = 3;
/** Wrong present passwords that a session may enter within a quarter of an hour. */
const MOST_WRONG = 5;
/** How many passwords of the past cannot come back. */
const REMEMBERED_PASSWORDS = 5;

const MISSING = 111011;
const WEAK = 111022;
const REUSED = 111084;
/** A link that was used, is too old, or never was. */
const LINK_EXPIRED = 111090;

/** Why an account cannot have a new password (ACC-094 to ACC-097), or null. */
function refusalOf({ password, earlierPasswords }: Account, wanted: string): number | null {
  if (wanted === '') return MISSING;
  if (wanted.startsWith(UNLUCKY_PASSWORD_START)) return UNLUCKY_CODE;
  if (unmetPasswordRules(wanted).length > 0) return WEAK;
  return wanted === password || earlierPasswords.includes(wanted) ? REUSED : null;
}

function refusePassword(code: number, status = 400): Response {
  return HttpResponse.json({ data: { code } }, { status });
}

/** Gives an account its new password; every other browser has to sign in again. */
function setPassword(world: World, member: Member, password: string, current?: Request): void {
  const { account } = member;
  account.earlierPasswords = [...account.earlierPasswords, account.password].slice(-REMEMBERED_PASSWORDS);
  account.password = password;
  world.effects.passwordsChanged += 1;
  endSessionsOf(world, member, current);
  for (const [token, claim] of world.accounts.resetLinks) {
    if (claim.member === member) world.accounts.resetLinks.delete(token);
  }
  forgetWrongPasswords(world, [account.email, account.userName.toLowerCase()]);
  sendMail(world, {
    to: account.email,
    subject: 'Your password was changed',
    text: 'All other browsers were signed out. If this was not you, ask for a new password at once.',
  });
}

function linkOwner(world: World, token: string | undefined): Member | null {
  const claim = world.accounts.resetLinks.get(token ?? '');
  return claim && world.clock.now() <= claim.until ? claim.member : null;
}

export const passwordHandlers = (world: World) => [
  respond(world, forgotPassword, ({ body, request }) => {
    const member = findMember(world.members, body.emailAddress) ?? findMember(world.members, body.userName);
    if (!member) return undefined;
    const what = `reset mail ${member.account.memberId}`;
    if (triesWithin(world, what, HOUR_MS).length >= MOST_RESET_MAILS) return undefined;
    countTry(world, what, HOUR_MS);
    const token = newSecret(world.random);
    world.accounts.resetLinks.set(token, { member, until: world.clock.now() + RESET_LINK_MS });
    sendMail(world, {
      to: member.account.email,
      subject: 'Create a new password',
      text: 'The link works once, for one hour. If you did not ask for it, do nothing.',
      // A real retailer takes its own address from its settings, never from a request.
      link: `${new URL(request.url).origin}/account/forgot-password-reset/${token}`,
    });
    return undefined;
  }),

  respond(world, checkResetLink, ({ params }) =>
    linkOwner(world, params['token']) ? {} : refuse(410, 'LINK_EXPIRED'),
  ),

  respond(world, resetPassword, ({ body }) => {
    const member = linkOwner(world, body.token);
    if (!member) return refusePassword(LINK_EXPIRED, 410);
    const code = refusalOf(member.account, body.newPassword);
    if (code !== null) return refusePassword(code);
    setPassword(world, member, body.newPassword);
    return undefined;
  }),

  respondToMember(world, changePassword, ({ body, request, session, member, account }) => {
    if (!isVerified(world, session)) return refuse(403, 'VERIFICATION_DUE');
    const what = `present password ${account.memberId}`;
    if (triesWithin(world, what, HOUR_MS / 4).length >= MOST_WRONG) return refuse(429, 'TOO_MANY_PASSWORDS');
    if (body.currentPassword !== account.password) {
      countTry(world, what, HOUR_MS / 4);
      return refuse(400, 'CURRENT_PASSWORD_WRONG');
    }
    const code = refusalOf(account, body.newPassword);
    if (code !== null) return refusePassword(code);
    setPassword(world, member, body.newPassword, request);
    session.provenAt = world.clock.now();
    return undefined;
  }),
];

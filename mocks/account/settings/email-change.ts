import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { isEmailAddress } from '#domain/account/email-address.ts';
import { refuse } from '../../respond.ts';
import type { World } from '../../world.ts';
import { TAKEN_EMAIL_START } from '../account-sentinels.ts';
import { respondToMember } from '../member-only.ts';
import { sendMail } from '../outbox.ts';
import { issueCode, proveCode } from '../second-factor/one-time-codes.ts';
import { refuseCode, refuseSending } from '../second-factor/verification.ts';

/** Whether an address, in lower case, belongs to an account. */
export function isEmailTaken(world: World, email: string): boolean {
  return world.members.has(email) || email.startsWith(TAKEN_EMAIL_START);
}

export const emailHandlers = (world: World) => [
  respondToMember(world, proposeEmail, ({ body, account }) => {
    const email = body.emailAddress.trim().toLowerCase();
    if (!isEmailAddress(email) || email === account.email) return refuse(400, 'EMAIL_REFUSED');
    if (isEmailTaken(world, email)) return refuse(409, 'EMAIL_TAKEN');
    const issued = issueCode(world, `email ${account.memberId}`, email);
    if (!issued.sent) return refuseSending(issued.retryAfterSeconds);
    const isNew = account.proposedEmail !== email;
    account.proposedEmail = email;
    sendMail(world, {
      to: email,
      subject: 'Confirm your new e-mail address',
      text: `${issued.code} is your Northstar code. It works for 10 minutes.`,
      code: issued.code,
    });
    if (isNew) {
      sendMail(world, {
        to: account.email,
        subject: 'A change of your e-mail address was requested',
        text: `It will be ${email} once a code is entered. If this was not you, change your password.`,
      });
    }
    return undefined;
  }),

  respondToMember(world, confirmEmail, ({ body, member, account }) => {
    const email = body.emailAddress.trim().toLowerCase();
    if (account.proposedEmail !== email) return refuse(400, 'CODE_REFUSED');
    const outcome = proveCode(world, `email ${account.memberId}`, email, body.code);
    if (outcome !== 'accepted') return refuseCode(outcome);
    account.proposedEmail = null;
    if (isEmailTaken(world, email)) return refuse(409, 'EMAIL_TAKEN');
    const old = account.email;
    world.members.delete(old);
    world.members.set(email, member);
    account.email = email;
    if (account.userName === old) account.userName = email;
    sendMail(world, {
      to: old,
      subject: 'Your e-mail address was changed',
      text: `It is ${email} now. Sign in with that from now on.`,
    });
    return undefined;
  }),
];

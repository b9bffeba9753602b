import { addPhone, changePhone, confirmPhone, readPhones, removePhone } from '#api/account/phones.ts';
import { bareNumber, PHONE_DIGITS } from '#domain/account/phone-number.ts';
import { retailerSettings } from '../../configuration/configuration.ts';
import { refuse } from '../../respond.ts';
import { newSecret } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import type { Account, Phone } from '../account.ts';
import { UNREACHABLE_PHONE_END } from '../account-sentinels.ts';
import { respondToMember } from '../member-only.ts';
import { sendMail } from '../outbox.ts';
import { proveCode } from './one-time-codes.ts';
import { codeTarget, newNumberPurpose, sendCodeToNew, wirePhone } from './phone-codes.ts';
import { isVerified, refuseCode, refuseSending } from './verification.ts';

/** Phones of one account. */
const MOST_PHONES = 5;

const OFF = 'MFA_OFF';

/** The ten digits of a typed number that an SMS can reach, or null (ACC-119, decision AO-35). */
function reachable(typed: string): string | null {
  const number = bareNumber(typed);
  const isNumber = new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(number);
  return isNumber && !number.endsWith(UNREACHABLE_PHONE_END) ? number : null;
}

function notifyOwner(world: World, account: Account, what: string): void {
  sendMail(world, {
    to: account.email,
    subject: 'The phones of your account changed',
    text: `${what} If this was not you, change your password.`,
  });
}

const hasVerified = ({ phones }: Account) => phones.some(({ verified }) => verified);

const phoneOf = ({ phones }: Account, id: string | undefined) => phones.find((phone) => phone.id === id);

/** Answers with the phone, and never with its code: that goes to the number only. */
function sent(wait: number | null, phone: Phone) {
  return wait === null ? wirePhone(phone) : refuseSending(wait);
}

export const phoneHandlers = (world: World) => {
  const isOff = () => !retailerSettings(world).enableMfa;

  return [
    respondToMember(world, readPhones, ({ account }) =>
      isOff() ? refuse(404, OFF) : { phones: account.phones.map(wirePhone) },
    ),

    respondToMember(world, addPhone, ({ body, session, member, account }) => {
      if (isOff()) return refuse(404, OFF);
      // Nothing but a first phone can be without one (D-321).
      if (hasVerified(account) && !isVerified(world, session)) return refuse(403, 'VERIFICATION_DUE');
      const number = reachable(body.phoneNumber);
      if (number === null) return refuse(400, 'PHONE_REFUSED');
      const known = account.phones.find((phone) => phone.number === number);
      if (known?.verified) return refuse(409, 'PHONE_KNOWN');
      if (!known && account.phones.length >= MOST_PHONES) return refuse(400, 'TOO_MANY_PHONES');
      const phone = known ?? { id: `phone-${newSecret(world.random)}`, number, verified: false, proposed: null };
      const wait = sendCodeToNew(world, phone, newNumberPurpose(member));
      if (wait === null && !known) account.phones.push(phone);
      return sent(wait, phone);
    }),

    respondToMember(world, changePhone, ({ body, params, session, member, account }) => {
      if (isOff()) return refuse(404, OFF);
      if (!isVerified(world, session)) return refuse(403, 'VERIFICATION_DUE');
      const phone = phoneOf(account, params['id']);
      if (!phone) return refuse(404, 'NO_SUCH_PHONE');
      const number = reachable(body.phoneNumber);
      if (number === null) return refuse(400, 'PHONE_REFUSED');
      if (account.phones.some((one) => one.number === number)) return refuse(409, 'PHONE_KNOWN');
      const wait = sendCodeToNew(world, { ...phone, proposed: number }, newNumberPurpose(member));
      if (wait === null) phone.proposed = number;
      return sent(wait, phone);
    }),

    respondToMember(world, confirmPhone, ({ body, params, member, account }) => {
      if (isOff()) return refuse(404, OFF);
      const phone = phoneOf(account, params['id']);
      if (!phone) return refuse(404, 'NO_SUCH_PHONE');
      const outcome = proveCode(world, newNumberPurpose(member), codeTarget(phone, 'new number'), body.code);
      if (outcome !== 'accepted') return refuseCode(outcome);
      // Others were added without a proof, by anyone who had the session (D-321).
      if (!hasVerified(account)) account.phones = [phone];
      phone.number = phone.proposed ?? phone.number;
      phone.proposed = null;
      phone.verified = true;
      notifyOwner(world, account, `Codes now go to the phone ending in ${phone.number.slice(-4)}.`);
      return undefined;
    }),

    respondToMember(world, removePhone, ({ params, session, account }) => {
      if (isOff()) return refuse(404, OFF);
      if (!isVerified(world, session)) return refuse(403, 'VERIFICATION_DUE');
      const phone = phoneOf(account, params['id']);
      if (!phone) return refuse(404, 'NO_SUCH_PHONE');
      account.phones = account.phones.filter((one) => one !== phone);
      if (phone.verified) notifyOwner(world, account, `The phone ending in ${phone.number.slice(-4)} was removed.`);
      return undefined;
    }),
  ];
};

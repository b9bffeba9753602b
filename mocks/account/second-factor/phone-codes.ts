import type { Member } from '../../session/members.ts';
import type { World } from '../../world.ts';
import type { Phone } from '../account.ts';
import { sendSms } from '../outbox.ts';
import { issueCode } from './one-time-codes.ts';

/** What a code is good for; one of another purpose is refused. */
export const signInPurpose = ({ account }: Member) => `sign-in ${account.memberId}`;
export const verificationPurpose = ({ account }: Member) => `verification ${account.memberId}`;
export const newNumberPurpose = ({ account }: Member) => `new number ${account.memberId}`;

/** A phone as the wire has it: its last four digits are enough (ACC-036). */
export function wirePhone({ id, number, verified }: Phone) {
  return { id, phoneNumber: `******${number.slice(-4)}`, phoneSmsState: verified ? 'VERIFIED' : 'PENDING' };
}

/** The number of a phone to which a code belongs, so that another number cannot be proven by it. */
export function codeTarget({ id, number, proposed }: Phone, purpose: 'new number' | 'present number'): string {
  return `${id} ${purpose === 'new number' ? (proposed ?? number) : number}`;
}

/** Sends a code to the number that a phone has now; the seconds to wait where it is too soon, else null. */
export function sendCodeTo(world: World, phone: Phone, purpose: string): number | null {
  return send(world, purpose, codeTarget(phone, 'present number'), phone.number);
}

/** Sends a code to the number that a phone is to get; the seconds to wait where it is too soon, else null. */
export function sendCodeToNew(world: World, phone: Phone, purpose: string): number | null {
  return send(world, purpose, codeTarget(phone, 'new number'), phone.proposed ?? phone.number);
}

function send(world: World, purpose: string, target: string, number: string): number | null {
  const issued = issueCode(world, purpose, target);
  if (!issued.sent) return issued.retryAfterSeconds;
  sendSms(world, { to: number, text: `${issued.code} is your Northstar code.`, code: issued.code });
  return null;
}

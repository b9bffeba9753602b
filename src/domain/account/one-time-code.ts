import { MINUTE_MS } from '../durations.ts';

/** Digits of a code that is sent by SMS or e-mail (ACC-036, ACC-112). */
export const CODE_LENGTH = 6;

/** How long a code is valid, milliseconds (ACC-036, ACC-112). */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;

/** Pause before a code can be sent again, milliseconds. */
export const CODE_RESEND_MS = 30_000;

/** Enter that follows the last digit within this time is habit and not another try, milliseconds: the digit has sent the code. */
export const CODE_HABIT_MS = 1_000;

/** Whether a code is complete and may be sent. */
export function isCompleteCode(code: string): boolean {
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code);
}

/** A phone that codes can be sent to; `lastFour` is all that the app ever learns of a stored number. */
export type MfaPhone = { id: string; lastFour: string; verified: boolean };

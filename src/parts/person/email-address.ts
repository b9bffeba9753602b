import * as v from 'valibot';
import { isEmailAddress } from '#domain/account-limits.ts';

/** What can be wrong with an e-mail address. */
export const EMAIL_MISTAKES = ['email-missing', 'email-invalid'] as const;

export type EmailMistake = (typeof EMAIL_MISTAKES)[number];

/** A form of one address. Longer ones than an account can have are no addresses, too (ACC-085, decision AO-34). */
export const emailSchema = v.object({
  emailAddress: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('email-missing' satisfies EmailMistake),
    v.check(isEmailAddress, 'email-invalid' satisfies EmailMistake),
  ),
});

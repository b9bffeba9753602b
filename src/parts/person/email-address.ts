import * as v from 'valibot';
import { EMAIL_LIMIT, isEmailAddress, LONGEST_EMAIL } from '#domain/account/account-limits.ts';

/** What can be wrong with an e-mail address. */
export const EMAIL_MISTAKES = ['email-missing', 'email-invalid'] as const;

export type EmailMistake = (typeof EMAIL_MISTAKES)[number];

/** A form of one address of at most `limit` characters. */
const formOf = (limit: number) =>
  v.object({
    emailAddress: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('email-missing' satisfies EmailMistake),
      v.check((text) => isEmailAddress(text, limit), 'email-invalid' satisfies EmailMistake),
    ),
  });

/** Longer addresses than an account can have are no addresses, too (ACC-085, decision AO-34). */
export const emailSchema = formOf(EMAIL_LIMIT);

/** Anyone's address, with an account or without. */
export const anyEmailSchema = formOf(LONGEST_EMAIL);

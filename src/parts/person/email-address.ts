import * as v from 'valibot';
import { cleanedEmail, EMAIL_LIMIT, isEmailAddress, LONGEST_EMAIL } from '#domain/account/email-address.ts';

/** What can be wrong with an e-mail address. */
export const EMAIL_MISTAKES = ['email-missing', 'email-invalid'] as const;

/** What can be wrong with that of an account, where one that is too long is said to be. */
export const ACCOUNT_EMAIL_MISTAKES = ['email-missing', 'email-long', 'email-invalid'] as const;

export type EmailMistake = (typeof ACCOUNT_EMAIL_MISTAKES)[number];

const filled = v.pipe(v.string(), v.transform(cleanedEmail), v.nonEmpty('email-missing' satisfies EmailMistake));

/** A form of one address of at most `limit` characters. */
const formOf = (limit: number) =>
  v.object({
    emailAddress: v.pipe(
      filled,
      v.check((text) => isEmailAddress(text, limit), 'email-invalid' satisfies EmailMistake),
    ),
  });

/** Longer addresses than an account can have are no addresses, too (ACC-085, decision AO-34). */
export const emailSchema = formOf(EMAIL_LIMIT);

/** Anyone's address, with an account or without. */
export const anyEmailSchema = formOf(LONGEST_EMAIL);

/** An address that an account is to have (ACC-061, decision AO-34). */
export const accountEmail = v.pipe(
  filled,
  v.maxLength(EMAIL_LIMIT, 'email-long' satisfies EmailMistake),
  v.check(isEmailAddress, 'email-invalid' satisfies EmailMistake),
);

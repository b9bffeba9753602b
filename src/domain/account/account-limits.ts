/** Longest e-mail address of an account, characters (ACC-084, decision AO-34). */
export const EMAIL_LIMIT = 50;

/** Longest e-mail address there is, characters (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** Longest first or last name, characters (ACC-061). */
export const NAME_LIMIT = 50;

/** Digits of a stored-value card's number and of its security code (ACC-052, ACC-053). */
export const CARD_NUMBER_DIGITS = 16;
export const CARD_PIN_DIGITS = 8;

/** Digits of a phone number (ACC-119). */
export const PHONE_DIGITS = 10;
/** As it is dialled from abroad; no number of ten digits begins with 1. */
const COUNTRY_CODE = /^(?:\+|00)?1\d{10}$/;

/**
 * A phone number without spaces, dashes, dots and parentheses (decision AO-35): the one that codes go to. A number that is copied
 * may hold dashes of every length, and marks that cannot be seen.
 */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s\p{Cf}\p{Pd}.()]/gu, '');
}

/** The same of a profile or a billing address, which may be filled in with the country code that both markets share. */
export function nationalNumber(typed: string): string {
  const bare = bareNumber(typed);
  return COUNTRY_CODE.test(bare) ? bare.slice(-PHONE_DIGITS) : bare;
}

/** Whether a bare number has the digits of a phone number and nothing else (ACC-119). */
export function isPhoneNumber(bare: string): boolean {
  return new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(bare);
}

/** A typed or copied e-mail address, or a username, without what cannot be seen: outer blanks and invisible marks. */
export function cleanedEmail(typed: string): string {
  return typed.replace(/\p{Cf}/gu, '').trim();
}

/** Whether a text can be an e-mail address, of an account where no other `limit` is named: one @, a dotted host, no space. */
export function isEmailAddress(text: string, limit = EMAIL_LIMIT): boolean {
  return text.length <= limit && /^[^\s@<>"(),:;\\]+@[^\s@.<>"(),:;\\]+(\.[^\s@.<>"(),:;\\]+)+$/.test(text);
}

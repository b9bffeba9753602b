/** Longest e-mail address of an account, characters (ACC-084, decision AO-34). */
export const EMAIL_LIMIT = 50;

/** Longest e-mail address there is, characters (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** A typed or copied e-mail address, or a username, without what cannot be seen: outer blanks and invisible marks. */
export function cleanedEmail(typed: string): string {
  return typed.replace(/\p{Cf}/gu, '').trim();
}

/** Whether a text can be an e-mail address, of an account where no other `limit` is named: one @, a dotted host, no space. */
export function isEmailAddress(text: string, limit = EMAIL_LIMIT): boolean {
  return text.length <= limit && /^[^\s@<>"(),:;\\]+@[^\s@.<>"(),:;\\]+(\.[^\s@.<>"(),:;\\]+)+$/.test(text);
}

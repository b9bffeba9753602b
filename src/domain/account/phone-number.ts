/** Digits of a phone number (ACC-119). */
export const PHONE_DIGITS = 10;
/** A number with its country code, as it is dialled from abroad; no number of ten digits begins with 1. */
const COUNTRY_CODE = /^(?:\+|00)?1\d{10}$/;

/**
 * A phone number without spaces, dashes, dots and parentheses (decision AO-35): the one that codes go to. A number that is copied
 * may hold dashes of every length, and marks that cannot be seen.
 */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s\p{Cf}\p{Pd}.()]/gu, '');
}

/** The bare number of a profile or a billing address, which may be filled in with the country code that both markets share. */
export function nationalNumber(typed: string): string {
  const bare = bareNumber(typed);
  return COUNTRY_CODE.test(bare) ? bare.slice(-PHONE_DIGITS) : bare;
}

/** Whether a bare number has the digits of a phone number and nothing else (ACC-119). */
export function isPhoneNumber(bare: string): boolean {
  return new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(bare);
}

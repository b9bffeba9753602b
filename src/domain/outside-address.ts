/** A checked address: the only kind that leads away from this site. */
export type SafeAddress = string & { readonly brand: 'SafeAddress' };

/** Longest address that is followed, characters. */
const LIMIT = 2048;

/** `https://host[:port][/…]`: no other scheme, no user name or password before the host, no space, control character or backslash. */
const OUTSIDE = /^https:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?([/?#][!-[\]-~]*)?$/i;

/** The address of another site, as it came, or null where it may not be followed. Letters beyond ASCII must come encoded. */
export function outsideAddress(text: string | null | undefined, limit = LIMIT): SafeAddress | null {
  return text && text.length <= limit && OUTSIDE.test(text) ? (text as SafeAddress) : null;
}

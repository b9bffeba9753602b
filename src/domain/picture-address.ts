import { outsideAddress } from './outside-address.ts';

/** `/path` of this site, without a second slash, which would name a host. */
const OWN = /^\/(?!\/)[!-[\]-~]*$/;

/**
 * Whether a picture that an answer names may be asked for: one of this site, or of another by `https`. Which other sites it may
 * come from is the policy's affair. Letters beyond ASCII must come encoded.
 */
export function isPictureAddress(address: string): boolean {
  return OWN.test(address) || outsideAddress(address) !== null;
}

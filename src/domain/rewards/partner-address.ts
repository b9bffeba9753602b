import { outsideAddress, type SafeAddress } from '../outside-address.ts';

/** `https://host/…` without a port: what stands behind the host begins a path, a query or a fragment. */
const HTTPS = /^https:\/\/([a-z\d.-]+)(?:[/?#]|$)/i;

/** Longest address that is followed, characters: what a partner sends along may be long, as it may for a client's grant (D-224). */
const LIMIT = 8192;

/** A page on this very computer, which no network is between. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(?::\d{1,5})?(?:[/?#][!-[\]-~]*)?$/;

/**
 * Where a partner's answer may lead the browser (decision 0.5, FC-094): an https address without user, port or odd characters whose
 * host is one of `hosts` (lower case); null for everything else. Where `hosts` names this computer itself, as the pretended
 * retailer does and no real one, its pages may be plain http (D-201).
 */
export function partnerAddressOf(wanted: string | null | undefined, hosts: readonly string[]): SafeAddress | null {
  if (!wanted) return null;
  const [, loopback] = LOOPBACK.exec(wanted) ?? [];
  if (loopback !== undefined) return hosts.includes(loopback) ? (wanted as SafeAddress) : null;
  const [, host] = HTTPS.exec(wanted) ?? [];
  return host !== undefined && hosts.includes(host.toLowerCase()) ? outsideAddress(wanted, LIMIT) : null;
}

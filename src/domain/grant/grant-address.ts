import { outsideAddress, type SafeAddress } from '../outside-address.ts';
import type { GrantSchemes } from './access-grant.ts';

/** Longest address that a client gets back to, characters: its `state` comes along, and may be long. */
const LIMIT = 16_384;

/** A page on this very computer, which no network is between (RFC 8252, 7.3). */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?#][!-[\]-~]*)?$/;

/** Begins with a domain read backwards (RFC 8252, 7.1), so that no scheme of a browser is one: those have no dot. */
const OF_APP = /^([a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+):[!-[\]-~]+$/;

/**
 * Where the server may send the browser for a client (decision 0.5, D-225, FC-101): an https address without user or odd characters; a
 * scheme of an app, or plain http of this computer, only where `declared` has it for that client; null for everything else.
 */
export function grantAddressOf(wanted: string | null, clientId: string, declared: GrantSchemes): SafeAddress | null {
  if (wanted === null || wanted.length > LIMIT) return null;
  const scheme = LOOPBACK.test(wanted) ? 'http' : OF_APP.exec(wanted)?.[1];
  if (scheme === undefined) return outsideAddress(wanted, LIMIT);
  const isDeclared = declared.some((one) => one.clientId === clientId && one.schemes.includes(scheme));
  return isDeclared ? (wanted as SafeAddress) : null;
}

/** What a person knows an address by: the host of a page, or the scheme of an app. */
export type GrantPlace = { readonly kind: 'site' | 'app'; readonly name: string };

/** The place of a checked address. */
export function grantPlaceOf(address: SafeAddress): GrantPlace {
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(address) ?? [];
  if (host !== undefined) return { kind: 'site', name: host.toLowerCase() };
  return { kind: 'app', name: address.slice(0, address.indexOf(':')) };
}

/**
 * Where Cancel leads: the address with `error=access_denied` and the state of the request (OAU-020, OAU-022, FC-103), encoded once; what
 * its query and fragment hold stays as it is.
 */
export function refusedAddressOf(address: SafeAddress, state: string | null): SafeAddress {
  const added = `error=access_denied${state === null ? '' : `&state=${formEncoded(state)}`}`;
  const [, before = '', fragment = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  const joint = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return `${before}${joint}${added}${fragment}` as SafeAddress;
}

/** A text as `URLSearchParams` writes it, which the layer below pages does not have: a form's encoding (RFC 6749, appendix B). */
function formEncoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

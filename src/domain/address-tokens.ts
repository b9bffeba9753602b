import { decodedOnce } from './decoded-once.ts';

/** The token of a gift's link, which gives number and code of its card (OPP-081). */
export const GIFT_TOKEN = 'cashstarToken';

/** What PayPal sends the member back with (CRD-038). */
export const PAYPAL_APPROVAL = 'approval';

const NAMES: readonly string[] = [GIFT_TOKEN, PAYPAL_APPROVAL];

/**
 * An address without the tokens in its query, and they by their names: others could read and use one there, so that none is
 * handed on with an address (FC-080). The rest of the address stays byte for byte.
 */
export function takeTokens(address: string): {
  readonly address: string;
  readonly tokens: readonly (readonly [name: string, token: string])[];
} {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parts = query.split('&').map((part) => {
    const [name = '', ...written] = part.split('=');
    return { part, name, token: NAMES.includes(name) ? decodedOnce(written.join('=').replaceAll('+', ' ')) : null };
  });
  const tokens = parts.flatMap(({ name, token }) => (token ? [[name, token] as const] : []));
  if (tokens.length === 0) return { address, tokens };
  const rest = parts.filter(({ name }) => !NAMES.includes(name)).map(({ part }) => part);
  return { address: `${path}${rest.length === 0 ? '' : `?${rest.join('&')}`}${hash}`, tokens };
}

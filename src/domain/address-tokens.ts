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
  const parts = query.split('&');
  const isToken = (part: string) => NAMES.includes(part.split('=', 1)[0] ?? '');
  const rest = parts.filter((part) => !isToken(part)).join('&');
  const tokens = [...new URLSearchParams(parts.filter(isToken).join('&'))].filter(([, token]) => token !== '');
  return { address: tokens.length === 0 ? address : `${path}${rest && `?${rest}`}${hash}`, tokens };
}

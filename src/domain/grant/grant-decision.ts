import { Failure } from '../failure.ts';
import {
  type GrantClaim,
  type GrantDecision,
  type GrantRequest,
  type GrantSchemes,
  type GrantStatus,
  KNOWN_CLAIMS,
} from './access-grant.ts';
import { grantAddressOf, refusedAddressOf } from './grant-address.ts';

/** Parameters of an address as they came; those that stand there more than once are lists. */
type GrantSearch = Readonly<Record<string, unknown>>;

const PARAMETERS = ['client_id', 'response_type', 'redirect_uri', 'scope', 'state'] as const;

/**
 * The request of a link, or null where client or response type is missing (OAU-005). An empty parameter counts as left out, and no
 * parameter may stand there twice (RFC 6749, 3.1): which of two is meant cannot be known.
 */
export function grantRequestOf(search: GrantSearch): GrantRequest | null {
  const [clientId, responseType, redirectUri, scope, state] = PARAMETERS.map((name) => search[name] ?? '');
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (!isText(clientId) || !isText(responseType) || !isText(redirectUri) || !isText(scope) || !isText(state))
    return null;
  if (clientId === '' || responseType === '') return null;
  return { clientId, responseType, redirectUri: redirectUri || null, scope: scope || null, state: state || null };
}

/**
 * Throws the Failure `bad-answer` for an address that is not followed (FC-101) and for a question without a claim (FC-109).
 */
export function grantDecisionOf(status: GrantStatus, request: GrantRequest, declared: GrantSchemes): GrantDecision {
  const { authorized, redirectUri, clientName, clientImage } = status;
  const address = grantAddressOf(redirectUri, request.clientId, declared);
  if (redirectUri !== null && address === null) throw new Failure('bad-answer');
  if (authorized && address !== null) return { kind: 'granted', address };
  const claims = [...new Set(status.claims)].map(claimOf);
  if (claims.length === 0 || claims.some(({ name }) => name === '')) throw new Failure('bad-answer');
  const name = readable(clientName ?? '', LONGEST_NAME);
  const cancelAddress = address === null ? null : refusedAddressOf(address, request.state);
  const question = {
    clientName: name === '' ? null : name,
    picture: ownPath(clientImage),
    claims,
    address,
    cancelAddress,
  };
  return { kind: 'asked', question };
}

function claimOf(scope: string): GrantClaim {
  const known = KNOWN_CLAIMS.find((claim) => claim === scope);
  return known === undefined
    ? { kind: 'unknown', name: readable(scope, LONGEST_CLAIM) }
    : { kind: 'known', name: known };
}

/** Most of a client's name, and of a claim without words, that is shown, characters. */
const LONGEST_NAME = 60;
const LONGEST_CLAIM = 80;

/**
 * A text that a client chose, as it may stand among ours (FC-107): nothing that is not seen or turns the direction of writing, no tower of
 * accents, and an end.
 */
function readable(text: string, longest: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const characters = [...plain];
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : plain;
}

/** Pictures come from this site alone: a request to the client's own host would show it who looks (and the pages' policy refuses it). */
function ownPath(address: string | null): string | null {
  return address !== null && /^\/(?!\/)[!-[\]-~]*$/.test(address) ? address : null;
}

/** Letters that look like those of our name. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  о: 'o',
  ο: 'o',
  '0': 'o',
  г: 'r',
  т: 't',
  τ: 't',
  ѕ: 's',
  '5': 's',
  $: 's',
  һ: 'h',
  п: 'n',
  η: 'n',
};

/** Whether a client is called as the retailer is, or nearly so: its name alone must not pass for ours (FC-107). */
export function isNamedLike(clientName: string, brand: string): boolean {
  return skeleton(clientName).includes(skeleton(brand));
}

function skeleton(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return [...plain]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

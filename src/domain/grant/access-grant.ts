import type { SafeAddress } from '../outside-address.ts';

/** What a client asks for, as its link says it (OAU-004). */
export type GrantRequest = {
  readonly clientId: string;
  readonly responseType: string;
  /** As the link has it: the server compares it, and nothing here follows it (OAU-023). */
  readonly redirectUri: string | null;
  readonly scope: string | null;
  readonly state: string | null;
};

/** What the server knows of a request (OAU-007); nothing of it was checked. */
export type GrantStatus = {
  readonly authorized: boolean;
  readonly redirectUri: string | null;
  readonly clientName: string | null;
  readonly clientImage: string | null;
  readonly claims: readonly string[];
};

/** The claims that have words (OAU-011). */
export const KNOWN_CLAIMS = ['account', 'card', 'payment', 'rewards'] as const;
type KnownClaim = (typeof KNOWN_CLAIMS)[number];

/** One claim: known as it came, letter for letter, or a raw name made readable (OAU-012). */
export type GrantClaim =
  | { readonly kind: 'known'; readonly name: KnownClaim }
  | { readonly kind: 'unknown'; readonly name: string };

/** What a person is asked. */
export type GrantQuestion = {
  /** Ready to be read; null where the server names none. */
  readonly clientName: string | null;
  /** A path of this site; null where there is none. */
  readonly picture: string | null;
  /** In the order of the answer, each once. */
  readonly claims: readonly GrantClaim[];
  /** Where the answer goes; null where the server does not say it before. */
  readonly address: SafeAddress | null;
  /** Where Cancel leads; null: to the first page of this site (OAU-021). */
  readonly cancelAddress: SafeAddress | null;
};

/** What follows from a status: the browser goes on at once (OAU-013), or a person is asked (OAU-014). */
export type GrantDecision =
  | { readonly kind: 'granted'; readonly address: SafeAddress }
  | { readonly kind: 'asked'; readonly question: GrantQuestion };

/** Whether a person can agree: to nothing that has no words (FC-109, D-226). */
export function mayGrant({ claims }: GrantQuestion): boolean {
  return claims.every(({ kind }) => kind === 'known');
}

/** What the configuration declares for clients that are no https pages: schemes of their apps, `http` for pages of this computer. */
export type GrantSchemes = readonly { readonly clientId: string; readonly schemes: readonly string[] }[];

import type { SafePath } from '#domain/return-url.ts';
import type { Member } from '../session/members.ts';
import type { AddressRecord } from './account.ts';
import type { Message } from './outbox.ts';
import type { OneTimeCode } from './second-factor/one-time-codes.ts';

/** Belongs to a member until an instant, milliseconds since 1970. */
export type Claim = { member: Member; until: number };

/** A sign-in whose password was right and whose second factor is due. */
export type Challenge = Claim & { rememberMe: boolean };

/** Why a card call is refused: a code of the catalogue, and words of the server for a few. */
export type CardRefusal = { code: string; message?: string };

/** A reload that arrived: what it asked for, and what became of it for good. */
export type ReloadRecord = { readonly asked: string; readonly refusal: CardRefusal | null };

/** What a world keeps about its accounts besides the members themselves. Keys of the first four are secrets. */
export type AccountRecords = {
  /** Browsers that stay signed in. */
  readonly keeps: Map<string, Claim>;
  readonly challenges: Map<string, Challenge>;
  readonly resetLinks: Map<string, Claim>;
  readonly ssoTokens: Map<string, Claim & { returnUrl: string | null }>;
  /** What a member has begun at PayPal, and the payment method that it has become. */
  readonly paypalApprovals: Map<string, Claim & { returnPath: SafePath; methodId: string | null }>;
  /** Billing addresses of guests, good for one payment. */
  readonly guestAddresses: Map<string, Omit<AddressRecord, 'addressId'>>;
  /** Tokens of cards that were used, and what each has become, '' where it paid or was refused: it is good for nothing else. */
  readonly cardTokens: Map<string, string>;
  /** One for each member and purpose: a new code takes the place of the old one. */
  readonly codes: Map<string, OneTimeCode>;
  /** When something was done or tried, milliseconds since 1970, by what it was. */
  readonly tries: Map<string, number[]>;
  /** Until when a name cannot sign in; also for names without an account. */
  readonly locks: Map<string, number>;
  /** What came of changes of cards, by member and idempotency key: each is made once. */
  readonly cardChanges: Map<string, { readonly asked: string; readonly cardId: string }>;
  /** Transfers between cards, by member and request id: each is made once. Cents. */
  readonly transfers: Map<string, { readonly asked: string; readonly amount: number }>;
  /** Reloads, by member and request id. */
  readonly reloads: Map<string, ReloadRecord>;
  /** Promo codes that were redeemed, by member and code. */
  readonly promoRedemptions: Set<string>;
  /** Everything sent, oldest first. */
  readonly outbox: Message[];
};

/** Nothing happened yet. */
export function noAccountRecords(): AccountRecords {
  return {
    keeps: new Map(),
    challenges: new Map(),
    resetLinks: new Map(),
    ssoTokens: new Map(),
    paypalApprovals: new Map(),
    guestAddresses: new Map(),
    cardTokens: new Map(),
    codes: new Map(),
    tries: new Map(),
    locks: new Map(),
    cardChanges: new Map(),
    transfers: new Map(),
    reloads: new Map(),
    promoRedemptions: new Set(),
    outbox: [],
  };
}

import type { SafePath } from '#domain/return-url.ts';
import type { Member } from '../session/members.ts';
import type { AddressRecord, Card } from './account.ts';
import type { Message } from './outbox.ts';
import type { OneTimeCode } from './second-factor/one-time-codes.ts';

/** Belongs to a member until an instant, milliseconds since 1970. */
export type Claim = { member: Member; until: number };

/** A sign-in whose password was right and whose second factor is due. */
export type Challenge = Claim & { rememberMe: boolean };

/** Why a card call is refused: a code of the catalogue, and words of the server for a few. */
export type CardRefusal = { code: string; message?: string };

/** A reload that arrived: what it asked for, its card, and what became of it for good. */
export type ReloadRecord = { readonly asked: string; readonly card: Card; readonly refusal: CardRefusal | null };

/** A transfer that was made: what it asked for, its cards, and what moved, cents. */
type TransferRecord = {
  readonly asked: string;
  readonly from: Card;
  readonly to: Card;
  readonly amount: number;
};

/** What a world keeps about its accounts besides the members themselves, nothing yet. Keys of the first four are secrets. */
export function noAccountRecords() {
  /** Everything sent, oldest first. */
  const outbox: Message[] = [];
  return {
    /** Browsers that stay signed in. */
    keeps: new Map<string, Claim>(),
    challenges: new Map<string, Challenge>(),
    resetLinks: new Map<string, Claim>(),
    ssoTokens: new Map<string, Claim & { returnUrl: string | null }>(),
    /** What a member has begun at PayPal, and the payment method that it has become. */
    paypalApprovals: new Map<string, Claim & { returnPath: SafePath; methodId: string | null }>(),
    /** Billing addresses of guests, by token: each card that was entered for one pays once, the address stays known (D-351). */
    guestAddresses: new Map<string, Omit<AddressRecord, 'addressId'>>(),
    /** Tokens of cards that were used, and what each has become, '' where it paid or was refused: it is good for nothing else. */
    cardTokens: new Map<string, string>(),
    /** One for each member and purpose: a new code takes the place of the old one. */
    codes: new Map<string, OneTimeCode>(),
    /** When something was done or tried, milliseconds since 1970, by what it was. */
    tries: new Map<string, number[]>(),
    /** Until when a name cannot sign in; also for names without an account. */
    locks: new Map<string, number>(),
    /** What came of changes of cards, by member and idempotency key: each is made, or refused with a code, once. */
    cardChanges: new Map<
      string,
      { readonly asked: string; readonly cardId: string; readonly refusal: string | null }
    >(),
    /** Transfers between cards, by member and request id: each is made once. Cents. */
    transfers: new Map<string, TransferRecord>(),
    /** Reloads, by member and request id. */
    reloads: new Map<string, ReloadRecord>(),
    /** Promo codes that were redeemed, by member and code. */
    promoRedemptions: new Set<string>(),
    outbox,
  };
}

export type AccountRecords = Readonly<ReturnType<typeof noAccountRecords>>;

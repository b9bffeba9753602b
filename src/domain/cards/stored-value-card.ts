/** Reloads a card by itself once its balance falls below `triggerAmount` (CRD-005); cents. */
export type AutoReloadProfile = {
  /** Decision AO-17: by `isActive` or by the status `active`. */
  readonly isActive: boolean;
  readonly amount: number | null;
  readonly triggerAmount: number | null;
  /** Either of the two ids of the saved method that pays (CRD-036, decision AO-17). */
  readonly payerId: string | null;
};

/**
 * What can be done with a card (decision D-110): `active` pays; `inactive` waits for a barista; the others pay no more, or
 * not for this member.
 */
export const CARD_STATUSES = ['active', 'inactive', 'closed', 'stolen', 'unregistered'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** A stored-value card (CRD-004); the balance in integer cents, of the retailer's own currency where it names none (ISO 4217). */
export type StoredValueCard = {
  readonly cardId: string;
  readonly cardNumber: string;
  readonly nickname: string;
  readonly cardImageUrl: string | null;
  /** The card that pays and is shown first; at most one of a member's. */
  readonly isPrimary: boolean;
  readonly status: CardStatus;
  readonly balance: { readonly amount: number; readonly currency: string | null };
  readonly autoReloadProfile: AutoReloadProfile | null;
};

/** Why the balance of a card has changed. */
export const LEDGER_KINDS = [
  'purchase',
  'reload',
  'auto-reload',
  'transfer-in',
  'transfer-out',
  'activation',
  'refund',
  'other',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One change of a card's balance, in integer cents: what is spent is below zero. */
export type LedgerEntry = {
  readonly entryId: string;
  /** ISO 8601. */
  readonly date: string;
  readonly kind: LedgerKind;
  /** The store, or the other card of a transfer; null where there is none to name. */
  readonly detail: string | null;
  readonly amount: number;
  /** What was on the card after it. */
  readonly balance: number;
};

/** Below this an active card is shown as running low, cents. */
export const LOW_BALANCE = 500;

/** What a member should know about a card before all else. */
export type CardCondition = Exclude<CardStatus, 'active'> | 'fine' | 'low' | 'empty';

/** The status of a card, and of one that pays how much there is to pay with. */
export function conditionOf({ status, balance }: Pick<StoredValueCard, 'status' | 'balance'>): CardCondition {
  if (status !== 'active') return status;
  if (balance.amount <= 0) return 'empty';
  return balance.amount < LOW_BALANCE ? 'low' : 'fine';
}

/** The currency that a card holds (ISO 4217); `own` is the retailer's (D-356). */
export function currencyOf({ balance }: Pick<StoredValueCard, 'balance'>, own: string): string {
  return balance.currency ?? own;
}

/** What cards hold, a sum for each currency: amounts of two are not added (D-342). Cents; nothing is a sum, too. */
export function sumsOf(cards: readonly Pick<StoredValueCard, 'balance'>[], own: string): StoredValueCard['balance'][] {
  const sums = new Map<string, number>(cards.length === 0 ? [[own, 0]] : []);
  for (const card of cards) {
    const currency = currencyOf(card, own);
    sums.set(currency, (sums.get(currency) ?? 0) + card.balance.amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** The primary card first; the others as they came. */
export function primaryFirst(cards: readonly StoredValueCard[]): readonly StoredValueCard[] {
  return [...cards].sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

/** The digits by which a card is recognised. */
export function lastFourOf({ cardNumber }: Pick<StoredValueCard, 'cardNumber'>): string {
  return cardNumber.slice(-4);
}

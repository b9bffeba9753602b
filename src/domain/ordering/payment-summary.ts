import { typedCents } from '../money.ts';
import type { PaymentChoice } from './order-choices.ts';

/** What a payment summary goes by, in integer cents; times in milliseconds since 1970. */
export type SummaryFacts = {
  /** The price with its tip; null while there is none. */
  readonly total: number | null;
  readonly isStale: boolean;
  /** When the price stops being good. */
  readonly expiresAt: number | null;
  /** Null where nothing is chosen that is still there. */
  readonly method: PaymentChoice | null;
  /** What the chosen stored-value card holds; null where something else pays. */
  readonly balance: number | null;
  /** What the card can be reloaded with, the amount that is chosen at first, and what can pay for it. */
  readonly amounts: readonly number[];
  readonly firstAmount: number | null;
  readonly sources: readonly string[];
};

/** How an order is paid as things stand: what the button says, and what it does (ORD-057 to ORD-061). */
export type PaymentMode = 'waiting' | 'stale' | 'unchosen' | 'adding' | 'regular' | 'reload';

/** How the order is paid; `reload` where the balance of the chosen card is below the total, in cents (ORD-057 to ORD-061). */
export function paymentMode({ total, isStale, method, balance }: SummaryFacts): PaymentMode {
  // Adding a way to pay needs no price.
  if (method?.kind === 'add-payment') return 'adding';
  if (isStale) return 'stale';
  if (total === null) return 'waiting';
  if (method === null) return 'unchosen';
  return balance !== null && total > balance ? 'reload' : 'regular';
}

type TipNeeds = {
  /** Without the tip. */
  readonly price: number;
  readonly isTipEnabled: boolean;
  readonly method: PaymentChoice | null;
  /** The type of a saved method; null for a stored-value card. */
  readonly paymentType: string | null;
  /** `tipPaymentTypes` as configured. */
  readonly allowed: readonly string[];
};

/** How the configured list of types names the stored-value card (decision 0.3). */
const STORED_VALUE = 'storedValue';

/** Whether a type of payment takes tips at all; the way to add one never does (ORD-071, decision AO-01). */
export function takesTips({
  method,
  paymentType,
  allowed,
}: Pick<TipNeeds, 'method' | 'paymentType' | 'allowed'>): boolean {
  if (method === null || method.kind === 'add-payment') return false;
  return allowed.includes(method.kind === 'stored-value-card' ? STORED_VALUE : (paymentType ?? ''));
}

/** Whether a tip is offered now (ORD-075, OPP-043, OPP-044). */
export function mayTip(needs: TipNeeds): boolean {
  return needs.isTipEnabled && needs.price > 0 && takesTips(needs);
}

/** The tips that are one press away, cents (ORD-075). */
export const TIPS = [100, 200, 500] as const;

/** Reads a tip as it is typed, `1.5`, `.50` or `1,50`; null where it is none from a cent up to the price, in cents (ORD-075). */
export function tipOf(typed: string, price: number): number | null {
  const tip = typedCents(typed) ?? 0;
  return tip >= 1 && tip <= price ? tip : null;
}

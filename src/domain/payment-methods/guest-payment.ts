import type { CardType } from './payment-method.ts';

/** What a guest pays with, once (BIL-010): the token stands for a card, and ages from the moment it was acquired. */
export type GuestPaymentInstrument = {
  readonly paymentInstrumentToken: string;
  /** Milliseconds since 1970, by the clock of this browser. */
  readonly tokenAcquiredTimestamp: number;
  readonly accountNumberLastFour: string;
  readonly paymentType: CardType;
};

/** What a guest may pay for. */
export type GuestPurchaseKind = 'gift' | 'order';

/**
 * Whether a guest's token may no longer pay (BIL-025): older than `maxAge`, or not provably younger. A missing time, one that is no
 * number of milliseconds, and one that lies ahead because a clock was set back all count as expired (decision A06, 0.2).
 */
export function isGuestTokenExpired(acquired: unknown, { now, maxAge }: { now: number; maxAge: number }): boolean {
  if (typeof acquired !== 'number' || !Number.isFinite(acquired)) return true;
  const age = now - acquired;
  return !(age >= 0 && age <= maxAge);
}

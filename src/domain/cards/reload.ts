import { DAY_MS } from '../durations.ts';
import type { FailureCode } from '../failure.ts';

/** The most that a card may hold, cents (SVC-008, OPP-079). */
export const CARD_LIMIT = 50_000;

/** Whether a card still holds what it may once `amount` is added; cents (SVC-008, decision AO-19). */
export function fitsOnCard(balance: number, amount: number): boolean {
  return balance + amount <= CARD_LIMIT;
}

/** One reload as it was agreed to: the same id for the same payload, a new one for another. Cents. */
export type ReloadRequest = {
  readonly requestId: string;
  readonly cardId: string;
  readonly amount: number;
  readonly paymentMethodId: string;
};

/** A reload that was begun: `at` says when its id was made, milliseconds since 1970, and never changes. */
export type BegunReload = ReloadRequest & { readonly at: number };

/** Where the requests of all tabs lie whose answer has not come, by card: no personal data, and left alone after a day (D-310). */
export const UNFINISHED_RELOADS_KEY = 'northstar.unfinished-reloads';

/** Where the risk data of the last purchases of all tabs lies, by request id: as opaque as it is sent. */
export const PURCHASE_RISK_KEY = 'northstar.purchase-risk';

/** How long a server is trusted to recognise the id of a request, milliseconds. */
export const REQUEST_LIFE_MS = DAY_MS;

/**
 * Whether no server need recognise the id of a reload any more: sent again, it may be charged again (D-310). One from the future
 * was begun before the clock was set back: it is as open as any other.
 */
export function isReloadExpired({ at }: Pick<BegunReload, 'at'>, now: number): boolean {
  return now - at > REQUEST_LIFE_MS;
}

/** Failures after which nothing was charged: the server has said no before it did anything. */
const CERTAIN: readonly FailureCode[] = [
  'guest-session-expired',
  'rate-limited',
  'refused',
  'session-replaced',
  'signed-out',
];

/** Whether a purchase that failed so may have happened after all: its answer was lost, or could not be read. */
export function isOutcomeUnknown(failure: FailureCode): boolean {
  return !CERTAIN.includes(failure);
}

/** What auto reload is set to (OPP-057); cents. */
export type AutoReloadSettings = {
  readonly amount: number;
  readonly triggerAmount: number;
  readonly paymentMethodId: string;
};

type Shortage = {
  /** `svcReloadOptions` and `defaultSvcReloadOption`, cents. */
  readonly options: readonly number[];
  readonly minimum: number;
  /** What the order costs with its tip, and what the card holds, cents. */
  readonly total: number;
  readonly balance: number;
};

/**
 * What a card can be reloaded with while it pays an order: the configured amounts that reach the shortfall and fit on the card;
 * without one the shortfall itself, where that fits (ORD-067, ORD-068, decision AO-46). Chosen at first is the smallest from the
 * minimum on, else the largest (ORD-069, ORD-070).
 */
export function orderReloads({ options, minimum, total, balance }: Shortage): {
  readonly amounts: readonly number[];
  readonly chosen: number | null;
} {
  const shortfall = total - balance;
  const fits = (amount: number) => fitsOnCard(balance, amount);
  const reaching = options.filter((amount) => amount >= shortfall && fits(amount)).sort((one, other) => one - other);
  const amounts = reaching.length > 0 ? reaching : [shortfall].filter(fits);
  return { amounts, chosen: amounts.find((amount) => amount >= minimum) ?? amounts.at(-1) ?? null };
}

import { MINUTE_MS } from '../durations.ts';
import type { Locale } from '../locale.ts';
import type { PaymentType } from '../payment-methods/payment-method.ts';
import type { DeliveryMethod } from './gift.ts';

/** One gift for one recipient (GFT-060, OPP-084). */
export type GiftToSend = {
  readonly productNumber: string;
  /** Cents. */
  readonly amount: number;
  readonly message: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly deliveryMethod: DeliveryMethod;
  /** A day of the buyer's calendar, `2026-11-23`. */
  readonly deliveryDate: string;
};

/** A member pays with a saved method, a guest with a token that is good once (GFT-047, decision A11). */
export type GiftPayment =
  | { readonly kind: 'instrument'; readonly id: string; readonly paymentType: PaymentType }
  | { readonly kind: 'token'; readonly id: string; readonly paymentType: PaymentType };

/** What is agreed to with one press of Pay: the same payload keeps its id, another one gets its own (decision 0.1). */
export type GiftPayload = {
  readonly locale: Locale;
  /** ISO 4217. */
  readonly currency: string;
  readonly payment: GiftPayment;
  readonly senderName: string;
  readonly senderEmail: string;
  /** At least one. */
  readonly gifts: readonly GiftToSend[];
};

/** Whether a server's name of a purchase can go back to it in a header: printable ASCII (RFC 9110). */
export const isRequestId = (text: string): boolean => /^[!-~]{1,500}$/.test(text);

export type GiftPurchase = { readonly requestId: string; readonly payload: GiftPayload };

/** Whether two payloads are the very same purchase. */
export function isSamePayload(one: GiftPayload, other: GiftPayload): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was filled in and what pays: the language and the day are those of the press (D-438). */
const intentOf = ({ locale: _, gifts, ...agreed }: GiftPayload) =>
  JSON.stringify([agreed, gifts.map(({ deliveryDate, ...gift }) => gift)]);

/** Whether a payload asks for the gifts of a purchase once more. */
export const isSameIntent = (sent: GiftPurchase | null, payload: GiftPayload): boolean =>
  sent !== null && intentOf(sent.payload) === intentOf(payload);

/** Why a purchase was not taken, or did not come to its end: a code of the catalogue, and the order it belongs to where there is one. */
export type GiftRefusal = { readonly code: string | null; readonly orderNumber: string | null };

/** What the status of a purchase says (GFT-055 to GFT-057); `missing`: the server has never seen the request. */
export type GiftStatus =
  | { readonly outcome: 'success'; readonly orderNumber: string | null }
  | { readonly outcome: 'processing' }
  | { readonly outcome: 'error'; readonly refusal: GiftRefusal }
  | { readonly outcome: 'missing' };

/** How long a status is waited for where the server does not say, milliseconds (GFT-049). */
export const DEFAULT_STATUS_DELAY_MS = 4000;

/** The longest wait that a server is believed to ask for, milliseconds (FC-008). */
export const LONGEST_STATUS_DELAY_MS = MINUTE_MS;

/** How often a status is read before the last time, which asks for no further retries (GFT-059). */
export const STATUS_POLLS = 5;

/** Where the purchase lies whose end this tab has not seen, or has seen last: no personal data, and gone with the tab (FC-010). */
export const GIFT_PURCHASE_KEY = 'northstar.gift-purchase';

/** What is remembered of a purchase over a page that is loaded anew; nothing of it names a person. */
export type GiftMarker = {
  readonly requestId: string;
  readonly startedAt: number;
  readonly productNumber: string;
  /** Cents for each gift, and how many there are. */
  readonly amount: number;
  readonly recipients: number;
  readonly currency: string;
  /** That on which the gifts were sent, `2026-11-23`; absent where an earlier release has kept it. */
  readonly day?: string | undefined;
  /** What the server asked to wait before each reading, and when it did, both in milliseconds (GFT-054); null without an answer. */
  readonly answer: { readonly delay: number; readonly at: number } | null;
  /** Null while it is not known. */
  readonly end: GiftEnd | null;
};

/** How a purchase has ended; `code` is why, where it failed (GFT-063). */
export type GiftEnd = {
  readonly outcome: 'success' | 'error' | 'promised';
  readonly orderNumber: string | null;
  readonly code: string | null;
};

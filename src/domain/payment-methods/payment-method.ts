import type { NewPaymentOption } from '../configuration.ts';

/** Kinds of saved payment methods (CRD-045). */
export const PAYMENT_TYPES = ['amex', 'discover', 'mastercard', 'visa', 'paypal', 'venmo'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** A member's saved way to pay (BIL-009); never more of a card than its last four digits. */
export type PaymentMethod = {
  readonly paymentMethodId: string;
  /** The same for the same card or account of two members. */
  readonly paymentMethodIdHash: string;
  /** What a payment names (GFT-047). */
  readonly paymentInstrumentId: string;
  readonly paymentType: PaymentType;
  /** The wallet that it comes from; `googlepay` and `applepay` are tokenized (CRD-046). */
  readonly paymentSource: string | null;
  readonly accountNumberLastFour: string | null;
  readonly isDefault: boolean;
  /** Month 1 to 12, the year with four digits; null where the kind has none. */
  readonly expires: { readonly month: number; readonly year: number } | null;
  /** Null where no address belongs to it, as with PayPal. */
  readonly billingAddressId: string | null;
};

/** Whether an id is one of the two that a saved method has; auto reload may name what pays by either (CRD-036, decision AO-17). */
export function hasId(
  { paymentMethodId, paymentInstrumentId }: Pick<PaymentMethod, 'paymentMethodId' | 'paymentInstrumentId'>,
  id: string | null,
): boolean {
  return id === paymentMethodId || id === paymentInstrumentId;
}

/** Kinds of cards that can be added; guests pay with exactly these (BIL-033). */
export const CARD_TYPES = ['amex', 'discover', 'mastercard', 'visa'] as const satisfies readonly PaymentType[];
export type CardType = (typeof CARD_TYPES)[number];

/** What signed-in visitors pay with (BIL-032). */
const MEMBER_PAYMENT_TYPES = [...CARD_TYPES, 'paypal'] as const satisfies readonly PaymentType[];

/** Whether a member may pay with a kind of payment method (BIL-032); a guest has cards alone to pay with (BIL-033). */
export function maySpend(type: PaymentType): boolean {
  return MEMBER_PAYMENT_TYPES.some((known) => known === type);
}

/** Whether a kind is a credit card, which has a number, an expiry and a billing address. */
export function isCardType(type: PaymentType): type is CardType {
  return CARD_TYPES.some((known) => known === type);
}

/** Whether a wallet's token stands for the card, which the web only shows (CRD-046, decisions AO-12, D-266). */
function isTokenized({ paymentSource }: Pick<PaymentMethod, 'paymentSource'>): boolean {
  return paymentSource === 'googlepay' || paymentSource === 'applepay';
}

/** Whether a member may pay with a saved method (BIL-032, CRD-046). */
export function isSpendable(method: Pick<PaymentMethod, 'paymentType' | 'paymentSource'>): boolean {
  return maySpend(method.paymentType) && !isTokenized(method);
}

/** Whether expiry, code and billing address of a saved method can be changed: of a card that was entered here (CRD-046). */
export function isEditable(method: Pick<PaymentMethod, 'paymentType' | 'paymentSource'>): boolean {
  return isCardType(method.paymentType) && !isTokenized(method);
}

/** What can be added on the web, in the order of the page; Venmo and campus cards are only shown (decisions AO-12, A47). */
const ADD_OPTIONS = ['creditCard', 'paypal', 'giftCard'] as const satisfies readonly NewPaymentOption[];
export type AddOption = (typeof ADD_OPTIONS)[number];

/** The ways to pay that a retailer lets be added (BIL-035). */
export function addOptionsOf(enabled: Readonly<Record<NewPaymentOption, boolean>>): readonly AddOption[] {
  return ADD_OPTIONS.filter((option) => enabled[option]);
}

/** Whether a card is past the last day of its month, as it is where the visitor is; `now` in milliseconds since 1970. */
export function isExpired({ expires }: Pick<PaymentMethod, 'expires'>, now: number): boolean {
  return expires !== null && now >= new Date(expires.year, expires.month).getTime();
}

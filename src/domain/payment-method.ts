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
  /** `googlepay` and `applepay` are tokenized (CRD-046). */
  readonly paymentSource: string | null;
  readonly accountNumberLastFour: string | null;
  readonly isDefault: boolean;
  /** Month 1 to 12, the year with four digits; null where the kind has none. */
  readonly expires: { readonly month: number; readonly year: number } | null;
  /** Null where no address belongs to it, as with PayPal. */
  readonly billingAddressId: string | null;
};

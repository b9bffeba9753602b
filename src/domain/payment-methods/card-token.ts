import type { CardType } from './payment-method.ts';

/** What the app learns of a card that was entered: never its number, expiry or code (CRD-048). */
export type CardToken = {
  readonly token: string;
  readonly paymentType: CardType;
  /** Empty where those of a saved card are not known. */
  readonly lastFour: string;
};

/** What the card field answers: a token, that it shows mistakes of its own, or that the provider gave none. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: CardToken }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'tokenless' };

import type { CommunicationPreferences } from '#domain/account/communication-preferences.ts';
import type { AddressCountry } from '#domain/account/personal-details.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { CardStatus, LedgerKind } from '#domain/cards/stored-value-card.ts';
import type { PaymentType } from '#domain/payment-methods/payment-method.ts';
import type { LoyaltyRecord } from '../rewards/loyalty-record.ts';
import type { HistoryRecord } from './history/history-record.ts';

/** A phone of the second factor; numbers have ten digits. */
export type Phone = {
  id: string;
  number: string;
  verified: boolean;
  /** The number that replaces it once its code came back. */
  proposed: string | null;
};

/** Reloads by itself below `triggerAmount`; cents. */
export type AutoReload = {
  isActive: boolean;
  amount: number;
  triggerAmount: number;
  paymentMethodId: string;
  /** On the wire in place of the other id, where it is there (CRD-005). */
  paymentInstrumentId?: string;
};

/** One change of a card's balance; cents. */
export type LedgerRecord = {
  entryId: string;
  /** Milliseconds since 1970. */
  at: number;
  kind: LedgerKind;
  /** The store, or the last four digits of the other card of a transfer. */
  detail: string | null;
  amount: number;
  /** What was on the card after it. */
  balance: number;
};

/** A stored-value card; the balance in cents, changed by `changeBalance` alone. */
export type Card = {
  cardId: string;
  cardNumber: string;
  nickname: string;
  imageUrl: string;
  balance: number;
  isPrimary: boolean;
  status: CardStatus;
  autoReload: AutoReload | null;
  /** Every change of the balance, oldest first. */
  ledger: LedgerRecord[];
};

/** A saved way to pay. */
export type PaymentMethodRecord = {
  paymentMethodId: string;
  paymentMethodIdHash: string;
  paymentInstrumentId: string;
  paymentType: PaymentType;
  paymentSource: string | null;
  accountNumberLastFour: string | null;
  isDefault: boolean;
  expires: { month: number; year: number } | null;
  billingAddressId: string | null;
};

/** A saved billing address. */
export type AddressRecord = {
  addressId: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  postalCode: string;
  countrySubdivision: string;
  country: AddressCountry;
};

/** What the retailer keeps of a member's account. */
export type Account = {
  /** Opaque, and the same for ever. */
  readonly memberId: string;
  userName: string;
  email: string;
  /** In lower case; until its code came back the old one stays. */
  proposedEmail: string | null;
  password: string;
  /** Newest last. */
  earlierPasswords: string[];
  firstName: string;
  lastName: string;
  birthday: Profile['birthday'];
  address: Profile['address'];
  phoneNumber: string | null;
  readonly memberSince: string;
  subMarket: string | null;
  preferences: CommunicationPreferences;
  doNotSellOrShare: boolean;
  phones: Phone[];
  cards: Card[];
  paymentMethods: PaymentMethodRecord[];
  addresses: AddressRecord[];
  readonly history: HistoryRecord[];
  readonly loyalty: LoyaltyRecord;
};

import type { CommunicationPreferences } from '#domain/communication-preferences.ts';
import type { Profile } from '#domain/profile.ts';
import type { HistoryRecord } from './history/history-record.ts';

/** A phone of the second factor; numbers have ten digits. */
export type Phone = {
  id: string;
  number: string;
  verified: boolean;
  /** The number that replaces it once its code came back. */
  proposed: string | null;
};

/** A stored-value card; the balance in cents. */
export type Card = { cardId: string; cardNumber: string; nickname: string; imageUrl: string; balance: number };

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
  preferences: CommunicationPreferences;
  doNotSellOrShare: boolean;
  phones: Phone[];
  cards: Card[];
  readonly history: readonly HistoryRecord[];
};

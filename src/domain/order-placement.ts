import type { StoreNumber } from './store.ts';

/** With what an order is paid (OPP-024), in integer cents. */
export type Tender = {
  /** The card's id, the payment instrument's id, or a guest's token. */
  readonly id: string;
  readonly tender: 'stored-value-card' | 'payment-instrument' | 'guest-token';
  readonly amount: number;
};

/** Who a guest's order is for (ORD-036). */
export type GuestDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly marketingOptIn: boolean;
};

/** An order as it was agreed to; its id is good for one order, so sending it again orders nothing twice. */
export type OrderToPlace = {
  readonly orderId: string;
  readonly storeNumber: StoreNumber;
  readonly tenders: readonly Tender[];
  /** Cents. */
  readonly tipAmount: number;
  /** The slot that was chosen; null for as soon as possible. */
  readonly timeSlotId: string | null;
  /** Null for a member. */
  readonly guest: GuestDetails | null;
};

/** An order that a server has taken. */
export type PlacedOrder = {
  readonly orderId: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly placedAt: number;
  /** The link of the mail with which a guest checks in at the curb (CRB-002). */
  readonly orderToken: string | null;
};

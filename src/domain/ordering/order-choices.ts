import type { StoreNumber } from '../stores/store.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { TimeSlot } from './time-slot.ts';

/** What pays an order (ORD-056), or the way to add something that does (ORD-059). */
export type PaymentChoice =
  | { readonly kind: 'stored-value-card' | 'payment-instrument'; readonly id: string }
  | { readonly kind: 'add-payment' };

/** What a visitor has chosen about the next order, beside what is in the cart and where (ORD-019, PRV-004). */
export type OrderChoices = Fulfilment & {
  /** The way of pickup that was chosen is not to be had, another took its place, and neither was chosen since (D-433). */
  readonly isPickupLost: boolean;
  /** The store that the times are of; null until one was resolved. */
  readonly storeNumber: StoreNumber | null;
  /** Null for as soon as possible. */
  readonly timeSlot: TimeSlot | null;
  /** Ids of times that were taken by others while an order was placed (ORD-041). */
  readonly lostSlots: readonly string[];
  /** Codes; at most one (ORD-030). */
  readonly offers: readonly string[];
  /** Cents; 0 for none. */
  readonly tip: number;
  /** Null until one is chosen; which one is preselected depends on what the member has. */
  readonly method: PaymentChoice | null;
  readonly marketingOptIn: boolean;
  readonly continueAsGuest: boolean;
};

/** How every order begins: in store, to go (ORD-020), as soon as possible, without a tip (ORD-075). */
export const FIRST_CHOICES: OrderChoices = {
  pickupOption: 'in-store',
  consumption: 'to-go',
  isPickupLost: false,
  storeNumber: null,
  timeSlot: null,
  lostSlots: [],
  offers: [],
  tip: 0,
  method: null,
  marketingOptIn: false,
  continueAsGuest: false,
};

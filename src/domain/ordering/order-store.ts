import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { FailureCode } from '../failure.ts';
import { type Store, type StoreNumber, shortStoreNumber } from '../stores/store.ts';
import type { TimeSlot } from './time-slot.ts';

/** A store that the visitor wants to order from, with its distance where they found it. */
export type StoreChoice = {
  readonly storeNumber: StoreNumber;
  /** Miles from the point that was searched; null where it is unknown. */
  readonly distance: number | null;
};

/** A choice and when it was made or last confirmed. */
export type ConfirmedChoice = StoreChoice & {
  /** Milliseconds since 1970. */
  readonly confirmedAt: number;
};

/** A requested store that has not passed its checks; from a list, or from the address of a page (ORD-079). */
export type StoreRequest = StoreChoice & { readonly origin: 'locator' | 'address'; readonly isMember: boolean };

/** The store of a request; a selection under way always has one. */
export function wantedOf(request: StoreRequest | null): StoreNumber {
  if (request === null) throw new Error('A store is asked for without a request.');
  return request.storeNumber;
}

/** What is remembered of the order store beside its server state. */
export type OrderStore = {
  storeNumber: StoreNumber | null;
  /** At the time of the choice. */
  distance: number | null;
  /** Milliseconds since 1970. */
  storeConfirmationTimestamp: number | null;
  /** Restored, or confirmed more than two hours ago (decision AO-66). */
  needsConfirmation: boolean;
  userConfirmed: boolean;
  userDidClear: boolean;
  /** When it took the place of another store, milliseconds since 1970; null where it did not, or was confirmed since. */
  changedAt: number | null;
};

export const NO_ORDER_STORE: OrderStore = {
  storeNumber: null,
  distance: null,
  storeConfirmationTimestamp: null,
  needsConfirmation: false,
  userConfirmed: false,
  userDidClear: false,
  changedAt: null,
};

/** Whether a number means this store: all of its number, or the part that the wire also finds it by (ORD-079). */
export function meansStore(storeNumber: StoreNumber, store: StoreNumber | null): boolean {
  return store !== null && (storeNumber === store || storeNumber === shortStoreNumber(store));
}

/** A choice that was just made, or one that comes from storage and has to be confirmed. */
export function orderStoreOf({ storeNumber, distance, confirmedAt }: ConfirmedChoice, restored: boolean): OrderStore {
  return {
    ...NO_ORDER_STORE,
    storeNumber,
    distance,
    storeConfirmationTimestamp: confirmedAt,
    needsConfirmation: restored,
  };
}

/** What the visitor's yes makes of the order store: it stands for one that took the place of another, too. */
export function confirmedOrderStore(at: number): Partial<OrderStore> {
  return { storeConfirmationTimestamp: at, needsConfirmation: false, userConfirmed: true, changedAt: null };
}

/** What a confirmed request makes of the order store, which remembers when it took the place of another. */
export function nextOrderStore(
  { request, ...before }: Pick<OrderStore, 'storeNumber' | 'changedAt'> & { request: StoreRequest | null },
  confirmed: { readonly storeNumber: StoreNumber | null; readonly confirmedAt: number },
): Partial<OrderStore> {
  if (request === null) return {};
  const { confirmedAt } = confirmed;
  const storeNumber = confirmed.storeNumber ?? request.storeNumber;
  const isOther = before.storeNumber !== null && before.storeNumber !== storeNumber;
  const { distance } = request;
  return {
    ...orderStoreOf({ storeNumber, distance, confirmedAt }, false),
    changedAt: isOther ? confirmedAt : before.changedAt,
  };
}

/** Everything about the store that orders go to, by the names of the specification (ORD-076). */
export type SelectedStoreState = {
  /** Null without an order store, and until its server state is there. */
  location: { store: Store; distance: number | null } | null;
  /** Restored, or confirmed more than two hours ago (decision AO-66). */
  needsConfirmation: boolean;
  /** Milliseconds since 1970; null without an order store. */
  storeConfirmationTimestamp: number | null;
  userConfirmed: boolean;
  userDidClear: boolean;
  scheduledOrdering: { timeSlots: readonly TimeSlot[]; loading: boolean; error: FailureCode | null };
};

/** A confirmation older than this is asked for again before checkout, milliseconds (ORD-080). */
export const CONFIRMATION_LIFE_MS = 2 * HOUR_MS;

/** A choice that is older is not restored, milliseconds (ORD-018). */
export const CHOICE_LIFE_MS = 7 * DAY_MS;

/** Whether a confirmation is more than two hours old; one from the future cannot be trusted. */
export function isConfirmationOld(confirmedAt: number, now: number): boolean {
  return !(now - confirmedAt >= 0 && now - confirmedAt <= CONFIRMATION_LIFE_MS);
}

/** The part of a store that decides whether orders can go there now. */
export type StoreOffer = {
  open: boolean;
  /** Takes mobile orders: READY is the only availability that does (LOC-072). */
  ready: boolean;
  guestOrdering: boolean;
};

/** What stops an order at a store (LOC-072, LOC-074); that it is closed comes first. */
export type OrderObstacle = 'closed' | 'no-mobile-orders' | 'account-needed';

/** Why this visitor cannot order at a store now; null where nothing is in the way. */
export function orderObstacle({ open, ready, guestOrdering }: StoreOffer, isMember: boolean): OrderObstacle | null {
  if (!open) return 'closed';
  if (!ready) return 'no-mobile-orders';
  return guestOrdering || isMember ? null : 'account-needed';
}

/** What a store offers to visitors who order from it. */
export function offerOf({ open, mobileOrdering }: Store): StoreOffer {
  return { open, ready: mobileOrdering.availability === 'READY', guestOrdering: mobileOrdering.guestOrdering };
}

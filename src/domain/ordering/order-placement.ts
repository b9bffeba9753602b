import type { ReloadRequest } from '../cards/reload.ts';
import { keptAge } from '../kept-age.ts';
import { ownerOf } from '../owner-key.ts';
import type { StoreNumber } from '../stores/store.ts';
import type { Visitor } from '../visitor.ts';
import type { CartItem, OrderedLine } from './cart.ts';
import type { PickupOption } from './fulfilment.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { ScheduledSlot } from './time-slot.ts';

/** A means with which an order is paid (OPP-024), in integer cents. */
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
  readonly timeSlot: ScheduledSlot | null;
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

/** An order as a person agreed to it. `reload`: the card is filled up first. `lines`: the cart that was priced. */
export type PlacementRequest = {
  readonly order: OrderToPlace;
  readonly reload: ReloadRequest | null;
  readonly lines: readonly CartItem[];
};

/** Said at placement where the balance does not reach (OPP-036, decision AMB-03). */
export const INSUFFICIENT_BALANCE = 'INSUFFICIENT_BALANCE';

/**
 * What stops an order before anything is sent: without an id it was never priced, which is unexpected (OPP-032); a member's with
 * nothing to pay with, or a price below zero, has no balance for it (OPP-033, decision AMB-04). Guests have none to check (OPP-034).
 */
export function placementProblem({ orderId, tenders, guest }: OrderToPlace): OrderRefusal | null {
  if (orderId === '') return { code: null, message: null };
  const isPaid = tenders.length > 0 && tenders.every(({ id, amount }) => id !== '' && amount >= 0);
  return guest === null && !isPaid ? { code: INSUFFICIENT_BALANCE, message: null } : null;
}

/** Whether another cart was about to be ordered when an earlier order was found: that one is not placed yet. */
export function isOfOtherCart({ orderId, lines }: UnfinishedOrder, request: PlacementRequest | null): boolean {
  if (request === null || orderId === request.order.orderId || lines.length === 0) return false;
  return !isSameLines(lines, request.lines);
}

/** Whether two carts hold as much of the same lines. */
export function isSameLines(one: readonly OrderedLine[], other: readonly OrderedLine[]): boolean {
  const keyOf = (lines: readonly OrderedLine[]) => JSON.stringify(lines.map((line) => [line.itemId, line.quantity]));
  return keyOf(one) === keyOf(other);
}

/**
 * An order whose end is not known in this browser: what it takes to find out, and no more, neither personal data nor tokens. It
 * outlives its page, and every tab sees it.
 */
export type UnfinishedOrder = {
  readonly orderId: string;
  readonly storeNumber: StoreNumber;
  readonly visitor: 'member' | 'guest';
  /** Which member or guest, by a name that does not say who it is; null where an earlier version of the app kept none. */
  readonly owner: string | null;
  /** The reload that comes first, until it is known what became of it. */
  readonly reload: ReloadRequest | null;
  /** What was ordered; empty where that is not known. */
  readonly lines: readonly OrderedLine[];
  /** How and when it would be picked up, for what is shown of it; a scheduled time in milliseconds since 1970. */
  readonly pickupOption: PickupOption;
  readonly scheduledAt: number | null;
  /**
   * `begun`: nothing has been sent yet. `dismissed`: the person knows, and does not want to be asked again. `insisted`: a guest's,
   * and the person orders although it cannot be known what became of it (D-397). `placed`: only its lines may still be in the cart
   * (D-398).
   */
  readonly stage: 'begun' | 'reloading' | 'ordering' | 'dismissed' | 'insisted' | 'placed';
  /** Milliseconds since 1970. */
  readonly at: number;
};

type Owned = Pick<UnfinishedOrder, 'visitor' | 'owner'>;

/**
 * Whether an order is of a member who is not the one that is here: it is neither shown nor asked about then, and waits for its
 * owner (FC-071, D-311). Who is anonymous may be that member, whose session has ended.
 */
export function isOfOther({ visitor: by, owner }: Owned, visitor: Visitor): boolean {
  if (by === 'guest' || visitor.kind === 'anonymous') return false;
  return visitor.kind === 'guest' || (owner !== null && owner !== ownerOf(visitor));
}

/** Where unfinished orders lie in the browser. */
export const UNFINISHED_ORDERS_KEY = 'northstar.unfinished-orders';

/** The order that was placed last, as pages show it until it is stale (ORD-048); no personal data. */
export type RecentOrder = {
  readonly orderId: string;
  readonly storeNumber: StoreNumber;
  readonly visitor: 'member' | 'guest';
  /** As of an unfinished order. */
  readonly owner: string | null;
  readonly pickupOption: PickupOption;
  readonly scheduledAt: number | null;
  /** When this browser learnt that it was placed, milliseconds since 1970. */
  readonly placedAt: number;
  /** With which it is checked in at the curb; known to the page that placed it, and kept nowhere (D-166). */
  readonly orderToken: string | null;
};

/** Whether the most recent order may be shown to who is here: a member's is shown to that member alone (D-311). */
export function isShownTo(visitor: Visitor, { visitor: by, owner }: Owned): boolean {
  return by === 'guest' || (owner !== null && owner === ownerOf(visitor));
}

/** Where the most recent order lies in the browser. */
export const RECENT_ORDER_KEY = 'northstar.recent-order';

/** Whether an order is the most recent one still (ORD-050); `staleAfter` as configured, milliseconds (ORD-051). */
export function isRecent({ placedAt }: RecentOrder, now: number, staleAfter: number): boolean {
  return keptAge(placedAt, { now, life: staleAfter }) === 'young';
}

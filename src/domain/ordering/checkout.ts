import type { Store } from '../stores/store.ts';
import { type CartItem, cartCount, isAvailable } from './cart.ts';

/** Who may go on how: a member, a guest where the store takes guests, or only with an account (ORD-003). */
export type CheckoutKind = 'member' | 'guest' | 'account-needed';

/** Which checkout the cart offers; `takesGuests` is of the chosen store (ORD-003, ORD-031). */
export function checkoutKind(visitor: { readonly isMember: boolean; readonly takesGuests: boolean }): CheckoutKind {
  if (visitor.isMember) return 'member';
  return visitor.takesGuests ? 'guest' : 'account-needed';
}

/** Why a cart cannot be ordered now; null where it can (ORD-017, PRV-023, decision AO-59). */
export type CheckoutObstacle = 'no-store' | 'unavailable-items' | 'over-limit';

/** The first obstacle, in the order of `CheckoutObstacle`; `limit` counts pieces, and exactly so many may be ordered (ORD-017). */
export function checkoutObstacle(
  items: readonly CartItem[],
  { hasStore, limit }: { readonly hasStore: boolean; readonly limit: number },
): CheckoutObstacle | null {
  if (!hasStore) return 'no-store';
  if (!items.every(isAvailable)) return 'unavailable-items';
  return cartCount(items) > limit ? 'over-limit' : null;
}

/**
 * Whether a guest can order. `missing`: nothing that could be ordered, no store, or one that takes no guests (ORD-031, ORD-034);
 * `cardOnly`: the store takes the stored-value card alone, which no guest has (ORD-037).
 */
export type GuestAvailability = 'missing' | 'cardOnly' | 'open';

/** Whether a guest can order; an obstacle of the cart counts as `missing`, and so does no store (ORD-031, ORD-034, ORD-037). */
export function guestAvailability(
  items: readonly CartItem[],
  { store, limit }: { readonly store: Pick<Store, 'mobileOrdering'> | null; readonly limit: number },
): GuestAvailability {
  if (items.length === 0 || checkoutObstacle(items, { hasStore: store !== null, limit }) !== null) return 'missing';
  if (!store?.mobileOrdering.guestOrdering) return 'missing';
  return store.mobileOrdering.svcOnly ? 'cardOnly' : 'open';
}

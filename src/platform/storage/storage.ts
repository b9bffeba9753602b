import { PURCHASE_RISK_KEY, UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { ONBOARDING_KEY } from '#domain/home/onboarding.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { RECENT_ORDER_KEY, UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { MEASURED_KEY } from '#domain/privacy/consent.ts';
import { PROMO_REDEMPTIONS_KEY } from '#domain/rewards/promo-link.ts';
import { isPageReloaded } from '../document.ts';
import { GUEST_KEY } from './guest-key.ts';
import { HIDDEN_ADDRESSES_KEY } from './hidden-addresses.ts';
import { PENDING_SIGN_OUT_KEY } from './pending-sign-out.ts';
import { isSignOutUnheard, noteSignOut, SIGN_OUT_KEY } from './sign-out-mark.ts';
import { inStorage } from './stored.ts';

/**
 * What outlives a sign-out: it does not say whose it is (D-218). What a visitor has begun (`BEGUN_KEYS`) goes with the sign-out.
 * Nothing else of a person lies in local storage. In the session storage of the tab lie what was typed into forms that were left
 * (D-065, D-177, D-347), which goes at sign-in too, and true addresses with their tokens (D-320). Passwords, codes and the digits
 * of cards lie in neither.
 */
export const PUBLIC_KEYS = [PENDING_SIGN_OUT_KEY, SIGN_OUT_KEY, ONBOARDING_KEY] as const;

/** What the visitor has started: it is kept at sign-in, and removed at sign-out (ORD-018). */
export const BEGUN_KEYS = [
  CART_KEY,
  ORDER_STORE_KEY,
  UNFINISHED_RELOADS_KEY,
  UNFINISHED_ORDERS_KEY,
  GUEST_KEY,
  PURCHASE_RISK_KEY,
  RECENT_ORDER_KEY,
  GIFT_PURCHASE_KEY,
  PROMO_REDEMPTIONS_KEY,
  MEASURED_KEY,
  HIDDEN_ADDRESSES_KEY,
] as const;

/** Removes whatever is not public: nothing personal survives sign-out. */
export function clearPersonalStorage({ keepBegun }: { readonly keepBegun: boolean }): void {
  clear(['localStorage', 'sessionStorage'], keepBegun ? [...PUBLIC_KEYS, ...BEGUN_KEYS] : PUBLIC_KEYS);
}

/** Removes what was typed and begun in this tab alone; what lies in the storage of the browser is also that of its other tabs. */
export const clearTabStorage = (): void => clear(['sessionStorage'], PUBLIC_KEYS);

/**
 * Empties the storage of this tab where a visitor has signed out while the tab could not hear it: it was on another site, put
 * away by the browser, or in its cache of pages (FC-070, D-365). Returns whether it was so.
 */
export function clearUnheardSignOut(): boolean {
  if (!isSignOutUnheard()) return false;
  clearTabStorage();
  noteSignOut();
  isBegunAnew = isPageReloaded();
  return true;
}

/** Whether this document was begun anew after a sign-out that the tab could not hear. */
let isBegunAnew = false;

/** Whether that brought the visitor to the page that is shown, not a step of their own; asked for once. */
export function takeBegunAnew(): boolean {
  const was = isBegunAnew;
  isBegunAnew = false;
  return was;
}

function clear(areas: readonly ('localStorage' | 'sessionStorage')[], kept: readonly string[]): void {
  try {
    for (const area of areas) {
      for (const key of Object.keys(window[area])) if (!kept.includes(key)) window[area].removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing lies in it.
  }
}

/** Whether anything lies under a key of what outlives a visit. */
export const isStored = (key: string): boolean =>
  inStorage((areas) => [areas.localStorage, areas.sessionStorage].some((area) => area.getItem(key) !== null)) ?? false;

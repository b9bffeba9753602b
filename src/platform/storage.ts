import { CART_KEY } from '#domain/cart.ts';
import { ORDER_STORE_KEY } from '#domain/order-store-key.ts';
import { OWED_SIGN_OUT_KEY } from './owed-sign-out.ts';

/**
 * What may be kept in the browser: facts that are the same for everybody. What belongs to a person stays in memory,
 * and secrets are never held (trust.md).
 */
export const PUBLIC_KEYS = ['northstar.theme', 'northstar.public-cache', OWED_SIGN_OUT_KEY] as const;

/** What somebody has begun: it goes with whoever signs in, and is gone at sign-out (ORD-018). */
export const BEGUN_KEYS = [CART_KEY, ORDER_STORE_KEY] as const;

/** Removes whatever is not public, whoever put it there: nothing personal survives sign-out. */
export function forgetPersonal({ begunStays }: { readonly begunStays: boolean }): void {
  const kept: readonly string[] = begunStays ? [...PUBLIC_KEYS, ...BEGUN_KEYS] : PUBLIC_KEYS;
  for (const area of storages()) {
    for (const key of Object.keys(area)) {
      if (!kept.includes(key)) area.removeItem(key);
    }
  }
}

function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}

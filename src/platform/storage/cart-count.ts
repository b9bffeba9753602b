import { keptAge } from '#domain/kept-age.ts';
import { CART_KEY, CART_LIFE, CART_VERSION } from '#domain/ordering/cart.ts';
import type { Clock } from '../clock.ts';
import { onStoredElsewhere } from './stored.ts';

/** How many things are in the cart that was kept, looked at no more closely than a number needs: every page shows it. */
export function keptCartCount(clock: Clock): number {
  const cart = storedCart();
  if (!isObject(cart) || cart['version'] !== CART_VERSION || !Array.isArray(cart['items'])) return 0;
  if (keptAge(Number(cart['savedAt']), { now: clock.now(), life: CART_LIFE }) !== 'young') return 0;
  const sum = cart['items'].reduce((total: number, item: unknown) => total + quantityOf(item), 0);
  return Number.isSafeInteger(sum) && sum > 0 ? sum : 0;
}

const quantityOf = (item: unknown): number => (isObject(item) ? Number(item['quantity']) : Number.NaN);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What lies where the cart is kept, unseen: null where nothing does, undefined where it is no JSON. */
export function storedCart(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(CART_KEY) ?? 'null');
  } catch (thrown) {
    // A browser that forbids to look keeps nothing.
    return thrown instanceof SyntaxError ? undefined : null;
  }
}

/** Calls back when another tab has changed the cart, or everything that is stored; never while the build renders a page. */
export const onCartKeptElsewhere = (listener: () => void) => onStoredElsewhere(CART_KEY, listener);

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Actor, createActor } from 'xstate';
import { type CartItem, cartCount } from '#domain/cart.ts';
import { cartMachine } from '#machines/session/cart.machine.ts';
import { keepCart, keptCart, onCartKeptElsewhere } from '#platform/cart-storage.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

type Cart = Actor<typeof cartMachine>;

/** The cart of each running app: begun by the first screen that needs it, alive as long as the app. */
const carts = new WeakMap<Session, Cart>();

/** The cart of a session, restored from the last visit, kept for the next one, and empty after sign-out. */
export function cartOf(session: Session): Cart {
  const known = carts.get(session);
  if (known) return known;
  const { clock, runtime } = session;
  const { actors: _, ...options } = runtime;
  const cart = createActor(cartMachine, { ...options, input: { items: keptCart(clock) } });
  cart.on('items.changed', ({ items }) => keepCart(items, clock));
  onCartKeptElsewhere(() => cart.send({ type: 'cart.replaced', items: keptCart(clock) }));
  session.onForgotten(() => cart.send({ type: 'cart.emptied' }));
  carts.set(session, cart);
  return cart.start();
}

/** How many things the cart holds; none in a prerendered page. */
export function useCartCount(): number {
  const cart = cartOf(useSession());
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = cart.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [cart],
  );
  return useSyncExternalStore(
    subscribe,
    () => cartCount(cart.getSnapshot().context.items),
    () => 0,
  );
}

/** How a page puts something into the order. */
export type CartPort = {
  readonly add: (item: CartItem) => void;
  /** Puts an item in the place of a line. */
  readonly replace: (itemId: string, item: CartItem) => void;
};

/** The way into the cart: what becomes of it is said by notices (ORD-009, PRV-023). */
export function useCartPort(): CartPort {
  const cart = cartOf(useSession());
  return useMemo(
    () => ({
      add: (item) => cart.send({ type: 'item.added', item }),
      replace: (itemId, item) => cart.send({ type: 'item.replaced', itemId, item }),
    }),
    [cart],
  );
}

import { useQuery } from '@tanstack/react-query';
import { menusQuery } from '#api/menu/menu.ts';
import { pricingRulesQuery } from '#api/ordering/pricing-rules.ts';
import { type CartItem, cartCount } from '#domain/ordering/cart.ts';
import { checkoutKind, checkoutObstacle } from '#domain/ordering/checkout.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useCart, useCartPort } from '#session/cart/cart.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useOrderStore } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus } from '#session/order-store/selected-store.ts';
import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';
import { useCartAvailability } from './cart-availability.flow.ts';
import { useCartPricing } from './cart-pricing.flow.ts';
import { subtotalOf } from './line-view.ts';
import { useUnavailableItems } from './unavailable-items.flow.ts';
import { useLineViews } from './use-line-views.ts';

const NO_CART: { readonly items: readonly CartItem[]; readonly flagged: readonly string[] } = {
  items: [],
  flagged: [],
};

const NO_RULES: readonly { readonly code: string; readonly description: string }[] = [];

/** The page of the cart: what is in it, at today's prices, where it is picked up, and how it goes on. */
export function useCartPage() {
  const words = useMessages();
  const { items, flagged } = useCart() ?? NO_CART;
  const limit = useConfiguration().order.maximumItemAmount;
  const orderStore = useOrderStore();
  const { state, storeNumber, distance } = orderStore;
  const { store, failure, retry } = useOrderStoreStatus();
  const isVisitorUnknown = useIsVisitorUnknown();
  const isMember = useVisitor().kind === 'member';
  const isKnown = state !== 'unknown' && !isVisitorUnknown;
  const isStoreUnknown = storeNumber !== null && !store;
  // Until the order store is known the country's prices would only be asked for to be replaced.
  const enabled = state !== 'unknown';
  const lines = useLineViews(items, { storeNumber, enabled });
  const availability = useCartAvailability(items, orderStore);
  const rules = useQuery({ ...pricingRulesQuery(words.locale, storeNumber), enabled: enabled && items.length > 0 });
  return {
    /** Store and visitor have been looked up: what is missing now stays missing. */
    isKnown,
    lines,
    flagged,
    count: cartCount(items),
    limit,
    subtotal: subtotalOf(lines),
    /** What is added to prices here, as far as it is known before there is one. */
    rules: rules.data ?? NO_RULES,
    pricing: useCartPricing(),
    pickup: { state, store, distance, failure, retry },
    checkout: {
      /** Who visits and, for all but members, what the store takes decides how it goes on (ORD-003). */
      isKnown: isKnown && (isMember || !isStoreUnknown),
      kind: checkoutKind({ isMember, takesGuests: store?.mobileOrdering.guestOrdering === true }),
      obstacle: checkoutObstacle(items, { hasStore: storeNumber !== null, limit }),
    },
    availability,
    dialog: useUnavailableItems(availability, items),
    cart: useCartPort(),
    menus: menusQuery(words.locale, storeNumber),
  };
}

export type CartPage = ReturnType<typeof useCartPage>;

import { useEffect, useMemo } from 'react';
import { checkoutObstacle } from '#domain/checkout.ts';
import type { OrderToPrice } from '#domain/priced-order.ts';
import { useCart } from './cart.ts';
import { useConfiguration } from './configuration.ts';
import { useOrderChoices } from './order-choices.ts';
import { useOrderStore } from './order-store.ts';
import { useVisitor } from './session-provider.tsx';

/** The order of this moment as it is priced; null while nothing can be ordered, or by a visitor without any session. */
export function useOrderToPrice(): OrderToPrice | null {
  const items = useCart()?.items;
  const { state, storeNumber } = useOrderStore();
  const { choices, send } = useOrderChoices();
  const limit = useConfiguration().order.maximumItemAmount;
  const isKnown = useVisitor().kind !== 'anonymous';
  useEffect(() => {
    if (state !== 'unknown') send({ type: 'store.resolved', storeNumber });
  }, [send, state, storeNumber]);
  const { offers, pickupOption, consumption } = choices;
  return useMemo(() => {
    if (!isKnown || !items || items.length === 0 || storeNumber === null) return null;
    if (checkoutObstacle(items, { hasStore: true, limit }) !== null) return null;
    return { items, offers, storeNumber, fulfilment: { pickupOption, consumption } };
  }, [isKnown, items, offers, storeNumber, pickupOption, consumption, limit]);
}

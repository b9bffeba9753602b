import { useEffect, useMemo } from 'react';
import { checkoutObstacle } from '#domain/ordering/checkout.ts';
import { possibleFulfilment } from '#domain/ordering/pickup-options.ts';
import type { OrderToPrice } from '#domain/ordering/priced-order.ts';
import { useCart } from '../cart/cart.ts';
import { useConfiguration } from '../configuration.ts';
import { useOrderStore } from '../order-store/order-store.ts';
import { useOrderStoreStatus } from '../order-store/selected-store.ts';
import { useVisitor } from '../session-provider.tsx';
import { useOrderChoices } from './order-choices.ts';

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
  const { store } = useOrderStoreStatus();
  const { offers } = choices;
  const { pickupOption, consumption } = store ? possibleFulfilment(store, choices) : choices;
  // What the store has not, or not now, is replaced before anything is priced with it (ORD-023).
  useEffect(() => {
    if (pickupOption !== choices.pickupOption) send({ type: 'pickupOption.lost', pickupOption });
  }, [send, pickupOption, choices.pickupOption]);
  return useMemo(() => {
    if (!isKnown || !items || items.length === 0 || storeNumber === null) return null;
    if (checkoutObstacle(items, { hasStore: true, limit }) !== null) return null;
    return { items, offers, storeNumber, fulfilment: { pickupOption, consumption } };
  }, [isKnown, items, offers, storeNumber, pickupOption, consumption, limit]);
}

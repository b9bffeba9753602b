import { useState } from 'react';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { useOrderChoices } from '#session/ordering/order-choices.ts';
import type { ShownPricing } from '#session/ordering/order-pricing.ts';
import { usePricedOrder } from '#session/ordering/order-pricing.ts';
import { useOrderToPrice } from '#session/ordering/order-to-price.ts';

export type CartPricing = ShownPricing & {
  /** There is something that could be ordered. */
  readonly hasOrder: boolean;
  readonly offer: {
    readonly applied: readonly string[];
    /** The last one could not be applied (PRV-033). */
    readonly isRefused: boolean;
    readonly apply: (code: string) => void;
    readonly remove: (code: string) => void;
  };
};

/** The price of what is in the cart, and the offers in it, for as long as its page is open (decision A43). */
export function useCartPricing(): CartPricing {
  const order = useOrderToPrice();
  const pricing = usePricedOrder(order);
  const { choices, send } = useOrderChoices();
  const [isRefused, setRefused] = useState(false);
  useEmitted(pricing.actor, { 'offers.refused': () => setRefused(true) });
  return {
    ...pricing,
    hasOrder: order !== null,
    offer: {
      applied: choices.offers,
      isRefused,
      apply: (code) => {
        setRefused(false);
        send({ type: 'offer.applied', code });
      },
      remove: (code) => send({ type: 'offer.removed', code }),
    },
  };
}

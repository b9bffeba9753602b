import { useEffect, useState } from 'react';
import { orderTroubleEvent } from '#domain/order-analytics.ts';
import { INSUFFICIENT_BALANCE } from '#domain/order-placement.ts';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { recordEvent } from '#platform/analytics.ts';
import { useOrderChoices } from '#session/order-choices.ts';
import { usePlacementBelow } from '#session/order-placement.ts';
import type { ShownPricing } from '#session/order-pricing.ts';
import { usePricedOrder } from '#session/order-pricing.ts';
import { useOrderToPrice } from '#session/order-to-price.ts';
import { useSession } from '#session/session-provider.tsx';

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
  const session = useSession();
  const { on } = usePlacementBelow();
  const { actor } = pricing;
  useEmitted(actor, { 'offers.refused': () => setRefused(true) });
  // An order id is good for one order: after a refusal, or where it is used up, another one is asked for.
  useEffect(
    () =>
      on((news) => {
        if (news.type === 'order.refused' && news.request) {
          const { order } = news.request;
          const code = news.refusal?.code ?? null;
          const price = order.tenders.reduce((sum, { amount }) => sum + amount, 0);
          const event = code === INSUFFICIENT_BALANCE ? 'insufficient_funds' : 'order_error';
          const { storeNumber } = order;
          recordEvent(orderTroubleEvent(event, { visitor: session.visitor(), storeNumber, price, code }));
        }
        if (news.type === 'price.needed' || news.type === 'order.refused') actor.send({ type: 'price.cleared' });
      }),
    [actor, on, session],
  );
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

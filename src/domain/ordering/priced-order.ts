import { MINUTE_MS } from '../durations.ts';
import type { StoreNumber } from '../stores/store.ts';
import type { CartItem } from './cart.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** What a server prices (OPP-002): the cart, the offers that shall be applied, the store, and the way of pickup. */
export type OrderToPrice = {
  readonly items: readonly Pick<CartItem, 'itemId' | 'product' | 'quantity' | 'childItems'>[];
  /** Codes. */
  readonly offers: readonly string[];
  readonly storeNumber: StoreNumber;
  readonly fulfilment: Fulfilment;
};

/** One line of a price, in integer cents: a discount is below zero. */
type PriceLine = {
  readonly kind: 'subtotal' | 'discount' | 'fee' | 'tax' | 'other';
  /** In the language of the request. */
  readonly label: string;
  readonly amount: number;
};

/** An offer as the server applied it, or did not (PRV-003). */
export type PricedOffer = {
  readonly code: string;
  readonly type: 'STAR_REWARD' | 'REWARD';
  readonly hasBeenApplied: boolean;
  readonly description: string;
};

/** What an order costs, and for how long (OPP-001, PRV-003); money in integer cents. */
export type PricedOrder = {
  /** Names the order when it is placed; good for one order. */
  readonly orderId: string;
  /** Everything but the tip. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly label: string | null;
  readonly lineItems: readonly PriceLine[];
  readonly additionalFeeDescription: string | null;
  /** Seconds from its arrival on (OPP-010). */
  readonly expiresIn: number;
  readonly storeNumber: StoreNumber;
  /** The state or province of the store, `CA` (OPP-045); null where the server names none. */
  readonly countrySubdivision: string | null;
  readonly offers: readonly PricedOffer[];
  readonly isTipEnabled: boolean;
};

/** A price, when it came, and what it was asked for. */
export type ReceivedPrice = {
  readonly priced: PricedOrder;
  /** `orderKey` of what was priced. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
};

/** A price is stale this long after it came, however long the server keeps it; milliseconds (OPP-009, ORD-027). */
export const PRICE_LIFE_MS = 5 * MINUTE_MS;

/** Equal for orders that cost the same: a change of cart, offers, store or pickup makes another (ORD-026, decision AO-03). */
export function orderKey({ items, offers, storeNumber, fulfilment }: OrderToPrice): string {
  const lines = items.map(({ itemId, quantity }) => [itemId, quantity]);
  return JSON.stringify([storeNumber, fulfilment.pickupOption, fulfilment.consumption, [...offers].sort(), lines]);
}

/** A server whose prices have expired when they come is not asked for another at once, without an end; milliseconds. */
const LEAST_PRICE_LIFE_MS = 5_000;

/** When a price stops being good: at the earlier of the server's time and five minutes after it came (OPP-011, D-275). */
export function priceExpiresAt({ priced, receivedAt }: Pick<ReceivedPrice, 'priced' | 'receivedAt'>): number {
  return receivedAt + Math.max(LEAST_PRICE_LIFE_MS, Math.min(priced.expiresIn * 1000, PRICE_LIFE_MS));
}

/** How long a price stays good from a moment; milliseconds. By a clock that was set back its age is not known: it is not (D-383). */
export function priceLifeLeft(price: ReceivedPrice, now: number): number {
  return now < price.receivedAt ? 0 : Math.max(0, priceExpiresAt(price) - now);
}

/** What a server makes of the question what an order costs. */
export type PricingAnswer =
  | { readonly outcome: 'priced'; readonly received: ReceivedPrice }
  | { readonly outcome: 'refused'; readonly refusal: OrderRefusal };

/** Whether a price is of this very order, and good at a moment; milliseconds since 1970 (OPP-008, OPP-011). */
export function isPriceGood(price: ReceivedPrice | null, order: OrderToPrice, now: number): boolean {
  return price?.key === orderKey(order) && now >= price.receivedAt && now < priceExpiresAt(price);
}

/** Whether there are two orders of the same goods from the same store, whatever is chosen about them. */
export function isSameGoods(one: OrderToPrice | null, other: OrderToPrice | null): boolean {
  if (one === null || other === null) return false;
  const goods = ({ items, storeNumber }: OrderToPrice) =>
    orderKey({ items, storeNumber, offers: [], fulfilment: { pickupOption: 'in-store', consumption: 'to-go' } });
  return goods(one) === goods(other);
}

/** Codes of the offers that could not be applied (PRV-033). */
export function refusedOffers({ priced }: ReceivedPrice): readonly string[] {
  return priced.offers.filter(({ hasBeenApplied }) => !hasBeenApplied).map(({ code }) => code);
}

/** Whether an order is what was priced without the offers that could not be applied: the shopper has changed nothing. */
export function isWithoutRefused(
  { order, price }: { readonly order: OrderToPrice | null; readonly price: ReceivedPrice | null },
  next: OrderToPrice | null,
): boolean {
  if (order === null || next === null || price?.key !== orderKey(order)) return false;
  const refused = refusedOffers(price);
  const offers = order.offers.filter((code) => !refused.includes(code));
  return refused.length > 0 && orderKey({ ...order, offers }) === orderKey(next);
}

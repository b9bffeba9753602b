import { GRAPH_PATH } from '#api/graph-operation.ts';
import { accountHandlers } from './account/account-handlers.ts';
import { configurationHandlers } from './configuration/configuration.ts';
import { giftHandlers } from './gifts/gifts.ts';
import { giftPurchaseHandlers } from './gifts/purchases.ts';
import { grantHandlers } from './grant/grant.ts';
import { streamHandlers } from './home/stream.ts';
import { locationHandlers } from './locations/locations.ts';
import { favouriteProductHandlers } from './menu/favourites/favourite-products.ts';
import { menuHandlers } from './menu/menu.ts';
import { previousOrderHandlers } from './menu/previous-orders.ts';
import { arrivalHandlers } from './ordering/arrivals.ts';
import { guestOrderStatusHandlers } from './ordering/guest-order-status.ts';
import { guestSessionHandlers } from './ordering/guest-session.ts';
import { priceOrderHandlers } from './ordering/price-orders.ts';
import { pricingRulesHandlers } from './ordering/pricing-rules.ts';
import { submitOrderHandlers } from './ordering/submit-orders.ts';
import { optOutHandlers } from './privacy/opt-out.ts';
import type { WorldHandler } from './respond.ts';
import { graphNameOf } from './respond-graph.ts';
import { hotelHandlers } from './rewards/hotel.ts';
import { promoCodeHandlers } from './rewards/promo-codes.ts';
import { sessionHandlers } from './session/session.ts';
import { favouriteStoreHandlers } from './stores/favourite-stores.ts';
import { orderStoreHandlers } from './stores/order-store.ts';
import type { World } from './world.ts';

const handlers = new WeakMap<World, WorldHandler[]>();

/** The handlers that answer for a world. */
export function handlersOf(world: World): WorldHandler[] {
  const known = handlers.get(world);
  if (known) return known;
  const made = [
    ...configurationHandlers(world),
    ...sessionHandlers(world),
    ...accountHandlers(world),
    ...locationHandlers(world),
    ...favouriteStoreHandlers(world),
    ...orderStoreHandlers(world),
    ...arrivalHandlers(world),
    ...menuHandlers(world),
    ...previousOrderHandlers(world),
    ...favouriteProductHandlers(world),
    ...priceOrderHandlers(world),
    ...pricingRulesHandlers(world),
    ...submitOrderHandlers(world),
    ...guestSessionHandlers(world),
    ...guestOrderStatusHandlers(world),
    ...giftPurchaseHandlers(world),
    ...giftHandlers(world),
    ...promoCodeHandlers(world),
    ...hotelHandlers(world),
    ...grantHandlers(world),
    ...streamHandlers(world),
    ...optOutHandlers(world),
  ];
  handlers.set(world, made);
  return made;
}

/** Every operation that a world answers, as faults and effects name them: `GET /apiproxy/v1/locations`. */
export const operationsOf = (world: World): string[] => handlersOf(world).map(({ operation }) => operation.key);

/** The operation that a request asks for, or null; all Graph operations share one address and are distinguished by name. */
export async function operationAsked(world: World, request: Request): Promise<string | null> {
  const { pathname } = new URL(request.url);
  const path = pathname === GRAPH_PATH ? `${pathname}#${await graphNameOf(request)}` : pathname;
  const operations = handlersOf(world).map(({ operation }) => operation);
  return operations.find(({ method, paths }) => method === request.method && paths.test(path))?.key ?? null;
}

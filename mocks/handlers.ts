import type { HttpHandler } from 'msw';
import { readConfiguration } from '#api/configuration/configuration.ts';
import type { Contract } from '#api/contract.ts';
import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { readGiftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import { confirmGrant, readGrantStatus } from '#api/grant/access-grant.ts';
import { GRAPH_PATH } from '#api/graph-operation.ts';
import { readGuestStreamItems, readStreamItems } from '#api/home/stream.ts';
import { searchLocations } from '#api/locations/locations.ts';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { addFavouriteProduct, deleteFavouriteProduct, readFavouriteProducts } from '#api/menu/favourite-products.ts';
import { readMenus } from '#api/menu/menu.ts';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { readProduct } from '#api/menu/product.ts';
import { createCustomerArrival } from '#api/ordering/customer-arrival.ts';
import { readGuestOrderStatus } from '#api/ordering/guest-order-status.ts';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { priceOrder, priceOrderGuest } from '#api/ordering/price-order.ts';
import { readPricingRules, readStorePricing } from '#api/ordering/pricing-rules.ts';
import { submitOrder, submitOrderGuest } from '#api/ordering/submit-order.ts';
import { optOutOfSharing } from '#api/privacy/opt-out.ts';
import { authenticateHotelAccount, unlinkHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { signIn, signInByToken } from '#api/session/sign-in.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { ACCOUNT_CONTRACTS, accountHandlers } from './account/account-handlers.ts';
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
import { operationKey } from './respond.ts';
import { graphNameOf } from './respond-graph.ts';
import { hotelHandlers } from './rewards/hotel.ts';
import { promoCodeHandlers } from './rewards/promo-codes.ts';
import { sessionHandlers } from './session/session.ts';
import { favouriteStoreHandlers } from './stores/favourite-stores.ts';
import { orderStoreHandlers } from './stores/order-store.ts';
import type { World } from './world.ts';

const CONTRACTS: readonly Pick<Contract, 'method' | 'path'>[] = [
  readConfiguration.contract,
  readSession.contract,
  clearAuthCookies.contract,
  signIn.contract,
  signInByToken.contract,
  signOut.contract,
  ...ACCOUNT_CONTRACTS,
  searchLocations.contract,
  findNearestLocation.contract,
  addFavouriteStore.contract,
  removeFavouriteStore.contract,
  readStoreByNumber.contract,
  readStoreTimeSlots.contract,
  createCustomerArrival.contract,
  readMenus.contract,
  readProduct.contract,
  readPreviousOrders.contract,
  readFavouriteProducts.contract,
  addFavouriteProduct.contract,
  deleteFavouriteProduct.contract,
  priceOrder.contract,
  priceOrderGuest.contract,
  readPricingRules.contract,
  readStorePricing.contract,
  submitOrder.contract,
  submitOrderGuest.contract,
  readPickupTime.contract,
  startGuestSession.contract,
  readGuestOrderStatus.contract,
  buyGifts.contract,
  readGiftPurchaseStatus.contract,
  readGiftCatalogue.contract,
  readGiftDetails.contract,
  redeemPromoCode.contract,
  authenticateHotelAccount.contract,
  unlinkHotelAccount.contract,
  readGrantStatus.contract,
  confirmGrant.contract,
  readStreamItems.contract,
  readGuestStreamItems.contract,
  optOutOfSharing.contract,
];

/** Every operation that a world answers, as faults and effects name them: `GET /apiproxy/v1/locations`. */
export const OPERATIONS: readonly string[] = CONTRACTS.map(operationKey);

const patterns = CONTRACTS.map((contract) => ({
  key: operationKey(contract),
  method: contract.method,
  path: new RegExp(`^${contract.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The operation that a request asks for, or null; all Graph operations share one address and are distinguished by name. */
export async function operationAsked(request: Request): Promise<string | null> {
  const { pathname } = new URL(request.url);
  const path = pathname === GRAPH_PATH ? `${pathname}#${await graphNameOf(request)}` : pathname;
  return patterns.find((pattern) => pattern.method === request.method && pattern.path.test(path))?.key ?? null;
}

const handlers = new WeakMap<World, HttpHandler[]>();

/** The handlers that answer for a world. */
export function handlersOf(world: World): HttpHandler[] {
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

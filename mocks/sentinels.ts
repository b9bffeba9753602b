import { ACCOUNT_SENTINELS } from './account/account-sentinels.ts';
import { CARD_VAULT_SENTINELS } from './card-vault/card-sentinels.ts';
import { GIFT_SENTINELS } from './gifts/gift-sentinels.ts';
import { PURCHASE_SENTINELS } from './gifts/purchase-sentinels.ts';
import { GRANT_SENTINELS } from './grant/oauth-clients.ts';
import { OFFERS, REFUSING_OFFER } from './ordering/offers.ts';
import { PRIVACY_SENTINELS } from './privacy/opt-out-sentinels.ts';
import { HOTEL_SENTINELS } from './rewards/hotel-sentinels.ts';
import { PROMO_SENTINELS } from './rewards/promo-links.ts';
import type { Sentinel } from './sentinel.ts';

/** Inputs that always fail in one way, so that every failure can be tried manually. */
export const SENTINEL_PLACES = {
  broken: 'Broken',
  nowhere: 'Nowhere',
  slow: 'Slowville',
  /** Answers with 503 and a Retry-After of one second. */
  busy: 'Busytown',
  garbled: 'Garbled',
  /** In the Gulf of Guinea: no store within reach, but one far away. */
  empty: 'Null Island',
  /** In the Pacific, farthest from all land: no store is near, and none is found farther away. */
  nothing: 'Point Nemo',
} as const;

/** How long Slowville takes, milliseconds. */
export const SLOWVILLE_MS = 3000;

/** Store numbers (before the dash) with this end cannot be made favourites. */
export const UNSTARRABLE_END = '999';
/** Store numbers (before the dash) with this end answer that favourites change too fast. */
export const RATE_LIMITED_END = '998';

/** Store numbers (before the dash) with this end have no menu. */
export const MENULESS_END = '997';
/** Store numbers (before the dash) with this end have a menu that cannot be read. */
export const BROKEN_MENU_END = '996';
/** Stores whose numbers (before the dash) end so take mobile orders around the clock, from members only. */
export const MEMBERS_ONLY_END = '995';

/** The stores of Seattle at which choosing the store to order from goes wrong in one way. */
export const ORDERING_SENTINELS = [
  { key: `900${MENULESS_END}`, name: 'Seattle Empty Board' },
  { key: `900${BROKEN_MENU_END}`, name: 'Seattle Smudged Board' },
  { key: `900${MEMBERS_ONLY_END}`, name: 'Seattle Members Lounge' },
] as const;

/** Stores whose numbers (before the dash) end so have everything that a store can have, warnings and market days too. */
export const EVERYTHING_END = '994';

/** Stores of Seattle that show so, in the generated directory. */
export const SENTINEL_STORES = [
  { key: `900${UNSTARRABLE_END}`, name: 'Seattle Rainy Corner' },
  { key: `900${RATE_LIMITED_END}`, name: 'Seattle Rush Hour' },
  ...ORDERING_SENTINELS,
  { key: `900${EVERYTHING_END}`, name: 'Seattle Open House' },
] as const;

/** The number of a store that does not exist, whatever the directory. */
export const MISSING_STORE = '999999';

/** Numbers of products of which the answer always goes wrong in one way. */
export const SENTINEL_PRODUCTS = { missing: '9404', empty: '9200', broken: '9500', sizeless: '9100' } as const;

/** Order tokens with which a customer's arrival always goes wrong in one way. */
export const ARRIVAL_TOKENS = { broken: 'token-broken', unavailable: 'token-unavailable' } as const;

/** Pickup times with this end (11:55) are always taken by others while an order is placed. */
export const TAKEN_SLOT_END = '55';

/** The table of the demo panel. */
export const SENTINELS: readonly Sentinel[] = [
  { where: 'Place', input: SENTINEL_PLACES.nowhere, result: '404, place not found' },
  { where: 'Place', input: SENTINEL_PLACES.broken, result: '500' },
  { where: 'Place', input: SENTINEL_PLACES.busy, result: '503, Retry-After 1 s' },
  { where: 'Place', input: SENTINEL_PLACES.garbled, result: '200 with truncated JSON' },
  { where: 'Place', input: SENTINEL_PLACES.slow, result: `Seattle after ${SLOWVILLE_MS / 1000} s` },
  { where: 'Place', input: SENTINEL_PLACES.empty, result: 'No store within 50 miles' },
  { where: 'Place', input: SENTINEL_PLACES.nothing, result: 'No store within 50 miles, and Expand Search: 404' },
  { where: 'Store number', input: MISSING_STORE, result: '404, STORE_NOT_FOUND' },
  {
    where: 'Details',
    input: `Seattle Open House (store numbers ending ${EVERYTHING_END})`,
    result: 'every amenity and pick-up option, both warnings, a note on Saturday',
  },
  { where: 'Heart', input: `${SENTINEL_STORES[0].name} (store numbers ending ${UNSTARRABLE_END})`, result: '500' },
  {
    where: 'Heart',
    input: `${SENTINEL_STORES[1].name} (store numbers ending ${RATE_LIMITED_END})`,
    result: '429, Retry-After 60 s',
  },
  {
    where: 'Menu',
    input: `${ORDERING_SENTINELS[0].name} (store numbers ending ${MENULESS_END})`,
    result: '404, MENU_EMPTY',
  },
  { where: 'Menu', input: `${ORDERING_SENTINELS[1].name} (store numbers ending ${BROKEN_MENU_END})`, result: '500' },
  { where: 'Product', input: SENTINEL_PRODUCTS.missing, result: '404, PRODUCT_NOT_FOUND' },
  { where: 'Product', input: SENTINEL_PRODUCTS.empty, result: 'an answer without any product' },
  { where: 'Product', input: SENTINEL_PRODUCTS.broken, result: '500' },
  { where: 'Product', input: SENTINEL_PRODUCTS.sizeless, result: 'a product without sizes' },
  {
    where: 'Order here, signed out',
    input: `${ORDERING_SENTINELS[2].name} (store numbers ending ${MEMBERS_ONLY_END})`,
    result: 'An account is required',
  },
  { where: 'Pickup time', input: `any time ending :${TAKEN_SLOT_END}`, result: 'SLOT_UNAVAILABLE when it is placed' },
  {
    where: 'Checkout, signed out',
    input: 'New York Theater District (store 1044-77741)',
    result: 'Only the stored-value card pays',
  },
  {
    where: 'Cart, reward or coupon code',
    input: `${REFUSING_OFFER}STORE_CLOSED, or with any other code`,
    result: 'No price, with that code',
  },
  {
    where: 'Cart, reward or coupon code',
    input: Object.keys(OFFERS).join(', '),
    result: 'Applied for a member who has it: 150 Stars, the coupon of $2 from $5 on, or the one of everything',
  },
  { where: 'Cart, reward or coupon code', input: 'Anything else', result: 'Not applied' },
  { where: 'Curbside, orderToken', input: ARRIVAL_TOKENS.broken, result: '500' },
  { where: 'Curbside, orderToken', input: ARRIVAL_TOKENS.unavailable, result: 'CURBSIDE_UNAVAILABLE' },
  { where: 'Curbside, signed out', input: 'no orderToken', result: 'CURBSIDE_UNAVAILABLE' },
  ...ACCOUNT_SENTINELS,
  ...CARD_VAULT_SENTINELS,
  ...PURCHASE_SENTINELS,
  ...GIFT_SENTINELS,
  ...PROMO_SENTINELS,
  ...HOTEL_SENTINELS,
  ...GRANT_SENTINELS,
  ...PRIVACY_SENTINELS,
];

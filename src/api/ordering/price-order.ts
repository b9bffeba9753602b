import * as v from 'valibot';
import { PICKUP_OPTIONS } from '#domain/ordering/fulfilment.ts';
import type { OrderToPrice, PricedOrder } from '#domain/ordering/priced-order.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { cents } from '../cents.ts';
import { graphOperation } from '../graph-operation.ts';
import { currencyCode, field, filled } from '../tolerant.ts';
import { guestRefusals } from './guest-session.ts';
import { priceRefused } from './order-refusal.ts';

/** The default of row OPP-042. */
const COLLECTION_TYPES = { 'in-store': 'InStore', 'drive-thru': 'DriveThru', curbside: 'Curbside' } as const;
const CONSUMPTION_TYPES = { 'for-here': 'ConsumeInStore', 'to-go': 'ConsumeOutOfStore' } as const;

const variables = v.strictObject({
  order: v.strictObject({
    cart: v.strictObject({
      items: v.array(
        v.strictObject({
          sku: filled,
          quantity: v.number(),
          childItems: v.array(v.strictObject({ sku: filled, quantity: v.number() })),
        }),
      ),
      offers: v.array(v.strictObject({ code: filled })),
    }),
  }),
  fulfillment: v.strictObject({
    consumptionType: v.picklist(Object.values(CONSUMPTION_TYPES)),
    collectionType: v.picklist(PICKUP_OPTIONS.map((option) => COLLECTION_TYPES[option])),
  }),
  storeNumber: filled,
  enableTransparentPricing: v.boolean(),
});

/** What both operations send (OPP-002, OPP-004, OPP-005). */
export function priceOrderVariables({ items, offers, storeNumber, fulfilment }: OrderToPrice) {
  return {
    order: {
      cart: {
        items: items.map(({ product, quantity, childItems }) => ({
          sku: product.forms[0].sizes[0].sku,
          quantity,
          childItems: childItems.map((child) => ({ sku: child.sku, quantity: child.quantity })),
        })),
        offers: offers.map((code) => ({ code })),
      },
    },
    fulfillment: {
      consumptionType: CONSUMPTION_TYPES[fulfilment.consumption],
      collectionType: COLLECTION_TYPES[fulfilment.pickupOption],
    },
    storeNumber,
    enableTransparentPricing: true,
  };
}

const lineItem = v.object({
  kind: v.fallback(v.picklist(['subtotal', 'discount', 'fee', 'tax', 'other']), 'other'),
  label: filled,
  price: cents,
});

const offer = v.object({
  code: filled,
  type: v.fallback(v.picklist(['STAR_REWARD', 'REWARD']), 'REWARD'),
  hasBeenApplied: v.boolean(),
  description: v.nullish(v.string()),
});

/** A price (PRV-003, OPP-001); one without an order id, which could never be placed, is kept as it came (OPP-032). */
const pricedOrder = v.pipe(
  v.object({
    __typename: v.literal('PricedOrder'),
    transaction: v.nullish(v.object({ orderId: v.nullish(v.string()) })),
    summary: v.object({
      price: cents,
      currency: currencyCode,
      label: v.nullish(v.string()),
      additionalFeeDescription: v.nullish(v.string()),
      lineItems: v.nullish(v.array(lineItem), []),
    }),
    // One that had expired before it was sent is no other than one that expires as it comes (D-275).
    expiresIn: v.pipe(
      v.number(),
      v.finite(),
      v.transform((seconds) => Math.max(0, seconds)),
    ),
    store: v.object({ storeNumber: filled, countrySubdivisionCode: v.nullish(v.string()) }),
    cart: v.object({ offers: v.nullish(v.array(offer), []) }),
    isTipEnabled: v.nullish(v.boolean(), false),
  }),
  v.transform(
    ({ transaction, summary, expiresIn, store, cart, isTipEnabled }): PricedOrder => ({
      orderId: transaction?.orderId ?? '',
      price: summary.price,
      currency: summary.currency,
      label: summary.label ?? null,
      lineItems: summary.lineItems.map(({ kind, label, price }) => ({ kind, label, amount: price })),
      additionalFeeDescription: summary.additionalFeeDescription ?? null,
      expiresIn,
      storeNumber: storeNumberOf(store.storeNumber),
      countrySubdivision: store.countrySubdivisionCode ?? null,
      offers: cart.offers.map((one) => ({ ...one, description: one.description ?? '' })),
      isTipEnabled,
    }),
  ),
);

const asPriced = v.transform((priced: PricedOrder) => ({ outcome: 'priced' as const, priced }));

const ANSWER = `__typename transaction { orderId } summary { price currency label additionalFeeDescription lineItems { kind label price } }
    expiresIn store { storeNumber countrySubdivisionCode } cart { offers { code type hasBeenApplied description } } isTipEnabled`;

const queryOf = (name: string, field: string) =>
  `mutation ${name}($order: OrderInput!, $fulfillment: FulfillmentInput!, $storeNumber: String!, $enableTransparentPricing: Boolean!) {
  ${field}(order: $order, fulfillment: $fulfillment, storeNumber: $storeNumber, enableTransparentPricing: $enableTransparentPricing) {
    ${ANSWER}
  }
}`;

/** A code that has no row of its own has the dialog of what is unexpected, this one too (OPP-022). */
const priceRefusals = { INTERNAL_SERVER_ERROR: 'unexpected' } as const;

/** Prices a member's order (OPP-004, PRV-038). */
export const priceOrder = graphOperation({
  name: 'price-order',
  query: queryOf('PriceOrder', 'priceOrder'),
  variables,
  answer: v.pipe(field('priceOrder', pricedOrder), asPriced),
  refused: priceRefused,
  refusals: priceRefusals,
});

/** Prices a guest's order (OPP-005, PRV-038). */
export const priceOrderGuest = graphOperation({
  name: 'price-order-guest',
  query: queryOf('PriceOrderGuest', 'priceOrderGuest'),
  variables,
  answer: v.pipe(field('priceOrderGuest', pricedOrder), asPriced),
  refused: priceRefused,
  refusals: { ...guestRefusals, ...priceRefusals },
});

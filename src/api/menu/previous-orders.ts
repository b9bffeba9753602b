import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { HOUR_MS } from '#domain/durations.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { PREVIOUS_ORDERS_MOST, type PreviousItem, type PreviousOrder } from '#domain/menu/previous-order.ts';
import type { StorePricing } from '#domain/menu/store-pricing.ts';
import { graphOperation } from '../graph-operation.ts';
import { codeText, filled, instant, listAnswer, listOf, orElse } from '../tolerant.ts';
import { chosenOptions } from './chosen-options.ts';
import { availabilitySchema } from './menu-product.ts';
import { storeKey, storePricingInputSchema, storeVariables } from './store-pricing-input.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const itemSchema = v.pipe(
  v.object({
    itemId: filled,
    product: v.object({
      productNumber: v.nullish(codeText, null),
      formCode: orElse(v.string(), ''),
      name: v.string(),
      image: orElse(v.string(), ''),
      availability: availabilitySchema,
    }),
    size: orElse(v.string(), ''),
    sizeCode: orElse(v.string(), ''),
    quantity,
    childItems: v.optional(
      v.union([
        chosenOptions,
        v.pipe(
          v.unknown(),
          v.transform(() => null),
        ),
      ]),
      [],
    ),
  }),
  v.transform(({ product: { image, ...product }, ...item }): PreviousItem => ({ ...item, ...product, picture: image })),
);

const orderSchema = v.pipe(
  v.object({
    orderId: filled,
    orderType: v.object({ code: codeText }),
    date: instant,
    store: v.nullish(v.object({ name: v.string() }), null),
    basket: v.object({ items: listOf('items of a previous order', itemSchema) }),
    inStoreOrder: v.nullish(v.object({ expressOrder: v.nullish(v.object({ orderToken: v.nullish(v.string()) })) })),
  }),
  v.transform(
    ({ orderType, store, basket, inStoreOrder, ...order }): PreviousOrder => ({
      ...order,
      orderType: orderType.code,
      storeName: store?.name ?? null,
      basket: basket.items,
      expressOrderToken: inStoreOrder?.expressOrder?.orderToken ?? null,
    }),
  ),
);

/** The last orders of a member, with what the store has of each item today (PRV-005, PRV-007). */
export const readPreviousOrders = graphOperation({
  name: 'get-previous-orders',
  query: `query GetPreviousOrders($locale: String!, $storeNumber: String, $limit: Int!, $storePricingInput: StorePricingInput) {
  previousOrders(locale: $locale, storeNumber: $storeNumber, limit: $limit, storePricingInput: $storePricingInput) {
    orderId orderType { code } date store { name }
    basket {
      items {
        itemId product { productNumber formCode name image availability }
        size sizeCode quantity childItems { productNumber sku quantity }
      }
    }
    inStoreOrder { expressOrder { orderToken } }
  }
}`,
  variables: v.object({
    locale: v.picklist(LOCALES),
    storeNumber: v.optional(v.string()),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
    storePricingInput: v.optional(storePricingInputSchema),
  }),
  answer: v.pipe(
    v.object({ previousOrders: listAnswer('previous orders', orderSchema) }),
    v.transform(({ previousOrders }): readonly PreviousOrder[] => previousOrders.slice(0, PREVIOUS_ORDERS_MOST)),
  ),
});

/** How long previous orders are fresh, milliseconds (PRV-012). */
export const PREVIOUS_ORDERS_FRESH_MS = 2 * HOUR_MS;

/** The query of previous orders, which are cached for each language and store (PRV-013, PRV-014, MNU-022). */
export const previousOrdersQuery = (locale: Locale, store: StorePricing | null) =>
  queryOptions({
    queryKey: ['previous-orders', locale, ...storeKey(store)],
    queryFn: ({ signal }) =>
      readPreviousOrders({ variables: { locale, limit: PREVIOUS_ORDERS_MOST, ...storeVariables(store) }, signal }),
    staleTime: PREVIOUS_ORDERS_FRESH_MS,
    gcTime: PREVIOUS_ORDERS_FRESH_MS,
  });

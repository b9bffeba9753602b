import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Locale } from '#domain/locale.ts';
import type { ProductDetails } from '#domain/menu/product.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { operation } from '../operation.ts';
import { currencyCode, filled, listOf, orElse, orNull } from '../tolerant.ts';
import { amount, availabilitySchema, money } from './menu-product.ts';
import { optionsIn, productOptionsSchema } from './product-options.ts';

const nutritionSchema = v.object({
  servingSize: orElse(v.string(), ''),
  calories: amount,
  fat: amount,
  cholesterol: amount,
  sodium: amount,
  carbohydrates: amount,
  sugars: amount,
  protein: amount,
  caffeine: amount,
});

const sizeSchema = v.object({
  sizeCode: filled,
  name: v.string(),
  sku: filled,
  price: money,
  isUsual: orElse(v.boolean(), false),
  nutrition: orNull(nutritionSchema),
});

const numbers = v.fallback(v.optional(v.array(v.string()), []), []);

/** What a choice of options lays over the picture of a product (decision D-154). */
const layersSchema = listOf(
  'layers of a picture',
  v.object({ image: filled, all: numbers, any: numbers, none: numbers }),
);

const productSchema = v.object({
  productNumber: filled,
  name: filled,
  description: orElse(v.string(), ''),
  image: orElse(v.string(), ''),
  imageLayers: v.fallback(v.optional(layersSchema, []), []),
  availability: availabilitySchema,
  currency: currencyCode,
  forms: listOf(
    'forms of a product',
    v.object({ formCode: filled, name: v.string(), sizes: listOf('sizes of a product', sizeSchema) }),
  ),
  ingredients: orElse(v.string(), ''),
  allergens: orNull(v.array(v.object({ id: filled, name: v.string() }))),
  productOptions: v.nullish(productOptionsSchema, []),
});

/**
 * A product with its options, at a store or, without a `storeNumber`, in the whole country (MNU-013); the header names the
 * language. Resolves with null where the server knows no such product (MNU-017).
 */
export const readProduct = operation({
  method: 'GET',
  path: '/apiproxy/v1/ordering/:productNumber',
  answer: v.pipe(
    v.object({
      // The product is the first entry (MNU-014); others are not read.
      products: v.pipe(
        v.array(v.unknown()),
        v.transform((products) => products.slice(0, 1)),
        v.array(productSchema),
      ),
    }),
    v.transform(({ products: [first] }): ProductDetails | null => {
      if (!first) return null;
      const { image, imageLayers, productOptions, ...product } = first;
      return { product: { ...product, picture: image }, ...optionsIn(productOptions), pictureLayers: imageLayers };
    }),
  ),
  refusals: { 404: 'product-not-found', STORE_NOT_FOUND: 'store-not-found' },
});

/** Sizes and options hardly change; whether it is sold out does, so it is fresh for five minutes. */
export const productQuery = (productNumber: string, locale: Locale, storeNumber: StoreNumber | null) =>
  queryOptions({
    queryKey: ['product', productNumber, locale, storeNumber ?? 'national'],
    queryFn: ({ signal }) =>
      readProduct({
        params: { productNumber },
        query: { storeNumber: storeNumber ?? undefined },
        headers: { 'accept-language': locale },
        signal,
      }),
    staleTime: 5 * MINUTE_MS,
    gcTime: HOUR_MS,
    // It names no visitor, and what is being chosen stays.
    meta: { outlivesSession: true },
  });

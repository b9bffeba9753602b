import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { HOUR_MS } from '#domain/durations.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { FavouriteProduct } from '#domain/menu/favourite-product.ts';
import type { StorePricing } from '#domain/menu/store-pricing.ts';
import { graphOperation } from '../graph-operation.ts';
import { field, filled, listAnswer, optionalCurrency, orElse, orNull } from '../tolerant.ts';
import { chosenOptions } from './chosen-options.ts';
import { availabilitySchema, money } from './menu-product.ts';
import { storeKey, storePricingInputSchema, storeVariables } from './store-pricing-input.ts';

const childItem = v.object({
  productNumber: filled,
  sku: filled,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const favouriteSchema = v.pipe(
  v.object({
    id: filled,
    name: filled,
    product: v.object({
      productNumber: filled,
      image: orElse(v.string(), ''),
      availability: availabilitySchema,
      price: orNull(money),
      currency: optionalCurrency,
    }),
    // One form in one size: a favourite is what was chosen (OPP-046).
    forms: v.tuple([
      v.object({
        formCode: filled,
        sizes: v.tuple([v.object({ sizeCode: filled, sku: filled, name: v.string() })]),
      }),
    ]),
    childItems: chosenOptions,
    customizations: v.fallback(v.array(v.string()), []),
  }),
  v.transform(({ product: { image, price, currency, ...product }, ...favourite }): FavouriteProduct => {
    const named = price === null || currency === null ? null : { amount: price, currency };
    return { ...favourite, product: { ...product, picture: image }, price: named };
  }),
);

const locale = v.picklist(LOCALES);

/** A member's favourite products, with price and availability at a store, or in the country where none is chosen (OPP-050). */
export const readFavouriteProducts = graphOperation({
  name: 'get-favorite-products',
  query: `query GetFavoriteProducts($locale: String!, $storeNumber: String, $storePricingInput: StorePricingInput) {
  favoriteProducts(locale: $locale, storeNumber: $storeNumber, storePricingInput: $storePricingInput) {
    id name
    product { productNumber image availability price currency }
    forms { formCode sizes { sizeCode sku name } }
    childItems { productNumber sku quantity }
    customizations
  }
}`,
  variables: v.object({
    locale,
    storeNumber: v.optional(v.string()),
    storePricingInput: v.optional(storePricingInputSchema),
  }),
  answer: v.pipe(field('favoriteProducts', listAnswer('favourite products', favouriteSchema)), v.readonly()),
  refusals: { STORE_NOT_FOUND: 'store-not-found' },
});

/** No more favourites than the retailer allows (MNU-021, OPP-054). */
const refusals = { 561007: 'favourites-full' } as const;

/** Keeps a product as it was chosen (OPP-051). */
export const addFavouriteProduct = graphOperation({
  name: 'add-favorite-product',
  query: `mutation AddFavoriteProduct($locale: String!, $item: FavoriteItemInput!) {
  addFavoriteProduct(locale: $locale, item: $item) { id }
}`,
  variables: v.object({
    locale,
    item: v.object({
      productNumber: v.string(),
      formCode: v.string(),
      sizeCode: v.string(),
      sku: v.string(),
      childItems: v.array(childItem),
    }),
  }),
  answer: v.object({ addFavoriteProduct: v.object({ id: filled }) }),
  refusals,
});

/** Removes a favourite by its id (OPP-052). */
export const deleteFavouriteProduct = graphOperation({
  name: 'delete-favorite-product',
  query: `mutation DeleteFavoriteProduct($favoriteProductId: String!) {
  deleteFavoriteProduct(favoriteProductId: $favoriteProductId) { id }
}`,
  variables: v.object({ favoriteProductId: v.string() }),
  answer: v.unknown(),
  refusals,
});

/** Every list of favourite products, whatever its language and store. */
export const favouriteProductsKey = ['favourite-products'] as const;

const FAVOURITES_FRESH_MS = 2 * HOUR_MS;

/** Fresh for two hours; another language or store is another list (MNU-020, OPP-053). */
export const favouriteProductsQuery = (spoken: Locale, store: StorePricing | null) =>
  queryOptions({
    queryKey: [...favouriteProductsKey, spoken, ...storeKey(store)],
    queryFn: ({ signal }) => readFavouriteProducts({ variables: { locale: spoken, ...storeVariables(store) }, signal }),
    staleTime: FAVOURITES_FRESH_MS,
    gcTime: FAVOURITES_FRESH_MS,
  });

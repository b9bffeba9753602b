import * as v from 'valibot';
import type { StorePricing } from '#domain/menu/store-pricing.ts';

/** By what a store's prices are made (PRV-007, OPP-050). */
export const storePricingInputSchema = v.object({
  timeZone: v.string(),
  ownershipTypeCode: v.string(),
  countryCode: v.string(),
});

/** As the wire names the store in every query that takes its prices; nothing without one, its number alone where no more is known. */
export const storeVariables = (store: StorePricing | null) =>
  store === null ? {} : { storeNumber: store.storeNumber, ...(store.pricing && { storePricingInput: store.pricing }) };

/** The part of a query's key for what `storeVariables` makes of the same store. */
export const storeKey = (store: StorePricing | null): readonly string[] =>
  store === null ? ['national'] : [store.storeNumber, ...(store.pricing ? [] : ['unpriced'])];

import * as v from 'valibot';
import type { StorePricing } from '#domain/menu/store-pricing.ts';

/** The facts of a store by which its prices are made (PRV-007, OPP-050). */
export const storePricingInputSchema = v.object({
  timeZone: v.string(),
  ownershipTypeCode: v.string(),
  countryCode: v.string(),
});

/** The variables that name a store in every query of its prices; none without a store, its number alone where no more is known. */
export const storeVariables = (store: StorePricing | null) =>
  store === null ? {} : { storeNumber: store.storeNumber, ...(store.pricing && { storePricingInput: store.pricing }) };

/** The part of a query's key for what `storeVariables` makes of the same store. */
export const storeKey = (store: StorePricing | null): readonly string[] =>
  store === null ? ['national'] : [store.storeNumber, ...(store.pricing ? [] : ['unpriced'])];

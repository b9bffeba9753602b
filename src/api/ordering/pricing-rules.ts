import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { PRICE_LIFE_MS } from '#domain/ordering/priced-order.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { graphOperation } from '../graph-operation.ts';
import { field } from '../tolerant.ts';

const rule = v.object({ code: v.string(), description: v.pipe(v.string(), v.nonEmpty()) });
const rules = field('rules', v.array(rule));

/** What is added to prices anywhere in the market (PRV-043). */
export const readPricingRules = graphOperation({
  name: 'pricing-rules',
  query: 'query PricingRules($locale: String!) { pricingRules(locale: $locale) { rules { code description } } }',
  variables: v.object({ locale: v.picklist(LOCALES) }),
  answer: field('pricingRules', rules),
});

/** What one store adds to prices (PRV-043). */
export const readStorePricing = graphOperation({
  name: 'pricing-by-store-number',
  query: `query PricingByStoreNumber($locale: String!, $storeNumber: String!) {
  pricingByStoreNumber(locale: $locale, storeNumber: $storeNumber) { rules { code description } }
}`,
  variables: v.object({ locale: v.picklist(LOCALES), storeNumber: v.string() }),
  answer: field('pricingByStoreNumber', rules),
  refusals: { STORE_NOT_FOUND: 'store-not-found' },
});

/** The rules of a store, or of the market where none is chosen; stale after five minutes (ORD-027). */
export const pricingRulesQuery = (locale: Locale, storeNumber: StoreNumber | null) =>
  queryOptions({
    queryKey: ['pricing-rules', locale, storeNumber],
    queryFn: ({ signal }) =>
      storeNumber === null
        ? readPricingRules({ variables: { locale }, signal })
        : readStorePricing({ variables: { locale, storeNumber }, signal }),
    staleTime: PRICE_LIFE_MS,
  });

import { readPricingRules, readStorePricing } from '#api/ordering/pricing-rules.ts';
import type { Locale } from '#domain/locale.ts';
import { marketOf } from '../menu/prices.ts';
import { wordsIn } from '../menu/words.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { recordOf } from '../stores/order-store.ts';
import type { World } from '../world.ts';
import { type Fee, feesOf, feesOfCountry } from './fees.ts';

/** What is added to prices, in the market and at one store (PRV-043). */
export const pricingRulesHandlers = (world: World) => [
  respondGraph(world, readPricingRules, ({ variables: { locale } }) => ({
    pricingRules: { rules: rulesOf(feesOfCountry(marketOf(locale)), locale) },
  })),
  respondGraph(world, readStorePricing, ({ variables: { locale, storeNumber } }) => {
    const store = recordOf(world, storeNumber);
    if (!store) return refuseGraph('STORE_NOT_FOUND');
    return { pricingByStoreNumber: { rules: rulesOf(feesOf(store.subdivision), locale) } };
  }),
];

const rulesOf = (fees: readonly Fee[], locale: Locale) =>
  fees.map(({ code, description }) => ({ code, description: wordsIn(locale, description) }));

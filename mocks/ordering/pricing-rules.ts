import { readPricingRules, readStorePricing } from '#api/ordering/pricing-rules.ts';
import { wordsIn } from '../menu/words.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { recordOf } from '../stores/order-store.ts';
import type { World } from '../world.ts';
import { feesOf } from './fees.ts';

/** What is added to prices, in the market and at one store (PRV-043). */
export const pricingRulesHandlers = (world: World) => [
  respondGraph(world, readPricingRules, ({ locale }) => ({
    pricingRules: {
      rules: feesOf(null).map(({ code, description }) => ({ code, description: wordsIn(locale, description) })),
    },
  })),
  respondGraph(world, readStorePricing, ({ variables, locale }) => {
    const store = recordOf(world, variables.storeNumber);
    if (!store) return refuseGraph('STORE_NOT_FOUND');
    const rules = feesOf(store.subdivision);
    return {
      pricingByStoreNumber: {
        rules: rules.map(({ code, description }) => ({ code, description: wordsIn(locale, description) })),
      },
    };
  }),
];

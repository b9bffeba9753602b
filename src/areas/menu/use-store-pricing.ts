import { useRef } from 'react';
import type { StorePricing } from '#domain/menu/store-pricing.ts';
import { useOrderStore } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus } from '#session/order-store/selected-store.ts';

/**
 * The order store, with what its prices depend on; null without one, or where no store has its number: prices are the country's
 * then (PRV-007, OPP-050). While that is not known, it is what was known last.
 */
export function useStorePricing(): { readonly store: StorePricing | null; readonly isKnown: boolean } {
  const now = useStorePricingNow();
  const known = useRef<StorePricing | null>(null);
  if (now !== 'unknown') known.current = now;
  return { store: known.current, isKnown: now !== 'unknown' };
}

function useStorePricingNow(): StorePricing | null | 'unknown' {
  const { state, storeNumber } = useOrderStore();
  const { store, failure } = useOrderStoreStatus();
  if (state === 'unknown') return 'unknown';
  if (storeNumber === null || failure === 'store-not-found') return null;
  // Where nothing else can be read of the store, its number will do.
  if (failure !== null) return { storeNumber, pricing: null };
  if (!store) return 'unknown';
  const { timeZoneId: timeZone, ownershipTypeCode, address } = store;
  return { storeNumber, pricing: { timeZone, ownershipTypeCode, countryCode: address.countryCode } };
}

import { useCallback, useRef } from 'react';
import type { StorePricing } from '#domain/menu/store-pricing.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { useOrderStore, useOrderStorePort } from '#session/order-store/order-store.ts';
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

/**
 * The store that orders go to whenever it is asked, also once the part of the screen is gone. As long as it is the same, that is
 * the one that is shown: the country's menu (null) stands where no store has its number (PRV-007).
 */
export function useStoreNow(shown: StoreNumber | null): () => StoreNumber | null {
  const port = useOrderStorePort();
  const chosen = useCallback(() => port.snapshot()?.context.storeNumber ?? null, [port]);
  const latest = useRef({ shown, chosen: chosen() });
  latest.current = { shown, chosen: chosen() };
  return useCallback(() => {
    const now = chosen();
    return now === latest.current.chosen ? latest.current.shown : now;
  }, [chosen]);
}

/** Asks at the store that orders go to, and once more where another one was chosen before the answer came (D-439). */
export async function askAtStore<Answer>(
  storeNow: () => StoreNumber | null,
  ask: (storeNumber: StoreNumber | null) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (;;) {
    const storeNumber = storeNow();
    const isOver = () => signal.aborted || storeNow() === storeNumber;
    try {
      const answer = await ask(storeNumber);
      if (isOver()) return answer;
    } catch (error) {
      if (isOver()) throw error;
    }
  }
}

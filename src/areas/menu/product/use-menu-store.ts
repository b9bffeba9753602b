import { useState } from 'react';
import type { StoreNumber } from '#domain/stores/store.ts';
import { keptOrderStore } from '#platform/storage/order-store-storage.ts';
import { useOrderStore } from '#session/order-store/order-store.ts';
import { useClock } from '#session/session-provider.tsx';

/** The store whose products are shown; what an earlier visit left counts until the order store is there. */
export function useMenuStore(): StoreNumber | null {
  const { state, storeNumber } = useOrderStore();
  const clock = useClock();
  const [kept] = useState(() => keptOrderStore(clock)?.storeNumber ?? null);
  return state === 'unknown' ? kept : storeNumber;
}

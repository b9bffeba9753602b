import type { StoreNumber } from '#domain/stores/store.ts';
import { storeListMachine } from '#machines/store-locator/store-list.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';

/** Tabs, rows and the store that stands out (LOC-033 to LOC-036, LOC-068 to LOC-070). */
export function useStoreListActor(selected: StoreNumber | null) {
  return useFlow(storeListMachine, {}, { input: { selected } });
}

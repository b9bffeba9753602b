import { useActorRef } from '@xstate/react';
import type { StoreNumber } from '#domain/store.ts';
import { storeListMachine } from '#machines/store-locator/store-list.machine.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

/** Tabs, rows and the store that stands out (LOC-033 to LOC-036, LOC-068 to LOC-070). */
export function useStoreListActor(selected: StoreNumber | null) {
  const { options } = useFlowRuntime();
  return useActorRef(storeListMachine, { ...options, input: { selected } });
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { ownLocationsQuery } from '#api/locations/locations.ts';
import { ownStoresMachine } from '#machines/store-locator/own-stores.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import type { FlowActors } from '#session/flow-runtime.tsx';

const actors = (queryClient: QueryClient): FlowActors<typeof ownStoresMachine> => ({
  loadOwnStores: fromPromise(async () => {
    const { stores } = await queryClient.fetchQuery(ownLocationsQuery);
    return { count: stores.length };
  }),
});

/** Whether the stores that a member knows are there (LOC-034, LOC-035). */
export function useOwnStoresActor() {
  const queryClient = useQueryClient();
  return useFlow(ownStoresMachine, () => actors(queryClient));
}

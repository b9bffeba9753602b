import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { ownStoresMachine } from '#machines/store-locator/own-stores.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { fetchOwnLocations } from '../fetch-locations.ts';

const actors = (queryClient: QueryClient): EveryActorOf<typeof ownStoresMachine> => ({
  loadOwnStores: fromPromise(async ({ signal }) => {
    const { stores } = await fetchOwnLocations(queryClient, signal);
    return { count: stores.length };
  }),
});

/** Whether the stores that a member knows are there (LOC-034, LOC-035). */
export function useOwnStoresActor() {
  const queryClient = useQueryClient();
  return useFlow(ownStoresMachine, () => actors(queryClient));
}

import { fromPromise } from 'xstate';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { nearestSearchMachine } from '#machines/store-locator/nearest-search.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import type { EveryActorOf } from '#session/every-actor.ts';

const nearestSearchActors: EveryActorOf<typeof nearestSearchMachine> = {
  findNearest: fromPromise(async ({ input, signal }) => {
    const { store } = await findNearestLocation({
      body: { lat: input.from.lat, lng: input.from.lng, features: [...input.features] },
      signal,
    });
    return { storeNumber: store.storeNumber, coordinates: store.coordinates };
  }),
};

/** Expand Search (LOC-027 to LOC-032). */
export function useNearestSearchActor() {
  return useFlow(nearestSearchMachine, nearestSearchActors);
}

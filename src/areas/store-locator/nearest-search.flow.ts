import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { nearestSearchMachine } from '#machines/store-locator/nearest-search.machine.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

const nearestSearchActors = {
  findNearest: fromPromise(async ({ input, signal }) => {
    const { store } = await findNearestLocation({
      body: { lat: input.from.lat, lng: input.from.lng, features: [...input.features] },
      signal,
    });
    // A store without a position cannot be searched around; its number still selects it where it is listed.
    return { storeNumber: store.storeNumber, coordinates: store.coordinates ?? input.from };
  }),
} satisfies EveryActorOf<typeof nearestSearchMachine>;

/** Expand Search (LOC-027 to LOC-032). */
export function useNearestSearchActor() {
  const { options, actors } = useFlowRuntime();
  return useActorRef(nearestSearchMachine.provide({ actors: { ...nearestSearchActors, ...actors } }), options);
}

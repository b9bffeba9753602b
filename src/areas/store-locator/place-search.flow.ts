import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { placeSearchMachine } from '#machines/store-locator/place-search.machine.ts';
import { endPlacesSession, locatePlace, suggestPlaces } from '#platform/places/suggest-places.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

const placeSearchActors = (near: () => Coordinates | null) =>
  ({
    suggestPlaces: fromPromise(({ input, signal }) => suggestPlaces(input.text, near(), signal)),
    locatePlace: fromPromise(async ({ input }) => (input.place ? locatePlace(input.place) : null)),
  }) satisfies EveryActorOf<typeof placeSearchMachine>;

/** The search box of the locator (LOC-009 to LOC-012); `near` tells where a place is likelier, at the moment it is asked. */
export function usePlaceSearchActor(text: string, near: () => Coordinates | null) {
  const { options, actors } = useFlowRuntime();
  const search = useActorRef(placeSearchMachine.provide({ actors: { ...placeSearchActors(near), ...actors } }), {
    ...options,
    input: { text },
  });
  useEffect(() => {
    const subscription = search.on('place.submitted', endPlacesSession);
    return () => subscription.unsubscribe();
  }, [search]);
  return search;
}

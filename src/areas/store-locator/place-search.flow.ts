import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { placeSearchMachine } from '#machines/store-locator/place-search.machine.ts';
import { suggestPlaces } from '#platform/places/suggest-places.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

const placeSearchActors = {
  suggestPlaces: fromPromise(({ input, signal }) => suggestPlaces(input.text, null, signal)),
} satisfies EveryActorOf<typeof placeSearchMachine>;

/** The search box of the locator (LOC-009 to LOC-012). */
export function usePlaceSearchActor(text: string) {
  const { options, actors } = useFlowRuntime();
  return useActorRef(placeSearchMachine.provide({ actors: { ...placeSearchActors, ...actors } }), {
    ...options,
    input: { text },
  });
}

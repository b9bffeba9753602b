import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { geolocationSearchMachine } from '#machines/store-locator/geolocation-search.machine.ts';
import { locate } from '#platform/geolocation.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

const geolocationSearchActors = {
  locate: fromPromise(({ signal }) => locate(signal)),
} satisfies EveryActorOf<typeof geolocationSearchMachine>;

/** Find me (LOC-019, LOC-020). */
export function useGeolocationSearchActor() {
  const { options, actors } = useFlowRuntime();
  return useActorRef(geolocationSearchMachine.provide({ actors: { ...geolocationSearchActors, ...actors } }), options);
}

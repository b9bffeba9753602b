import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { isExactEnough } from '#domain/position.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { geolocationSearchMachine } from '#machines/store-locator/geolocation-search.machine.ts';
import { locate } from '#platform/geolocation.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { locatorRules } from './locator-rules.ts';

const geolocationSearchActors = (queryClient: QueryClient) =>
  ({
    locate: fromPromise(async ({ signal }) => {
      const position = await locate(signal);
      const { geolocationAccuracyThreshold } = locatorRules(queryClient);
      // Somewhere in a circle of many miles is nowhere to look for the nearest store (FC-158).
      if (!isExactEnough(position, geolocationAccuracyThreshold)) throw new Failure('position-inexact');
      return position;
    }),
  }) satisfies EveryActorOf<typeof geolocationSearchMachine>;

/** Find me (LOC-019, LOC-020). */
export function useGeolocationSearchActor() {
  const queryClient = useQueryClient();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => geolocationSearchMachine.provide({ actors: { ...geolocationSearchActors(queryClient), ...actors } }),
    [queryClient, actors],
  );
  return useActorRef(machine, options);
}

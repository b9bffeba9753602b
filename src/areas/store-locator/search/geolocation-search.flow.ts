import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { isExactEnough } from '#domain/store-locator/position.ts';
import { geolocationSearchMachine } from '#machines/store-locator/geolocation-search.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { locate } from '#platform/geolocation.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { locatorRules } from '../locator-rules.ts';

const geolocationSearchActors = (queryClient: QueryClient): EveryActorOf<typeof geolocationSearchMachine> => ({
  locate: fromPromise(async ({ signal }) => {
    const position = await locate(signal);
    const { geolocationAccuracyThreshold } = locatorRules(queryClient);
    // Somewhere in a circle of many miles is nowhere to look for the nearest store (FC-158).
    if (!isExactEnough(position, geolocationAccuracyThreshold)) throw new Failure('position-inexact');
    return position;
  }),
});

/** Find me (LOC-019, LOC-020). */
export function useGeolocationSearchActor() {
  const queryClient = useQueryClient();
  return useFlow(geolocationSearchMachine, () => geolocationSearchActors(queryClient));
}

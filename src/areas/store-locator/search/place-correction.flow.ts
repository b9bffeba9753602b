import { fromPromise } from 'xstate';
import { placeCorrectionMachine } from '#machines/store-locator/place-correction.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { locatePlace, suggestPlaces } from '#platform/places/suggest-places.ts';

/** Words that name no place, and the first suggestion for them (LOC-010, LOC-017). */
export function usePlaceCorrectionActor() {
  return useFlow(placeCorrectionMachine, {
    correctPlace: fromPromise(async ({ input, signal }) => {
      const [resembling] = await suggestPlaces(input.words, null, signal);
      const coordinates = resembling ? await locatePlace(resembling) : null;
      return resembling && coordinates ? { ...resembling, coordinates } : null;
    }),
  });
}

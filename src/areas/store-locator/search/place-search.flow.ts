import { fromPromise } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { placeSearchMachine } from '#machines/store-locator/place-search.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { endPlacesSession, locatePlace, suggestPlaces } from '#platform/places/suggest-places.ts';

/** The search box of the locator (LOC-009 to LOC-012); `near` says where a place is likelier, at the moment it is called. */
export function usePlaceSearchActor(text: string, near: () => Coordinates | null) {
  return useFlow(
    placeSearchMachine,
    {
      suggestPlaces: fromPromise(({ input, signal }) => suggestPlaces(input.text, near(), signal)),
      locatePlace: fromPromise(async ({ input }) => (input.place ? locatePlace(input.place) : null)),
    },
    { input: { text }, on: { 'place.submitted': () => endPlacesSession() } },
  );
}

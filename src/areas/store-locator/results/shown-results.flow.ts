import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { locationsQuery } from '#api/locations/locations.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { type LocatorMessage, locatorMessage } from '#domain/store-locator/locator.ts';
import { hasMoreToList, pickedStores } from '#domain/store-locator/store-picker.ts';
import type { LocationResult } from '#domain/stores/store.ts';
import type { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { LocatorFlow } from '../locator.flow.ts';
import { shownLocations } from '../locator-state.ts';

/** What stands in the results area: the server state of the shown query, with the hearts as requested, or a message. */
export type ShownResults = {
  locations: readonly LocationResult[];
  /** Whether there are more stores than the answer had room for. */
  moreResults: boolean;
  /** Whether the server state is there; a moment before, nothing is counted. */
  known: boolean;
  busy: boolean;
  message: LocatorMessage | null;
  placeName: string | null;
  /** Whether the list stands without a map. */
  mapless: boolean;
  /** Why the answer that is shown, and went with the visitor it was for, did not come again (LOC-014). */
  failure: FailureCode | null;
  /** Asks once more for an answer that did not come again. */
  renew: () => void;
};

/**
 * The machine says which question is shown, the query cache holds its answer (LST-004), the picker which stores of it
 * (ORD-085..088). `isOwnListed`: the stores that a member knows are listed, wherever the map looks.
 */
export function useShownResults(
  flow: LocatorFlow,
  optimistic: ReadonlyMap<string, boolean>,
  isOwnListed: boolean,
): ShownResults {
  const shown = useSelector(flow.locator, (snapshot) => snapshot.context.shown?.query ?? null);
  const placeName = useSelector(flow.locator, (snapshot) => snapshot.context.placeName);
  const loading = useTag(flow.locator, 'busy');
  // Until it is known whether the words resemble a place, nothing is said of them.
  const correcting = useTag(flow.correction, 'busy');
  const isMapFar = useTag(flow.map, 'zoomedOut');
  const zoomedOut = isMapFar && !isOwnListed;
  const positionLost = useTag(flow.geolocation, 'error');
  const mapless = useTag(flow.map, 'unavailable');
  const { distanceCutOff } = useConfiguration().locator;
  const { data, error, refetch } = useQuery({ ...locationsQuery(shown ?? EMPTY_QUERY), enabled: shown !== null });
  // A change of visitor empties the cache, and what is shown is asked for again.
  const isRenewed = shown !== null && data === undefined;
  const picked = useMemo(
    () => (data && shown ? pickedStores(data.stores, shown, distanceCutOff) : []),
    [data, shown, distanceCutOff],
  );
  const locations = useMemo(() => shownLocations(picked, optimistic), [picked, optimistic]);
  // The rules may have come after the answer, and an answer may be renewed: what counts is what is left to list.
  const noneLeft = data !== undefined && locations.length === 0;
  const message = useSelector(flow.locator, (snapshot) => messageOf(snapshot, { zoomedOut, positionLost, noneLeft }));
  return {
    locations,
    moreResults: data !== undefined && shown !== null && hasMoreToList(data, shown, distanceCutOff),
    known: data !== undefined,
    busy: loading || correcting || (isRenewed && error === null),
    message: correcting || isRenewed ? null : message,
    placeName,
    mapless,
    failure: isRenewed && error !== null ? failureCodeOf(error) : null,
    renew: () => void refetch(),
  };
}

type Surroundings = { zoomedOut: boolean; positionLost: boolean; noneLeft: boolean };

function messageOf(
  snapshot: SnapshotFrom<typeof locatorMachine>,
  { zoomedOut, positionLost, noneLeft }: Surroundings,
): LocatorMessage | null {
  if (snapshot.hasTag('busy')) return null;
  const nothingSearched = snapshot.hasTag('nothingSearched');
  return locatorMessage({
    storeNotFound: snapshot.hasTag('storeNotFound'),
    placeNotFound: snapshot.hasTag('placeNotFound'),
    noStores: snapshot.hasTag('noStores') || noneLeft,
    zoomedOut,
    // The invitation gives way to what became of the one thing that was asked.
    nothingSearched: nothingSearched && !positionLost,
    positionLost: nothingSearched && positionLost,
  });
}

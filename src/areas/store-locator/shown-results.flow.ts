import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { locationsQuery } from '#api/locations/locations.ts';
import { EMPTY_QUERY } from '#domain/location-query.ts';
import { type LocatorMessage, locatorMessage, type ShownLocation } from '#domain/locator.ts';
import type { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import type { LocatorFlow } from './locator.flow.ts';
import { shownLocations } from './locator-state.ts';

/** What stands in the results area: the facts of the question that is shown, with the hearts as wished, or a message. */
export type ShownResults = {
  locations: readonly ShownLocation[];
  /** Whether the facts are there; a moment before, nothing is counted. */
  known: boolean;
  busy: boolean;
  message: LocatorMessage | null;
  placeName: string | null;
  /** Whether the list stands without a map. */
  mapless: boolean;
};

/** The machine says which question is shown, the query cache holds its answer (LST-004). */
export function useShownResults(flow: LocatorFlow, wishes: ReadonlyMap<string, boolean>): ShownResults {
  const shown = useSelector(flow.locator, (snapshot) => snapshot.context.shown);
  const placeName = useSelector(flow.locator, (snapshot) => snapshot.context.placeName);
  const busy = useSelector(flow.locator, (snapshot) => snapshot.hasTag('busy'));
  const zoomedOut = useSelector(flow.map, (snapshot) => snapshot.hasTag('zoomedOut'));
  const message = useSelector(flow.locator, (snapshot) => messageOf(snapshot, zoomedOut));
  const mapless = useSelector(flow.map, (snapshot) => snapshot.hasTag('unavailable'));
  const { data } = useQuery({ ...locationsQuery(shown ?? EMPTY_QUERY), enabled: shown !== null });
  const locations = useMemo(() => shownLocations(data?.stores ?? [], wishes), [data, wishes]);
  return { locations, known: data !== undefined, busy, message, placeName, mapless };
}

function messageOf(snapshot: SnapshotFrom<typeof locatorMachine>, zoomedOut: boolean): LocatorMessage | null {
  if (snapshot.hasTag('busy')) return null;
  return locatorMessage({
    storeNotFound: snapshot.hasTag('storeNotFound'),
    placeNotFound: snapshot.hasTag('placeNotFound'),
    noStores: snapshot.hasTag('noStores'),
    nothingSearched: snapshot.hasTag('nothingSearched'),
    zoomedOut,
  });
}

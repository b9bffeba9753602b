import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { likelyNear } from '#domain/places/place.ts';
import { type LocationQuery, queryKey } from '#domain/store-locator/location-query.ts';
import { foundLocations, type LocatorAddress, type LocatorTab } from '#domain/store-locator/locator.ts';
import type { Camera, ViewSize } from '#domain/store-locator/map-camera.ts';
import { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import { useEmitted, useFlow } from '#parts/flow/use-flow.ts';
import { framePainted } from '#platform/page-usable.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { fetchLocations } from './fetch-locations.ts';
import { locatorRules } from './locator-rules.ts';
import { openingCamera } from './locator-search.ts';
import { useLocatorMapActor } from './map/locator-map.flow.ts';
import { useOwnStoresActor } from './own-stores/own-stores.flow.ts';
import { useResultsSheetActor } from './results/results-sheet.flow.ts';
import { useStoreListActor } from './results/store-list.flow.ts';
import { useGeolocationSearchActor } from './search/geolocation-search.flow.ts';
import { useNearestSearchActor } from './search/nearest-search.flow.ts';
import { usePlaceCorrectionActor } from './search/place-correction.flow.ts';
import { usePlaceSearchActor } from './search/place-search.flow.ts';

const locatorActors = (queryClient: QueryClient, mapSize: () => ViewSize): EveryActorOf<typeof locatorMachine> => ({
  loadLocations: fromPromise(async ({ input, signal }) => {
    const answer = await fetchLocations(queryClient, input, signal);
    return foundLocations(answer, input, locatorRules(queryClient), mapSize());
  }),
});

/** What the locator asks of the page around it. */
export type LocatorPage = {
  address: LocatorAddress;
  onQueryRequested: (query: LocationQuery, camera: Camera | null, options: { replace: boolean }) => void;
  onTabRequested: (tab: LocatorTab) => void;
  /** Called before what is around the position is wanted. */
  onPositionFound: (position: Coordinates) => void;
};

/** The actors of one locator, joined: what one emits, another receives. */
export function useLocatorFlow(page: LocatorPage) {
  const queryClient = useQueryClient();
  const { address } = page;
  const map = useLocatorMapActor(openingCamera(address));
  // The newest measures, not yet settled: results may come while the page is being laid out.
  const mapSize = () => map.getSnapshot().context.measuring;
  const locator = useFlow(locatorMachine, () => locatorActors(queryClient, mapSize), { input: { address } });
  const list = useStoreListActor(address.query.storeNumber);
  const sheet = useResultsSheetActor();
  const geolocation = useGeolocationSearchActor();
  const placeSearch = usePlaceSearchActor(address.query.place ?? '', () => likely(map, geolocation));
  const correction = usePlaceCorrectionActor();
  const nearest = useNearestSearchActor();
  const ownStores = useOwnStoresActor();
  const flow = useMemo(
    () => ({ locator, map, list, sheet, placeSearch, correction, geolocation, nearest, ownStores }),
    [locator, map, list, sheet, placeSearch, correction, geolocation, nearest, ownStores],
  );
  useJoined(flow, page);
  return flow;
}

export type LocatorFlow = ReturnType<typeof useLocatorFlow>;

/** Where a typed place is likelier, as map and visitor are now. */
function likely(map: LocatorFlow['map'], geolocation: LocatorFlow['geolocation']): Coordinates | null {
  const { position } = geolocation.getSnapshot().context;
  return likelyNear(map.getSnapshot().context.camera, position?.coordinates ?? null);
}

/** What one of them emits, others receive. */
function useJoined(
  flow: LocatorFlow,
  { address, onQueryRequested, onTabRequested, onPositionFound }: LocatorPage,
): void {
  const { locator, map, list, sheet, placeSearch, correction, geolocation, nearest } = flow;
  /** Addresses that the locator itself asked for: when they arrive, they are no news to it. */
  const own = useRef<string[]>([]);
  const replaces = useRef(false);
  /** The tab that the address has, or comes to; and whether the visitor has chosen another one that it is not led to yet. */
  const tabLedTo = useRef(address.tab);
  const isTabAhead = useRef(false);
  /** Words in the box that were not searched yet are of no filter that is turned and of no position that comes, and stay. */
  const keepsWords = useRef(false);
  const wordsAtFindMe = useRef('');
  const withTypedWords = (send: () => void) => {
    keepsWords.current = placeSearch.getSnapshot().context.text !== wordsAtFindMe.current;
    send();
    keepsWords.current = false;
  };
  const showPlace = (text: string) => {
    if (!keepsWords.current) placeSearch.send({ type: 'place.shown', text });
  };

  useEmitted(placeSearch, {
    'place.submitted': ({ place, coordinates }) => locator.send({ type: 'place.searched', place, coordinates }),
    'position.requested': () => geolocation.send({ type: 'findMe.pressed' }),
  });
  useEmitted(correction, {
    'place.corrected': ({ place, coordinates }) => {
      // Takes the place of the misspelt one in the history: Back would only be corrected once more.
      replaces.current = true;
      locator.send({ type: 'place.searched', place, coordinates });
      replaces.current = false;
    },
    'words.kept': ({ words }) => locator.send({ type: 'place.searched', place: words, coordinates: null }),
  });
  useEmitted(geolocation, {
    'position.awaited': () => {
      placeSearch.send({ type: 'search.superseded' });
      locator.send({ type: 'position.awaited' });
      wordsAtFindMe.current = placeSearch.getSnapshot().context.text;
    },
    'position.found': ({ position: { coordinates } }) => {
      onPositionFound(coordinates);
      withTypedWords(() => locator.send({ type: 'position.found', coordinates }));
    },
    'position.lost': () => withTypedWords(() => locator.send({ type: 'position.lost' })),
  });
  useEmitted(nearest, {
    'nearest.found': ({ nearest: { storeNumber }, from }) => locator.send({ type: 'nearest.found', storeNumber, from }),
  });
  useEmitted(map, {
    'area.requested': ({ camera }) => {
      // A first look is none that the visitor asks for: a place that was chosen is still wanted.
      if (!locator.getSnapshot().hasTag('nothingSearched')) placeSearch.send({ type: 'search.superseded' });
      locator.send({ type: 'area.searched', camera });
    },
  });
  useEmitted(list, {
    'tab.shown': ({ tab }) => {
      if (tab === tabLedTo.current) return;
      isTabAhead.current = true;
      // The stores of the tab are drawn first; of several tabs in one frame the address follows to the last.
      void framePainted().then(() => {
        isTabAhead.current = false;
        if (tab === tabLedTo.current || !list.getSnapshot().hasTag(tab)) return;
        tabLedTo.current = tab;
        onTabRequested(tab);
      });
    },
  });
  useEmitted(locator, {
    'place.unknown': ({ words }) => correction.send({ type: 'place.unknown', words }),
    'search.started': ({ chosen }) => {
      const snapshot = locator.getSnapshot();
      list.send({ type: 'results.left', chosen });
      sheet.send({ type: 'results.left' });
      map.send({ type: 'results.awaited' });
      // Showing the nearest store is the outcome of Expand Search, not its end (LST-012).
      if (chosen === null || chosen !== nearest.getSnapshot().context.nearest?.storeNumber)
        nearest.send({ type: 'search.superseded' });
      showPlace(snapshot.context.query.place ?? '');
      correction.send({ type: 'search.started', place: snapshot.context.query.place });
      if (!snapshot.matches('locating')) geolocation.send({ type: 'search.superseded' });
    },
    'search.resumed': () => {
      // Where nothing was searched before, nothing is awaited: the map may list its area.
      map.send({ type: locator.getSnapshot().hasTag('busy') ? 'results.awaited' : 'results.cleared' });
      showPlace(locator.getSnapshot().context.query.place ?? '');
    },
    'search.cleared': () => {
      list.send({ type: 'results.left', chosen: null });
      sheet.send({ type: 'results.left' });
      map.send({ type: 'results.cleared' });
      nearest.send({ type: 'search.superseded' });
      if (!locator.getSnapshot().hasTag('nothingSearched')) return;
      // Nothing is asked any more: no place stands in the box, and no position begins a search.
      correction.send({ type: 'search.started', place: null });
      showPlace('');
      geolocation.send({ type: 'search.superseded' });
    },
    'results.arrived': ({ found, camera }) => {
      map.send({ type: 'view.requested', camera, moreResults: found.moreResults });
      list.send({ type: 'results.arrived', firstFavourite: found.firstFavourite, firstNearby: found.firstNearby });
      const { storeNumber } = locator.getSnapshot().context.query;
      // Chosen by the short form of its number, before that was known to be the same store.
      if (found.named !== null && list.getSnapshot().context.selected === storeNumber)
        list.send({ type: 'store.selected', storeNumber: found.named, scroll: false });
      // Not even the nearest store is listed: Expand Search is offered anew.
      if (found.count === 0) nearest.send({ type: 'search.superseded' });
    },
    'address.requested': ({ query, camera }) => {
      const key = keyOf({ query, camera });
      if (key === keyOf(address)) return;
      own.current.push(key);
      onQueryRequested(query, camera, { replace: replaces.current });
    },
  });

  useEffect(() => {
    // It has begun with a question before any of these could hear of it.
    if (locator.getSnapshot().hasTag('busy')) map.send({ type: 'results.awaited' });
  }, [locator, map]);

  const key = keyOf(address);
  const before = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole address
  useEffect(() => {
    const turned = { type: 'features.changed', features: address.query.features } as const;
    const isFilterAlone = isSameButFeatures(before.current, address);
    before.current = address;
    const mine = own.current.indexOf(key);
    // Where the visitor has gone, what the locator asked for and never came will not come any more.
    own.current = mine < 0 ? [] : own.current.slice(mine + 1);
    if (mine >= 0) return;
    // A filter is no other search: a position that is being looked for is still wanted.
    const shown = flow.locator.getSnapshot();
    const isTurned = isFilterAlone && shown.can(turned);
    if (!isFilterAlone) placeSearch.send({ type: 'search.superseded' });
    // A place that was searched, and gave way to this address before it came, is in the box and no words to keep.
    keepsWords.current = isFilterAlone && shown.context.query.place === address.query.place;
    flow.locator.send(isTurned ? turned : { type: 'address.changed', address });
    keepsWords.current = false;
  }, [flow, key]);
  useEffect(() => {
    // An earlier tab, which the address comes to only now, does not take the place of the one that was chosen since.
    if (isTabAhead.current) return;
    tabLedTo.current = address.tab;
    flow.list.send({ type: 'tab.chosen', tab: address.tab });
  }, [flow, address.tab]);
}

function isSameButFeatures(a: LocatorAddress, b: LocatorAddress): boolean {
  return keyOf(a) === keyOf({ ...b, query: { ...b.query, features: a.query.features } });
}

function keyOf({ query, camera }: Pick<LocatorAddress, 'query' | 'camera'>): string {
  return `${queryKey(query)} ${camera?.zoom.toFixed(2) ?? ''}`;
}

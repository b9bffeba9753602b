import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { type LocationQuery, queryKey } from '#domain/location-query.ts';
import { foundLocations, type LocatorAddress, type LocatorTab } from '#domain/locator.ts';
import type { Camera, ViewSize } from '#domain/map-camera.ts';
import { likelyNear } from '#domain/place.ts';
import { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import type { FlowActors } from '#session/flow-runtime.tsx';
import { fetchLocations } from './fetch-locations.ts';
import { useGeolocationSearchActor } from './geolocation-search.flow.ts';
import { useLocatorMapActor } from './locator-map.flow.ts';
import { locatorRules } from './locator-rules.ts';
import { openingCamera } from './locator-search.ts';
import { useNearestSearchActor } from './nearest-search.flow.ts';
import { useOwnStoresActor } from './own-stores.flow.ts';
import { usePlaceCorrectionActor } from './place-correction.flow.ts';
import { usePlaceSearchActor } from './place-search.flow.ts';
import { useResultsSheetActor } from './results-sheet.flow.ts';
import { useStoreListActor } from './store-list.flow.ts';

const locatorActors = (queryClient: QueryClient, mapSize: () => ViewSize): FlowActors<typeof locatorMachine> => ({
  loadLocations: fromPromise(async ({ input, signal }) => {
    const answer = await fetchLocations(queryClient, input, signal);
    return foundLocations(answer, input, locatorRules(queryClient), mapSize());
  }),
});

/** What the locator asks of the page around it. */
export type LocatorPage = {
  address: LocatorAddress;
  onQueryWanted: (query: LocationQuery, camera: Camera | null) => void;
  onTabWanted: (tab: LocatorTab) => void;
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

function useJoined(flow: LocatorFlow, page: LocatorPage): void {
  const current = useRef(page);
  current.current = page;
  /** Addresses that the locator itself asked for: when they arrive, they are no news to it. */
  const own = useRef<string[]>([]);

  useEffect(() => {
    const { locator, map, list, sheet, placeSearch, correction, geolocation, nearest } = flow;
    const subscriptions = [
      placeSearch.on('place.submitted', ({ place, coordinates }) =>
        locator.send({ type: 'place.searched', place, coordinates }),
      ),
      placeSearch.on('position.wanted', () => geolocation.send({ type: 'findMe.pressed' })),
      locator.on('place.unknown', ({ words }) => correction.send({ type: 'place.unknown', words })),
      correction.on('place.corrected', ({ place, coordinates }) =>
        locator.send({ type: 'place.searched', place, coordinates }),
      ),
      correction.on('words.kept', ({ words }) =>
        locator.send({ type: 'place.searched', place: words, coordinates: null }),
      ),
      geolocation.on('search.started', () => locator.send({ type: 'position.awaited' })),
      geolocation.on('position.found', ({ position }) =>
        locator.send({ type: 'position.found', coordinates: position.coordinates }),
      ),
      geolocation.on('position.lost', () => locator.send({ type: 'position.lost' })),
      nearest.on('nearest.found', ({ nearest: { storeNumber }, from }) =>
        locator.send({ type: 'nearest.found', storeNumber, from }),
      ),
      map.on('area.wanted', ({ camera }) => locator.send({ type: 'area.searched', camera })),
      list.on('tab.shown', ({ tab }) => {
        if (tab !== current.current.address.tab) current.current.onTabWanted(tab);
      }),
      locator.on('search.started', ({ chosen }) => {
        const snapshot = locator.getSnapshot();
        list.send({ type: 'results.left', chosen });
        sheet.send({ type: 'results.left' });
        map.send({ type: 'results.awaited' });
        // Showing the nearest store is the outcome of Expand Search, not its end (LST-012).
        if (chosen === null || chosen !== nearest.getSnapshot().context.nearest?.storeNumber)
          nearest.send({ type: 'search.superseded' });
        placeSearch.send({ type: 'place.shown', text: snapshot.context.query.place ?? '' });
        correction.send({ type: 'search.started', place: snapshot.context.query.place });
        if (!snapshot.matches('locating')) geolocation.send({ type: 'search.superseded' });
      }),
      locator.on('search.resumed', () => {
        map.send({ type: 'results.awaited' });
        placeSearch.send({ type: 'place.shown', text: locator.getSnapshot().context.query.place ?? '' });
      }),
      locator.on('search.cleared', () => {
        list.send({ type: 'results.left', chosen: null });
        sheet.send({ type: 'results.left' });
        map.send({ type: 'results.cleared' });
        nearest.send({ type: 'search.superseded' });
      }),
      locator.on('results.arrived', ({ found, camera }) => {
        map.send({ type: 'view.requested', camera, moreResults: found.moreResults });
        list.send({ type: 'results.arrived', firstFavourite: found.firstFavourite, firstNearby: found.firstNearby });
        // Not even the nearest store is listed: Expand Search is offered anew.
        if (found.count === 0) nearest.send({ type: 'search.superseded' });
      }),
      locator.on('address.wanted', ({ query, camera }) => {
        const key = keyOf({ query, camera });
        if (key === keyOf(current.current.address)) return;
        own.current.push(key);
        current.current.onQueryWanted(query, camera);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [flow]);

  const { address } = page;
  const key = keyOf(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole address
  useEffect(() => {
    const mine = own.current.indexOf(key);
    own.current = own.current.slice(mine + 1);
    if (mine < 0) flow.locator.send({ type: 'address.changed', address });
  }, [flow, key]);
  useEffect(() => {
    flow.list.send({ type: 'tab.chosen', tab: address.tab });
  }, [flow, address.tab]);
}

function keyOf({ query, camera }: Pick<LocatorAddress, 'query' | 'camera'>): string {
  return `${queryKey(query)} ${camera?.zoom.toFixed(2) ?? ''}`;
}

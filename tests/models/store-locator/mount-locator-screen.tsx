import { useState } from 'react';
import { type AnyActorLogic, type AnyEventObject, fromPromise } from 'xstate';
import { locationsQuery, ownLocationsQuery } from '#api/locations/locations.ts';
import { LocatorScreen } from '#areas/store-locator/locator.screen.tsx';
import { searchOf } from '#areas/store-locator/locator-search.ts';
import type { LocatorSearch } from '#areas/store-locator/locator-search-schema.ts';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import type { LocatorAddress } from '#domain/store-locator/locator.ts';
import type { LocationResult } from '#domain/stores/store.ts';
import { standIn } from '#tests/support/stand-in.ts';
import * as standInMap from '#tests/support/stand-in-map.tsx';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import type { Mounted, ViewHarness } from '../kit/view.ts';
import { FakeMap } from './fake-map.tsx';

export type LocatorSetup = {
  address: LocatorAddress;
  /** Every question that the walk may show an answer to, and the stores of all those answers. */
  questions: readonly LocationQuery[];
  stores: readonly LocationResult[];
  /** Whether the map is ready at once; else the walk says when. */
  isMapReadyAtOnce?: boolean;
  /** What the actors beside the walked machine come to; those that are not named here never answer. */
  actors?: Record<string, AnyActorLogic>;
  /** How the app around the walked machine makes an event happen. */
  onExternalEvent: (event: AnyEventObject) => void;
};

const unanswered = fromPromise(() => new Promise<never>(() => {}));
const UNANSWERED = Object.fromEntries(
  ['loadLocations', 'suggestPlaces', 'locatePlace', 'locate', 'findNearest', 'loadOwnStores'].map((src) => [
    src,
    unanswered,
  ]),
);

/** The whole locator screen on the walk's runtime; its address changes as the page would change it. */
export function mountLocatorScreen(harness: ViewHarness, setup: LocatorSetup): Promise<Mounted> {
  const { isMapReadyAtOnce = true } = setup;
  standIn(standInMap, 'StandInMap', (port) => <FakeMap port={port} isReadyAtOnce={isMapReadyAtOnce} />);
  externalEvents.register(setup.onExternalEvent);
  return mount(harness, <Page address={setup.address} />, {
    address: '/store-locator',
    actors: { ...UNANSWERED, correctPlace: fromPromise(async () => null), ...setup.actors },
    prepare: ({ queryClient }) => {
      const answer = { stores: setup.stores, coordinates: null, moreResults: false };
      for (const query of setup.questions) queryClient.setQueryData(locationsQuery(query).queryKey, answer);
      queryClient.setQueryData(ownLocationsQuery.queryKey, answer);
    },
  });
}

function Page({ address: { query, camera, tab } }: { address: LocatorAddress }) {
  const [search, setSearch] = useState<LocatorSearch>({ ...searchOf(query, camera), tab, details: null });
  return (
    <LocatorScreen
      context="page"
      search={search}
      href="/store-locator"
      onSearchChange={(change) => setSearch((before) => ({ ...before, ...change }))}
      overlays={{
        filtersOpen: false,
        openFilters: () => {},
        openDetails: (details) => setSearch((before) => ({ ...before, details })),
        close: () => setSearch((before) => ({ ...before, details: null })),
      }}
    />
  );
}

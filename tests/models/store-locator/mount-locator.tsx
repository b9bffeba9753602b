import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type AnyEventObject, fromPromise } from 'xstate';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { locationParameters } from '#api/locations/locations.ts';
import { type LocatorFlow, useLocatorFlow } from '#areas/store-locator/locator.flow.ts';
import { LocatorProvider } from '#areas/store-locator/locator-context.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { Coordinates } from '#domain/coordinates.ts';
import { EMPTY_QUERY, type LocationQuery } from '#domain/location-query.ts';
import type { FoundLocations } from '#domain/locator.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { externalEvents } from '../external-events.ts';
import type { Mounted, ViewHarness } from '../kit/view.ts';

type LocatorSetup = {
  /** What the address asks when the locator opens. */
  query?: Partial<LocationQuery>;
  /** Places without a store near them. */
  isEmptyAt?: (query: LocationQuery) => boolean;
  /** What happens to the flow under test from outside its view, by event type. */
  elsewhere: (flow: LocatorFlow, event: AnyEventObject) => void;
  parts: (flow: LocatorFlow) => ReactNode;
};

/** Mounts parts of the locator on its own joined actors, one of which stands on the harness of a walk. */
export async function mountLocator(harness: ViewHarness, locator: LocatorSetup): Promise<Mounted> {
  const catalogue = createCatalogue('en-US');
  await catalogue.load(...FIRST_AREAS, 'store-locator');
  const queryClient = new QueryClient();
  queryClient.setQueryData(configurationQuery.queryKey, DEFAULT_CONFIGURATION);
  const { clock, inspect } = harness;
  const loadLocations = fromPromise<FoundLocations, LocationQuery>(async ({ input }) =>
    found(input.coordinates, locator.isEmptyAt?.(input) ?? false),
  );
  return render(
    <MessagesProvider catalogue={catalogue}>
      <QueryClientProvider client={queryClient}>
        <FlowRuntimeProvider value={{ clock, inspect, actors: { loadLocations, ...harness.actors } }}>
          <Locator {...locator} />
        </FlowRuntimeProvider>
      </QueryClientProvider>
    </MessagesProvider>,
  );
}

function found(coordinates: Coordinates | null, isEmpty: boolean): FoundLocations {
  const count = isEmpty ? 0 : 1;
  return { count, coordinates, view: null, moreResults: false, firstFavourite: null, firstNearby: null };
}

function Locator({ query = {}, elsewhere, parts }: LocatorSetup) {
  const [address] = useState({ query: { ...EMPTY_QUERY, ...query }, tab: 'nearby', camera: null } as const);
  const flow = useLocatorFlow({ address, onQueryWanted: () => {}, onTabWanted: () => {} });
  externalEvents.register((event) => elsewhere(flow, event));
  return (
    <LocatorProvider value={flow}>
      {parts(flow)}
      <LocatorStatus flow={flow} />
    </LocatorProvider>
  );
}

/** The locator's state as the specification names it, for what no part of the view says in words. */
function LocatorStatus({ flow }: { flow: LocatorFlow }) {
  const query = useSelector(flow.locator, ({ context }) => context.query);
  const selected = useSelector(flow.list, ({ context }) => context.selected);
  return (
    <>
      <p data-testid="locationQuery">{JSON.stringify(locationParameters(query))}</p>
      <p data-testid="selectedStoreNumber">{selected}</p>
    </>
  );
}

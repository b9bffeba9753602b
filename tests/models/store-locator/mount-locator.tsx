import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type AnyEventObject, fromPromise } from 'xstate';
import { locationParameters } from '#api/locations/locations.ts';
import { type LocatorFlow, useLocatorFlow } from '#areas/store-locator/locator.flow.ts';
import { LocatorProvider } from '#areas/store-locator/locator-context.tsx';
import type { Coordinates } from '#domain/coordinates.ts';
import { EMPTY_QUERY, type LocationQuery } from '#domain/store-locator/location-query.ts';
import type { FoundLocations } from '#domain/store-locator/locator.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
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

/** Mounts parts of the locator on its own joined actors, one of which stands on the runtime of a walk. */
export function mountLocator(harness: ViewHarness, locator: LocatorSetup): Promise<Mounted> {
  const loadLocations = fromPromise<FoundLocations, LocationQuery>(async ({ input }) =>
    found(input.coordinates, locator.isEmptyAt?.(input) ?? false),
  );
  return mount(harness, <Locator {...locator} />, { actors: { loadLocations } });
}

function found(coordinates: Coordinates | null, isEmpty: boolean): FoundLocations {
  const count = isEmpty ? 0 : 1;
  return { count, coordinates, view: null, moreResults: false, firstFavourite: null, firstNearby: null, named: null };
}

function Locator({ query = {}, elsewhere, parts }: LocatorSetup) {
  const [address] = useState({ query: { ...EMPTY_QUERY, ...query }, tab: 'nearby', camera: null } as const);
  const flow = useLocatorFlow({
    address,
    onQueryRequested: () => {},
    onTabRequested: () => {},
    onPositionFound: () => {},
  });
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

import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { type AnyActorLogic, type AnyEventObject, fromPromise } from 'xstate';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { locationsQuery } from '#api/locations/locations.ts';
import { createAppParts } from '#app/app-parts.ts';
import { LocatorScreen } from '#areas/store-locator/locator.screen.tsx';
import { searchOf } from '#areas/store-locator/locator-search.ts';
import type { LocatorSearch } from '#areas/store-locator/locator-search-schema.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { LocationQuery } from '#domain/location-query.ts';
import type { LocatorAddress } from '#domain/locator.ts';
import type { LocationResult } from '#domain/store.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { SessionProvider } from '#session/session-provider.tsx';
import { externalEvents } from '../external-events.ts';
import type { Mounted, ViewHarness } from '../kit/view.ts';

// jsdom lays nothing out, so it has nowhere to scroll to.
Element.prototype.scrollIntoView = () => {};

export type LocatorSetup = {
  address: LocatorAddress;
  /** Every question that the walk may show an answer to, and the stores of all those answers. */
  questions: readonly LocationQuery[];
  stores: readonly LocationResult[];
  /** What the actors beside the walked machine come to; those that are not named here never answer. */
  actors?: Record<string, AnyActorLogic>;
  /** How the app around the walked machine makes an event happen. */
  onExternalEvent: (event: AnyEventObject) => void;
};

const neverAnswers = () => fromPromise(() => new Promise<never>(() => {}));

/** The whole locator screen on the walk's runtime; its address changes as the page would change it. */
export async function mountLocatorScreen(
  { clock, inspect, actors }: ViewHarness,
  setup: LocatorSetup,
): Promise<Mounted> {
  const parts = createAppParts({ locale: 'en-US', channel: { post: () => {}, listen: () => () => {} } });
  await parts.catalogue.load(...FIRST_AREAS, 'store-locator');
  parts.queryClient.setQueryData(configurationQuery.queryKey, DEFAULT_CONFIGURATION);
  const answer = { stores: setup.stores, coordinates: null, moreResults: false };
  for (const query of setup.questions) parts.queryClient.setQueryData(locationsQuery(query).queryKey, answer);
  const others = ['loadLocations', 'suggestPlaces', 'locatePlace', 'locate', 'findNearest'].map((src) => [
    src,
    neverAnswers(),
  ]);
  externalEvents.register(setup.onExternalEvent);

  const router = routerOf(createMemoryHistory(), () => (
    <FlowRuntimeProvider
      value={{ clock, inspect, actors: { ...Object.fromEntries(others), ...setup.actors, ...actors } }}
    >
      <Page address={setup.address} />
    </FlowRuntimeProvider>
  ));
  await router.load();
  const { unmount } = render(
    <QueryClientProvider client={parts.queryClient}>
      <SessionProvider session={parts.session}>
        <MessagesProvider catalogue={parts.catalogue}>
          <RouterProvider router={router} />
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return {
    unmount: () => {
      unmount();
      parts.queryClient.clear();
    },
  };
}

const PAGE = { title: 'common.find-a-store', description: 'shell.store-locator-description' } as const;

const routerOf = (history: RouterHistory, component: () => React.ReactNode) =>
  createRouter({ routeTree: createRootRoute({ component, staticData: PAGE }), history });

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

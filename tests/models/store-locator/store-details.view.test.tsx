import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type InspectionEvent } from 'xstate';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { createAppParts } from '#app/app-parts.ts';
import { useLocatorFlow } from '#areas/store-locator/locator.flow.ts';
import { shownLocations } from '#areas/store-locator/locator-state.ts';
import { useStoreDetails } from '#areas/store-locator/store-details.flow.ts';
import { StoreDetails } from '#areas/store-locator/store-details.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { FailureCode } from '#domain/failure.ts';
import { EMPTY_QUERY } from '#domain/location-query.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { MessagesProvider, useMessages } from '#messages/messages-provider.tsx';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { SessionProvider } from '#session/session-provider.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { externalEvents } from '../external-events.ts';
import { isOf } from '../kit/coverage.ts';
import { describeView } from '../kit/register-view.ts';
import type { ViewHarness } from '../kit/view.ts';
import { model, OAK_AVENUE, PINE_STREET } from './store-details.model.ts';

const NONE_REQUESTED = new Map<string, boolean>();
const listed = shownLocations([aLocation(PINE_STREET), aLocation(OAK_AVENUE)], NONE_REQUESTED);
const emitted: FailureCode[] = [
  'server',
  'offline',
  'bad-answer',
  'rate-limited',
  'signed-out',
  'unexpected',
  'timed-out',
];

/** The details over a locator whose address is the walk's business: what it says arrives from externalEvents. */
function Details() {
  const { failureText } = useMessages();
  const [address] = useState({ query: EMPTY_QUERY, tab: 'nearby', camera: null } as const);
  const [left, setLeft] = useState(0);
  const flow = useLocatorFlow({ address, onQueryWanted: () => {}, onTabWanted: () => {} });
  const details = useStoreDetails(flow, {
    details: null,
    locations: listed,
    optimistic: NONE_REQUESTED,
    onLeft: () => setLeft((times) => times + 1),
  });
  const selected = useSelector(flow.list, ({ context }) => context.selected);
  return (
    <>
      <StoreDetails details={details} onHeartPressed={() => {}} />
      <p data-testid="left">{left}</p>
      <p data-testid="selectedStoreNumber">{selected}</p>
      {emitted.map((code) => (
        <p key={code} data-testid={`failures.${code}`}>
          {failureText(code)}
        </p>
      ))}
    </>
  );
}

async function mountDetails({ actors, clock, inspect }: ViewHarness) {
  const { catalogue, queryClient, session } = createAppParts({
    locale: 'en-US',
    channel: { post: () => {}, listen: () => () => {} },
  });
  await catalogue.load(...FIRST_AREAS, 'store-locator');
  queryClient.setQueryData(configurationQuery.queryKey, DEFAULT_CONFIGURATION);
  let actor: InspectionEvent['actorRef'] | undefined;
  externalEvents.register((event) => actor?.send(event));
  return render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider catalogue={catalogue}>
          <FlowRuntimeProvider
            value={{
              clock,
              inspect: (event) => {
                inspect(event);
                if (event.type === '@xstate.snapshot' && isOf(model.machine, event.snapshot)) actor = event.actorRef;
              },
              actors: { loadLocations: fromPromise(() => new Promise<never>(() => {})), ...actors },
            }}
          >
            <Details />
          </FlowRuntimeProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
}

describeView('store-locator/store-details', model, mountDetails);

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
import { MessagesProvider, useMessages } from '#messages/messages-provider.tsx';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { SessionProvider } from '#session/session-provider.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { backstage } from '../backstage.ts';
import { isOf } from '../kit/coverage.ts';
import { describeView } from '../kit/register-view.ts';
import type { Stage } from '../kit/view.ts';
import { model, OAK_AVENUE, PINE_STREET } from './store-details.model.ts';

const NO_WISHES = new Map<string, boolean>();
const listed = shownLocations([aLocation(PINE_STREET), aLocation(OAK_AVENUE)], NO_WISHES);
const told: FailureCode[] = [
  'server',
  'offline',
  'bad-answer',
  'rate-limited',
  'signed-out',
  'unexpected',
  'timed-out',
];

/** The details over a locator whose address is the walk's business: what it says arrives from backstage. */
function Details() {
  const { failure } = useMessages();
  const [address] = useState({ query: EMPTY_QUERY, tab: 'nearby', camera: null } as const);
  const [left, setLeft] = useState(0);
  const flow = useLocatorFlow({ address, onQueryWanted: () => {}, onTabWanted: () => {} });
  const details = useStoreDetails(flow, {
    details: null,
    locations: listed,
    wishes: NO_WISHES,
    onLeft: () => setLeft((times) => times + 1),
  });
  const selected = useSelector(flow.list, ({ context }) => context.selected);
  return (
    <>
      <StoreDetails details={details} onHeartPressed={() => {}} />
      <p data-testid="left">{left}</p>
      <p data-testid="selectedStoreNumber">{selected}</p>
      {told.map((code) => (
        <p key={code} data-testid={`failures.${code}`}>
          {failure(code)}
        </p>
      ))}
    </>
  );
}

async function mountDetails({ actors, clock, inspect }: Stage) {
  const { catalogue, queryClient, session } = createAppParts({
    locale: 'en-US',
    channel: { tell: () => {}, listen: () => () => {} },
  });
  await catalogue.load('store-locator', 'failures');
  queryClient.setQueryData(configurationQuery.queryKey, DEFAULT_CONFIGURATION);
  let actor: InspectionEvent['actorRef'] | undefined;
  backstage.opens((event) => actor?.send(event));
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

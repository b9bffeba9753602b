import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type InspectionEvent } from 'xstate';
import { useStoreDetails } from '#areas/store-locator/details/store-details.flow.ts';
import { StoreDetails } from '#areas/store-locator/details/store-details.tsx';
import { useLocatorFlow } from '#areas/store-locator/locator.flow.ts';
import { shownLocations } from '#areas/store-locator/locator-state.ts';
import type { FailureCode } from '#domain/failure.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { isOf } from '../kit/coverage.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, OAK_AVENUE, PINE_STREET } from './store-details.model.ts';

const NONE_REQUESTED = new Map<string, boolean>();
const listed = shownLocations([aLocation(PINE_STREET), aLocation(OAK_AVENUE)], NONE_REQUESTED);
const CODES: FailureCode[] = [
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
  const flow = useLocatorFlow({
    address,
    onQueryRequested: () => {},
    onTabRequested: () => {},
    onPositionFound: () => {},
  });
  const details = useStoreDetails(flow, {
    details: null,
    locations: listed,
    optimistic: NONE_REQUESTED,
    onLeft: () => setLeft((times) => times + 1),
  });
  const selected = useSelector(flow.list, ({ context }) => context.selected);
  return (
    <>
      <StoreDetails details={details} beside={false} onHeartPressed={() => {}} />
      <p data-testid="left">{left}</p>
      <p data-testid="selectedStoreNumber">{selected}</p>
      {CODES.map((code) => (
        <p key={code} data-testid={`failures.${code}`}>
          {failureText(code)}
        </p>
      ))}
    </>
  );
}

describeView('store-locator/store-details', model, ({ runtime }) => {
  let actor: InspectionEvent['actorRef'] | undefined;
  externalEvents.register((event) => actor?.send(event));
  const inspect = (event: InspectionEvent) => {
    runtime.inspect(event);
    if (event.type === '@xstate.snapshot' && isOf(model.machine, event.snapshot)) actor = event.actorRef;
  };
  const loadLocations = fromPromise(() => new Promise<never>(() => {}));
  return mount({ runtime: { ...runtime, inspect } }, <Details />, { actors: { loadLocations } });
});

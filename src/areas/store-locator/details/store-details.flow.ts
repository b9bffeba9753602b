import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { locationsQuery } from '#api/locations/locations.ts';
import { milesBetween } from '#domain/coordinates.ts';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { EMPTY_QUERY, type LocationQuery } from '#domain/store-locator/location-query.ts';
import type { LocationResult, StoreNumber } from '#domain/stores/store.ts';
import { isSamePerson, type Visitor } from '#domain/visitor.ts';
import { storeDetailsMachine } from '#machines/store-locator/store-details.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { fetchLocations } from '../fetch-locations.ts';
import type { LocatorFlow } from '../locator.flow.ts';
import { shownLocations } from '../locator-state.ts';

const oneStore = (storeNumber: StoreNumber | null): LocationQuery => ({ ...EMPTY_QUERY, storeNumber });

const storeDetailsActors = (queryClient: QueryClient): EveryActorOf<typeof storeDetailsMachine> => ({
  loadStore: fromPromise(async ({ input, signal }) => {
    const { stores } = await fetchLocations(queryClient, oneStore(input.storeNumber), signal);
    const [found] = stores;
    if (!found) throw new Failure('store-not-found');
    return found.store.storeNumber;
  }),
});

export type StoreDetailsView = {
  shown: boolean;
  /** The store that the address names. */
  subject: StoreNumber | null;
  state: 'loading' | 'open' | 'not-found' | 'failed';
  /** The expanded store with its heart as requested; null as long as it is not known. */
  location: LocationResult | null;
  /** Miles from the searched point, or null without a search. */
  distance: number | null;
  failure: FailureCode | null;
  dismiss: () => void;
  retry: () => void;
};

export type StoreDetailsNeeds = {
  /** The store that the address names. */
  details: StoreNumber | null;
  /** The shown results. */
  locations: readonly LocationResult[];
  optimistic: ReadonlyMap<string, boolean>;
  onLeft: () => void;
};

/** The store as the results had it last; its heart was that of the visitor of then. */
function useLastListed(listed: LocationResult | undefined, storeNumber: StoreNumber | null): LocationResult | null {
  const visitor = useVisitor();
  const last = useRef<{ location: LocationResult; visitor: Visitor } | null>(null);
  if (listed) last.current = { location: listed, visitor };
  if (last.current?.location.store.storeNumber !== storeNumber) return null;
  const { location, visitor: former } = last.current;
  return isSamePerson(former, visitor) ? location : { ...location, isFavorite: false };
}

/** The expanded store (LOC-046), joined with the list, whose selected store it becomes (LOC-068, decision A24). */
export function useStoreDetails({ locator, list }: LocatorFlow, needs: StoreDetailsNeeds): StoreDetailsView {
  const { details, locations, optimistic } = needs;
  const queryClient = useQueryClient();
  const actor = useFlow(storeDetailsMachine, () => storeDetailsActors(queryClient), {
    on: {
      'details.left': needs.onLeft,
      'store.expanded': ({ storeNumber }) => list.send({ type: 'store.selected', storeNumber, scroll: false }),
    },
  });

  const isListed = locations.some(({ store }) => store.storeNumber === details);
  useEffect(() => {
    if (details === null) actor.send({ type: 'details.dropped' });
    else actor.send({ type: 'details.requested', storeNumber: details, listed: isListed });
  }, [actor, details, isListed]);

  const snapshot = useSelector(actor, (now) => now);
  const { storeNumber, failure } = snapshot.context;
  const listed = locations.find(({ store }) => store.storeNumber === storeNumber);
  const { data } = useQuery({
    ...locationsQuery(oneStore(storeNumber)),
    enabled: snapshot.hasTag('open') && listed === undefined,
  });
  const alone = useMemo(() => shownLocations(data?.stores ?? [], optimistic)[0], [data, optimistic]);
  // A store that leaves the results, as by its heart, stays as it was last until it is known by itself.
  const before = useLastListed(listed, storeNumber);
  const location = listed ?? alone ?? (before && shownLocations([before], optimistic)[0]) ?? null;
  const searched = useSelector(locator, ({ context }) => context.fetchAtLocation ?? context.query.coordinates);
  const there = location?.store.coordinates;

  return {
    shown: snapshot.hasTag('shown'),
    subject: details,
    state: snapshot.hasTag('open')
      ? 'open'
      : snapshot.hasTag('notFound')
        ? 'not-found'
        : snapshot.hasTag('error')
          ? 'failed'
          : 'loading',
    location,
    // The server measures what it lists; the distance of any other store is computed here.
    distance: listed ? listed.distance : searched && there ? milesBetween(searched, there) : null,
    failure,
    dismiss: () => actor.send({ type: 'overlay.dismissed' }),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}

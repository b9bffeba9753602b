import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { PREVIOUS_ORDERS_FRESH_MS, previousOrdersQuery } from '#api/menu/previous-orders.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { PreviousOrder } from '#domain/menu/previous-order.ts';
import { may } from '#domain/visitor.ts';
import { previousOrdersMachine } from '#machines/menu/previous-orders.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { freshFor, freshForAsShown, isReadAhead } from '#parts/flow/fresh-for.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { onPageShown, untilShown } from '#platform/document.ts';
import { isOnline, untilOnline } from '#platform/online.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useClock, useVisitor } from '#session/session-provider.tsx';
import { useStorePricing } from '../use-store-pricing.ts';

type Query = ReturnType<typeof previousOrdersQuery>;

const freshness = ({ queryKey }: Query, now: number) => ({ queryKey, life: PREVIOUS_ORDERS_FRESH_MS, now });

const actors = (
  queryClient: QueryClient,
  now: () => number,
  query: () => Query,
): EveryActorOf<typeof previousOrdersMachine> => ({
  loadPreviousOrders: fromPromise(async ({ signal }) => {
    const asked = query();
    const isUndated = isReadAhead(queryClient, asked.queryKey, now());
    const orders = await fetchUncancelled(queryClient, isUndated ? { ...asked, staleTime: 0 } : asked, signal);
    return { count: orders.length, freshMs: freshFor(queryClient, freshness(asked, now())) };
  }),
  awaitSight: fromPromise(async ({ signal }) => {
    do {
      await untilOnline(signal);
      await untilShown(signal);
      // The network may be gone by the time the page is seen.
    } while (!isOnline());
  }),
});

const NONE: readonly PreviousOrder[] = [];

/** The last orders of a member, for the language and the order store (PRV-009 to PRV-014). */
export function usePreviousOrders() {
  const { locale } = useMessages();
  const queryClient = useQueryClient();
  const clock = useClock();
  const { store, isKnown } = useStorePricing();
  const query = previousOrdersQuery(locale, store);
  const current = useRef(query);
  current.current = query;
  const actor = useFlow(previousOrdersMachine, () => actors(queryClient, clock.now, () => current.current));
  // No timer runs while the device sleeps.
  useEffect(
    () =>
      onPageShown(() => {
        const asked = freshness(current.current, clock.now());
        actor.send({ type: 'page.shown', freshMs: freshForAsShown(queryClient, asked) });
      }),
    [actor, clock, queryClient],
  );
  const isListed = useTag(actor, 'listed');
  const { data, error, refetch } = useQuery({
    ...query,
    enabled: isListed,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  const machineFailure = useSelector(actor, (snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null));
  // A change of visitor empties the cache, and what is listed is asked for again.
  const isLost = isListed && data === undefined && error !== null;
  return {
    actor,
    /** The language and the store that they are for. */
    subject: query.queryKey.join(' '),
    isStoreKnown: isKnown,
    storeNumber: store?.storeNumber ?? null,
    orders: (isListed && data) || NONE,
    isEmpty: useTag(actor, 'none') || (isListed && data?.length === 0),
    isSignedOut: useTag(actor, 'signedOut'),
    failure: isLost ? failureCodeOf(error) : machineFailure,
    retry: () => {
      if (isLost) void refetch();
      actor.send({ type: 'retry.pressed' });
    },
  };
}

export type PreviousOrders = ReturnType<typeof usePreviousOrders>;

/** They are asked for as soon as it is known that a member is here, and which store orders go to (PRV-013 to PRV-015). */
export function useFollowedByMember({ actor, subject, isStoreKnown }: PreviousOrders): void {
  const isMember = may(useVisitor(), 'seePreviousOrders');
  useEffect(() => {
    if (isMember && isStoreKnown) actor.send({ type: 'orders.requested', subject });
  }, [actor, isMember, isStoreKnown, subject]);
  useEffect(() => (isMember ? () => actor.send({ type: 'member.left' }) : undefined), [actor, isMember]);
}

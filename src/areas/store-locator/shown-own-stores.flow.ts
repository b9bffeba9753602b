import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { ownLocationsQuery } from '#api/locations/locations.ts';
import { ownStoresView, type ShownLocation } from '#domain/locator.ts';
import { may } from '#domain/visitor.ts';
import { useVisitor } from '#session/session-provider.tsx';
import type { LocatorFlow } from './locator.flow.ts';
import { locatorRules } from './locator-rules.ts';
import { shownLocations } from './locator-state.ts';

const NONE: readonly ShownLocation[] = [];

/** The stores that a member knows, as long as nothing is searched; the map shows where they are. */
export function useShownOwnStores({ locator, map, ownStores }: LocatorFlow, optimistic: ReadonlyMap<string, boolean>) {
  const queryClient = useQueryClient();
  const isMember = may(useVisitor(), 'keepFavourites');
  const isWanted = useSelector(locator, (snapshot) => snapshot.hasTag('nothingSearched'));
  const isListed = useSelector(ownStores, (snapshot) => snapshot.hasTag('listed')) && isWanted;
  const { data } = useQuery({ ...ownLocationsQuery, enabled: isListed });
  const locations = useMemo(
    () => (data && isListed ? shownLocations(data.stores, optimistic) : NONE),
    [data, isListed, optimistic],
  );

  useEffect(() => {
    if (isMember && isWanted) ownStores.send({ type: 'member.arrived' });
  }, [ownStores, isMember, isWanted]);
  useEffect(() => (isMember ? () => ownStores.send({ type: 'member.left' }) : undefined), [ownStores, isMember]);
  useEffect(() => {
    if (!isListed) return;
    const stores = queryClient.getQueryData(ownLocationsQuery.queryKey)?.stores ?? [];
    const camera = ownStoresView(stores, locatorRules(queryClient), map.getSnapshot().context.measuring);
    if (camera) map.send({ type: 'view.requested', camera, moreResults: false });
  }, [isListed, queryClient, map]);

  return {
    locations,
    busy: useSelector(ownStores, (snapshot) => snapshot.hasTag('busy')) && isWanted,
    failed: useSelector(ownStores, (snapshot) => snapshot.hasTag('error')) && isWanted,
    retry: () => ownStores.send({ type: 'load.retried' }),
  };
}

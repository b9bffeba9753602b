import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { ownLocationsQuery } from '#api/locations/locations.ts';
import { ownStoresView } from '#domain/store-locator/locator.ts';
import { pickedStores } from '#domain/store-locator/store-picker.ts';
import type { LocationResult } from '#domain/stores/store.ts';
import { may } from '#domain/visitor.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useVisitor } from '#session/session-provider.tsx';
import type { LocatorFlow } from '../locator.flow.ts';
import { locatorRules } from '../locator-rules.ts';
import { shownLocations } from '../locator-state.ts';

const NONE: readonly LocationResult[] = [];

/** The stores that a member knows and that have every active feature (LOC-059), as long as nothing is searched; the map shows where they are. */
export function useShownOwnStores({ locator, map, ownStores }: LocatorFlow, optimistic: ReadonlyMap<string, boolean>) {
  const queryClient = useQueryClient();
  const isMember = may(useVisitor(), 'keepFavourites');
  const isWanted = useTag(locator, 'nothingSearched');
  const isListed = useTag(ownStores, 'listed') && isWanted;
  const loading = useTag(ownStores, 'busy');
  const failed = useTag(ownStores, 'error');
  const features = useSelector(locator, ({ context }) => context.query.features);
  const { distanceCutOff } = useConfiguration().locator;
  const { data, isError, refetch } = useQuery({ ...ownLocationsQuery, enabled: isListed });
  // A change of visitor empties the cache, and what is listed is asked for again.
  const isRenewed = isListed && data === undefined;
  const picked = useMemo(
    () => (data && isListed ? pickedStores(data.stores, { features, storeNumber: null }, distanceCutOff) : []),
    [data, isListed, features, distanceCutOff],
  );
  const locations = useMemo(
    () => (picked.length > 0 ? shownLocations(picked, optimistic) : NONE),
    [picked, optimistic],
  );

  useEffect(() => {
    if (isMember && isWanted) ownStores.send({ type: 'member.arrived' });
  }, [ownStores, isMember, isWanted]);
  useEffect(() => (isMember ? () => ownStores.send({ type: 'member.left' }) : undefined), [ownStores, isMember]);
  useEffect(() => {
    if (!isListed) return;
    const rules = locatorRules(queryClient);
    const stores = queryClient.getQueryData(ownLocationsQuery.queryKey)?.stores ?? [];
    const shown = pickedStores(stores, { features, storeNumber: null }, rules.distanceCutOff);
    const camera = ownStoresView(shown, rules, map.getSnapshot().context.measuring);
    if (camera) map.send({ type: 'view.requested', camera, moreResults: false });
  }, [isListed, features, queryClient, map]);

  return {
    locations,
    /** There are own stores, and the filters leave none of them. */
    noneLeft: isListed && picked.length === 0 && (data?.stores.length ?? 0) > 0,
    busy: (loading && isWanted) || (isRenewed && !isError),
    failed: (failed && isWanted) || (isRenewed && isError),
    retry: () => (isRenewed ? void refetch() : ownStores.send({ type: 'retry.pressed' })),
  };
}

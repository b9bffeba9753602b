import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { locationsKey } from '#api/locations/locations.ts';
import { favouriteKey, type StoreNumber } from '#domain/store.ts';
import { wording } from '#messages/messages.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { createFavouriteToggles, type FavouriteEvents, type FavouriteToggles } from './favourite-toggles.ts';

/** The hearts of the running app: they live as long as its session, across tabs of the list and screens. */
const kept = new WeakMap<Session, FavouriteToggles>();

const removalKey = (storeNumber: StoreNumber) => `favourite-removed ${favouriteKey(storeNumber)}`;

/** The result of a heart is a notice, which outlives the screen: a removal can be undone. */
const newsOf = ({ notices, tabs }: Session, hearts: () => FavouriteToggles) =>
  ({
    refused: (failure) => notices.toast('favourite', { text: wording(`failures.${failure}`), tone: 'failure' }),
    removed: (storeNumber, store) =>
      notices.toast(removalKey(storeNumber), { text: wording('store-locator.favourite-removed', { store }) }, () =>
        hearts().restore(storeNumber),
      ),
    added: (storeNumber) => notices.withdraw(removalKey(storeNumber)),
    kept: () => tabs.post('favourites-changed'),
  }) satisfies FavouriteEvents;

/** The hearts, and what they show now (LOC-062 to LOC-067). */
export function useFavouriteToggles() {
  const session = useSession();
  const queryClient = useQueryClient();
  const runtime = useFlowRuntime();
  const hearts = useMemo(() => {
    const known = kept.get(session);
    if (known) return known;
    const made: FavouriteToggles = createFavouriteToggles(
      queryClient,
      runtime,
      newsOf(session, () => made),
    );
    kept.set(session, made);
    session.onVisitorChange(made.follow);
    session.tabs.listen((message) => {
      if (message === 'favourites-changed') void queryClient.invalidateQueries({ queryKey: locationsKey });
    });
    return made;
  }, [session, queryClient, runtime]);
  const optimistic = useSyncExternalStore(hearts.subscribe, hearts.optimistic, hearts.optimistic);
  return { hearts, optimistic };
}

import type { QueryClient } from '@tanstack/react-query';
import { locationsKey, ownLocationsQuery } from '#api/locations/locations.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import type { Locations } from '#domain/store-locator/locator.ts';
import { shortStoreNumber } from '#domain/stores/store.ts';
import { wording } from '#messages/messages.ts';
import { favouriteTogglesOf } from '#session/favourite-toggles.ts';

const removalKey = (key: string) => `favourite-removed ${key}`;

/** Writes what the server has confirmed into every answer that names the store. */
function keepFavourite(queryClient: QueryClient, key: string, isFavorite: boolean): void {
  queryClient.setQueriesData<Locations>({ queryKey: locationsKey }, (answer) =>
    answer === undefined
      ? undefined
      : {
          ...answer,
          stores: answer.stores.map((result) =>
            shortStoreNumber(result.store.storeNumber) === key ? { ...result, isFavorite } : result,
          ),
        },
  );
}

/** The name of a store in any answer that names it; its number where none does. */
function nameOf(queryClient: QueryClient, key: string): string {
  for (const [, answer] of queryClient.getQueriesData<Locations>({ queryKey: locationsKey })) {
    const found = answer?.stores.find(({ store }) => shortStoreNumber(store.storeNumber) === key);
    if (found) return found.store.name;
  }
  return key;
}

/** The hearts of stores, and what they show now (LOC-062 to LOC-067). What became of a press is a notice, which outlives the screen. */
export const useFavouriteToggles = favouriteTogglesOf(({ session: { notices, tabs }, queryClient, hearts }) => {
  tabs.listen((message) => {
    if (message === 'favourites-changed') void queryClient.invalidateQueries({ queryKey: locationsKey });
  });
  return {
    async save({ subject: storeNumber, favourite, signal }) {
      try {
        if (favourite) await addFavouriteStore({ body: { storeNumber }, signal });
        else await removeFavouriteStore({ params: { storeNumber }, signal });
      } catch (thrown) {
        // What was not heard may have been kept; every answer that names the store says which.
        void queryClient.invalidateQueries({ queryKey: locationsKey });
        throw thrown;
      }
      // What is being read may have been written before the change; stopped, it cannot undo what is kept here.
      const outdated = new Set(
        queryClient.getQueryCache().findAll({ queryKey: locationsKey, fetchStatus: 'fetching' }),
      );
      await queryClient.cancelQueries({ predicate: (query) => outdated.has(query) });
      keepFavourite(queryClient, storeNumber, favourite);
      void queryClient.invalidateQueries({ predicate: (query) => outdated.has(query) });
      void queryClient.invalidateQueries({ queryKey: ownLocationsQuery.queryKey });
    },
    refused: (failure) => notices.toast('favourite', { text: wording(`failures.${failure}`), tone: 'failure' }),
    removed: (key) =>
      notices.toast(
        removalKey(key),
        { text: wording('store-locator.favourite-removed', { store: nameOf(queryClient, key) }) },
        () => hearts().restore(key),
      ),
    kept(key, favourite) {
      if (favourite) notices.withdraw(removalKey(key));
      tabs.post('favourites-changed');
    },
  };
});

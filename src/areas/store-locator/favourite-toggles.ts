import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Locations } from '#api/locations/locations.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import type { FailureCode } from '#domain/failure.ts';
import { favouriteKey, type StoreNumber } from '#domain/store.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { favouriteToggleMachine } from '#machines/store-locator/favourite-toggle.machine.ts';
import type { FlowRuntime } from '#session/flow-runtime.tsx';

type Toggle = ActorRefFrom<typeof favouriteToggleMachine>;

/** What the hearts wish for, by favourite key, and the store whose heart asks to sign in. */
export type Wishes = {
  byKey: ReadonlyMap<string, boolean>;
  asking: StoreNumber | null;
};

const NO_WISHES: Wishes = { byKey: new Map(), asking: null };

/** The hearts that were ever pressed: one actor a store, alive across tabs and screens, so that a store never has two calls. */
export type FavouriteToggles = {
  subscribe: (listener: () => void) => () => void;
  wishes: () => Wishes;
  press: (storeNumber: StoreNumber, favourite: boolean, mayKeepFavourites: boolean) => void;
  dismiss: () => void;
  /** Ends every heart: another visitor must not inherit a wish. */
  forget: () => void;
};

const favouriteToggleActors = (queryClient: QueryClient) =>
  ({
    saveFavourite: fromPromise(async ({ input, signal }) => {
      const storeNumber = favouriteKey(input.storeNumber);
      if (input.favourite) await addFavouriteStore({ body: { storeNumber }, signal });
      else await removeFavouriteStore({ params: { storeNumber }, signal });
      keepFavourite(queryClient, storeNumber, input.favourite);
    }),
  }) satisfies EveryActorOf<typeof favouriteToggleMachine>;

/** Writes what the server has confirmed into every answer that names the store. */
function keepFavourite(queryClient: QueryClient, key: string, isFavorite: boolean): void {
  queryClient.setQueriesData<Locations>({ queryKey: ['locations'] }, (answer) =>
    answer === undefined
      ? undefined
      : {
          ...answer,
          stores: answer.stores.map((result) =>
            favouriteKey(result.store.storeNumber) === key ? { ...result, isFavorite } : result,
          ),
        },
  );
}

/** The hearts of one running app. `tellRefused` hears of every change that the server did not keep. */
export function createFavouriteToggles(
  queryClient: QueryClient,
  { options, actors }: { options: Omit<FlowRuntime, 'actors'>; actors: FlowRuntime['actors'] },
  tellRefused: (failure: FailureCode) => void,
): FavouriteToggles {
  const machine = favouriteToggleMachine.provide({ actors: { ...favouriteToggleActors(queryClient), ...actors } });
  const toggles = new Map<string, Toggle>();
  const listeners = new Set<() => void>();
  let wishes = NO_WISHES;

  const update = () => {
    const byKey = new Map<string, boolean>();
    let asking: StoreNumber | null = null;
    for (const [key, toggle] of toggles) {
      const snapshot = toggle.getSnapshot();
      if (snapshot.context.wish !== null) byKey.set(key, snapshot.context.wish);
      if (snapshot.hasTag('asking')) asking = snapshot.context.storeNumber;
    }
    wishes = { byKey, asking };
    for (const listener of listeners) listener();
  };

  const toggleOf = (storeNumber: StoreNumber): Toggle => {
    const key = favouriteKey(storeNumber);
    const known = toggles.get(key);
    if (known) return known;
    const toggle = createActor(machine, { ...options, input: { storeNumber } });
    toggle.subscribe(update);
    toggle.on('favourite.refused', ({ failure }) => tellRefused(failure));
    toggles.set(key, toggle);
    return toggle.start();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wishes: () => wishes,
    press: (storeNumber, favourite, mayKeepFavourites) =>
      toggleOf(storeNumber).send({ type: 'heart.pressed', favourite, mayKeepFavourites }),
    dismiss: () => {
      for (const toggle of toggles.values()) toggle.send({ type: 'prompt.dismissed' });
    },
    forget: () => {
      for (const toggle of toggles.values()) toggle.stop();
      toggles.clear();
      update();
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { locationsKey, ownLocationsQuery } from '#api/locations/locations.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { Locations } from '#domain/locator.ts';
import { favouriteKey, type StoreNumber } from '#domain/store.ts';
import type { Visitor, VisitorChange } from '#domain/visitor.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { favouriteToggleMachine } from '#machines/store-locator/favourite-toggle.machine.ts';
import type { FlowRuntime } from '#session/flow-runtime.tsx';

type Toggle = ActorRefFrom<typeof favouriteToggleMachine>;

/** What the hearts show, by favourite key, and the store whose heart asks to sign in. */
export type OptimisticFavourites = {
  byKey: ReadonlyMap<string, boolean>;
  asking: StoreNumber | null;
};

/** Who hears of what became of the hearts. */
export type FavouriteEvents = {
  /** The server did not keep a change. */
  refused: (failure: FailureCode) => void;
  /** A store is no favourite any more; its name where an answer has it. */
  removed: (storeNumber: StoreNumber, name: string) => void;
  /** A store has become a favourite. */
  added: (storeNumber: StoreNumber) => void;
  /** The server has kept a change. */
  kept: () => void;
};

/** After these the visitor is, or may still become, the one who pressed the heart. */
const DEFERRING: ReadonlySet<VisitorChange> = new Set(['arrived', 'returned', 'restored', 'expired', 'unconfirmed']);

const NO_OPTIMISTIC_VALUES: OptimisticFavourites = { byKey: new Map(), asking: null };

/** The hearts that were ever pressed: one actor a store, alive across tabs and screens, so that a store never has two calls. */
export type FavouriteToggles = {
  subscribe: (listener: () => void) => () => void;
  optimistic: () => OptimisticFavourites;
  press: (storeNumber: StoreNumber, favourite: boolean, mayKeepFavourites: boolean) => void;
  /** Makes a store a favourite again that was removed. */
  restore: (storeNumber: StoreNumber) => void;
  dismiss: () => void;
  /** The visitor goes to sign in for the heart that asks. */
  signIn: () => void;
  /**
   * The visitor has changed: another one must not inherit the optimistic value. What signing in came between is done
   * once a member has arrived, and waits while a session has merely ended.
   */
  follow: (change: { visitor: Visitor; how: VisitorChange }) => void;
};

const favouriteToggleActors = (queryClient: QueryClient) =>
  ({
    saveFavourite: fromPromise(async ({ input, signal }) => {
      const storeNumber = favouriteKey(input.storeNumber);
      if (input.favourite) await addFavouriteStore({ body: { storeNumber }, signal });
      else await removeFavouriteStore({ params: { storeNumber }, signal });
      keepFavourite(queryClient, storeNumber, input.favourite);
      void queryClient.invalidateQueries({ queryKey: ownLocationsQuery.queryKey });
    }),
  }) satisfies EveryActorOf<typeof favouriteToggleMachine>;

/** Writes what the server has confirmed into every answer that names the store. */
function keepFavourite(queryClient: QueryClient, key: string, isFavorite: boolean): void {
  queryClient.setQueriesData<Locations>({ queryKey: locationsKey }, (answer) =>
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

/** The name of a store in any answer that names it; its number where none does. */
function nameOf(queryClient: QueryClient, storeNumber: StoreNumber): string {
  const key = favouriteKey(storeNumber);
  for (const [, answer] of queryClient.getQueriesData<Locations>({ queryKey: locationsKey })) {
    const found = answer?.stores.find(({ store }) => favouriteKey(store.storeNumber) === key);
    if (found) return found.store.name;
  }
  return storeNumber;
}

/** The hearts of one running app. */
export function createFavouriteToggles(
  queryClient: QueryClient,
  { options, actors }: { options: Omit<FlowRuntime, 'actors'>; actors: FlowRuntime['actors'] },
  news: FavouriteEvents,
): FavouriteToggles {
  const machine = favouriteToggleMachine.provide({ actors: { ...favouriteToggleActors(queryClient), ...actors } });
  const toggles = new Map<string, Toggle>();
  const listeners = new Set<() => void>();
  let optimistic = NO_OPTIMISTIC_VALUES;

  const update = () => {
    const byKey = new Map<string, boolean>();
    let asking: StoreNumber | null = null;
    for (const [key, toggle] of toggles) {
      const snapshot = toggle.getSnapshot();
      if (snapshot.context.optimistic !== null) byKey.set(key, snapshot.context.optimistic);
      if (snapshot.hasTag('asking')) asking = snapshot.context.storeNumber;
    }
    optimistic = { byKey, asking };
    for (const listener of listeners) listener();
  };

  const toggleOf = (storeNumber: StoreNumber): Toggle => {
    const key = favouriteKey(storeNumber);
    const known = toggles.get(key);
    if (known) return known;
    const toggle = createActor(machine, { ...options, input: { storeNumber } });
    toggle.subscribe(update);
    toggle.on('favourite.refused', ({ failure }) => news.refused(failure));
    toggle.on('favourite.removed', () => news.removed(storeNumber, nameOf(queryClient, storeNumber)));
    toggle.on('favourite.kept', ({ favourite }) => {
      if (favourite) news.added(storeNumber);
      news.kept();
    });
    toggles.set(key, toggle);
    return toggle.start();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    optimistic: () => optimistic,
    press: (storeNumber, favourite, mayKeepFavourites) =>
      toggleOf(storeNumber).send({ type: 'heart.pressed', favourite, mayKeepFavourites }),
    restore: (storeNumber) => toggleOf(storeNumber).send({ type: 'removal.undone' }),
    dismiss: () => {
      for (const toggle of toggles.values()) toggle.send({ type: 'prompt.dismissed' });
    },
    signIn: () => {
      for (const toggle of toggles.values()) toggle.send({ type: 'signIn.chosen' });
    },
    follow: ({ visitor, how }) => {
      for (const [key, toggle] of toggles) {
        if (DEFERRING.has(how) && toggle.getSnapshot().hasTag('deferred')) {
          if (visitor.kind === 'member') toggle.send({ type: 'member.admitted' });
        } else {
          toggle.stop();
          toggles.delete(key);
        }
      }
      update();
    },
  };
}

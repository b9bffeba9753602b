import type { QueryClient } from '@tanstack/react-query';
import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { menusKey, menusQuery, readMenus } from '#api/menu/menu.ts';
import { readStoreByNumber, storeQuery } from '#api/stores/store-by-number.ts';
import { Failure } from '#domain/failure.ts';
import {
  CONFIRMATION_LIFE_MS,
  type ConfirmedChoice,
  isConfirmationOld,
  offerOf,
} from '#domain/ordering/order-store.ts';
import { storeSelectionMachine } from '#machines/session/store-selection.machine.ts';
import type { Clock } from '#platform/clock.ts';
import { onPageShown } from '#platform/document.ts';
import { preferredLocale } from '#platform/locale.ts';
import { keepOrderStore, keptOrderStore } from '#platform/storage/order-store-storage.ts';
import type { EveryActorOf } from '../every-actor.ts';
import type { FlowRuntime } from '../flow-runtime.tsx';
import { startMapsOrigin } from '../maps-origin.ts';
import { stopWithSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';

export type StoreSelectionActor = Actor<typeof storeSelectionMachine>;

/** What is asked is asked anew, whatever the cache holds: a store may have closed a minute ago. The cache gets the answers. */
const storeSelectionActors = (queryClient: QueryClient, clock: Clock) =>
  ({
    loadStore: fromPromise(async ({ input: { storeNumber }, signal }) => {
      const locale = preferredLocale();
      const store = await readStoreByNumber({ variables: { storeNumber }, signal });
      for (const { queryKey } of [storeQuery(storeNumber), storeQuery(store.storeNumber)]) {
        queryClient.setQueryData(queryKey, store);
        // Its words are of the language before: who shows them asks again (D-448).
        if (preferredLocale() !== locale) void queryClient.invalidateQueries({ queryKey, exact: true });
      }
      return offerOf(store);
    }),
    loadMenu: fromPromise(async ({ input, signal }) => {
      const known = queryClient.getQueryData(storeQuery(input.storeNumber).queryKey);
      const storeNumber = known?.storeNumber ?? input.storeNumber;
      const locale = preferredLocale();
      const menus = await readMenus({ variables: { locale, storeNumber }, signal });
      // A store may say with an empty answer, too, that it has no menu (LOC-078).
      if (!menus.some(({ categories }) => categories.length > 0)) throw new Failure('menu-not-found');
      queryClient.setQueryData(menusQuery(locale, storeNumber).queryKey, menus);
      return { storeNumber, confirmedAt: clock.now() };
    }),
  }) satisfies EveryActorOf<typeof storeSelectionMachine>;

/** The order store of a running app: restored from the last visit, kept for the next one, gone at sign-out. */
export function startOrderStore(session: Session, queryClient: QueryClient, runtime: FlowRuntime): StoreSelectionActor {
  const { actors, ...options } = runtime;
  const { clock } = session;
  // Also of those that are put there by hand.
  queryClient.setQueryDefaults(menusKey, { gcTime: Number.POSITIVE_INFINITY });
  const machine = storeSelectionMachine.provide({
    actors: { ...storeSelectionActors(queryClient, clock), ...actors },
    delays: {
      confirmationLife: ({ context }) =>
        (context.storeConfirmationTimestamp ?? clock.now()) + CONFIRMATION_LIFE_MS + 1 - clock.now(),
    },
  });
  const actor = createActor(machine, { ...options, input: { restored: keptOrderStore(clock) } });
  /** As text; null until the first. */
  let written: string | null = null;
  actor.subscribe((snapshot) => {
    const choice = choiceOf(snapshot);
    const text = JSON.stringify(choice);
    // Called on every event: one that chooses nothing must not undo what another tab has kept since.
    if (text === written) return;
    written = text;
    keepOrderStore(choice);
  });
  const mapsOrigin = startMapsOrigin(runtime);
  actor.on('address.followed', () => mapsOrigin.send({ type: 'arrival.noticed' }));

  stopWithSession(session, [
    session.onVisitorChange(({ visitor }) =>
      actor.send({ type: 'visitor.changed', isMember: visitor.kind === 'member' }),
    ),
    session.onForgotten((extent) => {
      // What lies in the browser is the next visitor's, and stays (D-432).
      if (extent === 'the tab') written = JSON.stringify(null);
      actor.send({ type: 'visitor.forgotten' });
    }),
    // A sleeping computer's timers sleep too.
    onPageShown(() => {
      const confirmedAt = actor.getSnapshot().context.storeConfirmationTimestamp;
      const isOld = confirmedAt !== null && isConfirmationOld(confirmedAt, clock.now());
      actor.send({ type: isOld ? 'confirmation.expired' : 'page.shown' });
    }),
    () => mapsOrigin.stop(),
    () => actor.stop(),
  ]);
  return actor.start();
}

function choiceOf({ context }: SnapshotFrom<typeof storeSelectionMachine>): ConfirmedChoice | null {
  const { storeNumber, distance, storeConfirmationTimestamp: confirmedAt } = context;
  return storeNumber === null || confirmedAt === null ? null : { storeNumber, distance, confirmedAt };
}

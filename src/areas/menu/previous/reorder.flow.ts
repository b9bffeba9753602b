import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type ContextFrom, fromPromise } from 'xstate';
import { productQuery } from '#api/menu/product.ts';
import { failureCodeOf, isNoSuchProduct } from '#domain/failure.ts';
import type { Locale } from '#domain/locale.ts';
import { type PreviousProduct, reorderOf } from '#domain/menu/previous-order.ts';
import type { ProductDetails } from '#domain/menu/product.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { isSamePerson, type Visitor } from '#domain/visitor.ts';
import { reorderMachine } from '#machines/menu/reorder.machine.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { leaveOverlay } from '#parts/back-closes.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useBackgroundFlow } from '#parts/flow/use-background-flow.ts';
import { useCartPort } from '#session/cart/cart.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useClock, useSession } from '#session/session-provider.tsx';
import { askAtStore, useStoreNow } from '../use-store-pricing.ts';

const NOTICE = 'reorder';

type Store = StoreNumber | null;

type FindProduct = (productNumber: string, store: Store, signal: AbortSignal) => Promise<ProductDetails | null>;

type Needs = {
  readonly find: FindProduct;
  readonly storeNow: () => Store;
  readonly now: () => number;
  readonly room: () => number;
};

const actors = ({ find, storeNow, now, room }: Needs): EveryActorOf<typeof reorderMachine> => ({
  prepareItems: fromPromise(async ({ input: { items }, signal }) => {
    const findAll = (store: Store) =>
      Promise.all(items.map(async (item) => ({ item, details: await find(item.productNumber, store, signal) })));
    return { ...reorderOf(await askAtStore(storeNow, findAll, signal), now()), room: room() };
  }),
});

/** A product that the server does not know any more is one that cannot be ordered, not a failure. */
const findIn =
  (queryClient: QueryClient, locale: () => Locale): FindProduct =>
  async (productNumber, store, signal) => {
    try {
      return await fetchUncancelled(queryClient, productQuery(productNumber, locale(), store), signal);
    } catch (error) {
      if (isNoSuchProduct(failureCodeOf(error))) return null;
      throw error;
    }
  };

/** Ordering again, at a store or, without one, in the whole country (MNU-023). */
export function useReorder(storeNumber: StoreNumber | null) {
  const { locale } = useMessages();
  const queryClient = useQueryClient();
  const clock = useClock();
  const session = useSession();
  const cart = useCartPort();
  const { maximumItemAmount } = useConfiguration().order;
  const spoken = useRef(locale);
  spoken.current = locale;
  const storeNow = useStoreNow(storeNumber);
  const room = useRef(cart.room);
  room.current = cart.room;
  /** Whose items are looked up: once the page is gone they go into that member's cart only, and are named to no other (PRV-015). */
  const orderer = useRef<Visitor | null>(null);
  const isOrderer = () => orderer.current !== null && isSamePerson(orderer.current, session.visitor());
  const actor = useBackgroundFlow(
    reorderMachine,
    () =>
      actors({
        find: findIn(queryClient, () => spoken.current),
        storeNow,
        now: clock.now,
        room: () => room.current(),
      }),
    {
      on: {
        'items.ready': ({ items }) => {
          for (const item of items) cart.add(item);
        },
      },
      left: {
        on: {
          'items.ready': ({ items }) => {
            if (isOrderer()) for (const item of items) cart.add(item);
          },
        },
        rested(snapshot) {
          const result = resultOf(snapshot);
          if (result !== null && isOrderer()) showLeft(session, result, snapshot.context, maximumItemAmount);
        },
      },
    },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { skipped, addedCount, failure, items } = snapshot.context;
  const result = resultOf(snapshot);
  useEntryGone(result !== null);
  return {
    /** The items that are being looked up, or were added just now. */
    underWay: snapshot.hasTag('busy') ? items : null,
    result,
    skipped,
    addedCount,
    failure,
    limit: maximumItemAmount,
    order(wanted: readonly PreviousProduct[]) {
      orderer.current = session.visitor();
      session.notices.actor.send({ type: 'notice.dismissed', key: NOTICE });
      actor.send({ type: 'reorder.pressed', items: wanted });
    },
    dismiss: () => actor.send({ type: 'result.dismissed' }),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}

/** Says what became of it, where the page whose dialog says it was left. */
function showLeft({ notices }: Session, result: Result, of: ContextFrom<typeof reorderMachine>, limit: number): void {
  const skipped = wording('menu-previous.left-out', { names: of.skipped.map(({ name }) => name).join(', ') });
  const contents = {
    partly: { title: wording('menu-previous.partly', { count: of.addedCount }), text: skipped },
    refused: { title: wording('menu-previous.refused'), text: skipped },
    tooMany: { title: wording('menu-previous.limit', { limit }), text: wording('menu-previous.limit-hint') },
    error: {
      title: wording('menu-previous.reorder-failed'),
      text: wording(`failures.${of.failure ?? 'unexpected'}`),
    },
  } as const;
  notices.showBanner(NOTICE, { ...contents[result], tone: result === 'partly' ? 'info' : 'failure' });
}

/** Where what a reorder says goes with the part of a member's page, its entry of the history goes with it (PRV-015). */
function useEntryGone(isSaid: boolean): void {
  const { history } = useRouter();
  const latest = useRef(isSaid);
  latest.current = isSaid;
  useEffect(
    () => () => {
      if (latest.current) void leaveOverlay(history);
    },
    [history],
  );
}

const results = ['partly', 'refused', 'tooMany', 'error'] as const;

type Result = (typeof results)[number];

function resultOf(snapshot: { hasTag: (tag: Result) => boolean }): Result | null {
  return results.find((result) => snapshot.hasTag(result)) ?? null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Actor, fromPromise } from 'xstate';
import { MENUS_FRESH_MS, menusQuery } from '#api/menu/menu.ts';
import type { Locale } from '#domain/locale.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { availabilityIn } from '#domain/ordering/cart-availability.ts';
import { cartAvailabilityMachine } from '#machines/ordering/cart-availability.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { freshFor, freshForAsShown, isReadAhead } from '#parts/flow/fresh-for.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { onPageShown } from '#platform/document.ts';
import { cartPort } from '#session/cart/cart.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { ShownOrderStore } from '#session/order-store/order-store.ts';
import { useClock, useSession } from '#session/session-provider.tsx';

/** For how long what is known of a menu may still be shown, milliseconds. */
const freshness = ({ queryKey }: ReturnType<typeof menusQuery>, now: number) => ({
  queryKey,
  life: MENUS_FRESH_MS,
  now,
});

/** Compares what is in the cart with the menu of the order store, as long as the page of the cart is open. */
export function useCartAvailability(
  items: readonly CartItem[],
  { state, storeNumber }: Pick<ShownOrderStore, 'state' | 'storeNumber'>,
): Actor<typeof cartAvailabilityMachine> {
  const { locale } = useMessages();
  const queryClient = useQueryClient();
  const clock = useClock();
  const compare = useCompareWithMenu(locale);
  const availability = useFlow(cartAvailabilityMachine, compare);

  useEffect(() => {
    if (state !== 'unknown') availability.send({ type: 'store.resolved', storeNumber });
  }, [availability, state, storeNumber]);

  const readIn = useRef(locale);
  useEffect(() => {
    if (readIn.current === locale) return;
    readIn.current = locale;
    // Each language has its own menu, and the lines lead into it.
    availability.send({ type: 'menu.doubted' });
  }, [availability, locale]);

  // No timer runs while the device sleeps.
  useEffect(
    () =>
      onPageShown(() => {
        const query = menusQuery(locale, availability.getSnapshot().context.storeNumber);
        const asked = freshness(query, clock.now());
        availability.send({ type: 'page.shown', freshMs: freshForAsShown(queryClient, asked) });
      }),
    [availability, clock, locale, queryClient],
  );

  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ids = new Set(items.map(({ itemId }) => itemId));
    const isNew = [...ids].some((itemId) => !known.current.has(itemId));
    known.current = ids;
    if (isNew) availability.send({ type: 'items.joined' });
  }, [availability, items]);
  return availability;
}

/** The comparison writes the cart, unless another one has taken its place. */
function useCompareWithMenu(locale: Locale): () => EveryActorOf<typeof cartAvailabilityMachine> {
  const queryClient = useQueryClient();
  const session = useSession();
  const { clock } = session;
  const cart = cartPort(session);
  const latest = useRef(locale);
  latest.current = locale;
  return () => ({
    compareWithMenu: fromPromise(async ({ input: { storeNumber }, signal }) => {
      const query = menusQuery(latest.current, storeNumber);
      const isUndated = isReadAhead(queryClient, query.queryKey, clock.now());
      const menus = await fetchUncancelled(queryClient, isUndated ? { ...query, staleTime: 0 } : query, signal);
      if (!signal.aborted)
        cart.send({ type: 'availability.updated', updates: availabilityIn(menus, cart.context()?.items ?? []) });
      return { freshMs: freshFor(queryClient, freshness(query, clock.now())) };
    }),
  });
}

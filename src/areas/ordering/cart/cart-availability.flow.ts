import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { menusQuery } from '#api/menu/menu.ts';
import { type CartItem, isAvailable } from '#domain/cart.ts';
import { availabilityIn } from '#domain/cart-availability.ts';
import { cartAvailabilityMachine } from '#machines/ordering/cart-availability.machine.ts';
import { unavailableItemsMachine } from '#machines/ordering/unavailable-items.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFlow } from '#parts/flow/use-flow.ts';
import { cartPort, useCartPort } from '#session/cart.ts';
import type { FlowActors } from '#session/flow-runtime.tsx';
import { useOrderStore } from '#session/order-store.ts';
import { useSession } from '#session/session-provider.tsx';

/** What the order store has of the cart, and the dialog about what it does not have; only while the page of the cart is open. */
export function useCartAvailability(items: readonly CartItem[]) {
  const { state, storeNumber } = useOrderStore();
  const compare = useCompareWithMenu();
  const availability = useFlow(cartAvailabilityMachine, compare);
  const { removeUnavailable } = useCartPort();
  const dialog = useFlow(unavailableItemsMachine, {}, { on: { 'removal.wanted': removeUnavailable } });

  useEffect(() => {
    if (state !== 'unknown') availability.send({ type: 'store.resolved', storeNumber });
  }, [availability, state, storeNumber]);

  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ids = new Set(idsOf(items));
    const isNew = [...ids].some((itemId) => !known.current.has(itemId));
    known.current = ids;
    if (isNew) availability.send({ type: 'items.joined' });
  }, [availability, items]);

  const isCompared = useSelector(availability, (now) => now.hasTag('compared'));
  const unavailable = JSON.stringify(idsOf(items.filter((item) => !isAvailable(item))));
  useEffect(() => {
    if (!isCompared) return;
    const ids: readonly string[] = JSON.parse(unavailable);
    dialog.send({ type: 'cart.compared', compared: { storeNumber, unavailable: ids } });
  }, [dialog, isCompared, storeNumber, unavailable]);

  return {
    comparing: useSelector(availability, (now) => now.hasTag('busy')),
    failure: useSelector(availability, ({ context }) => context.failure),
    retry: () => availability.send({ type: 'comparison.retried' }),
    asking: useSelector(dialog, (now) => now.hasTag('dialog')),
    continueWithout: () => dialog.send({ type: 'continue.pressed' }),
    dismiss: () => dialog.send({ type: 'dialog.dismissed' }),
  };
}

/** The comparison writes the cart, unless another one has taken its place. */
function useCompareWithMenu(): () => FlowActors<typeof cartAvailabilityMachine> {
  const queryClient = useQueryClient();
  const { locale } = useMessages();
  const cart = cartPort(useSession());
  const latest = useRef(locale);
  latest.current = locale;
  return () => ({
    compareWithMenu: fromPromise(async ({ input: { storeNumber }, signal }) => {
      const menus = await queryClient.fetchQuery(menusQuery(latest.current, storeNumber));
      if (signal.aborted) return;
      cart.send({ type: 'availability.updated', updates: availabilityIn(menus, cart.context()?.items ?? []) });
    }),
  });
}

const idsOf = (items: readonly CartItem[]): string[] => items.map(({ itemId }) => itemId);

import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor } from 'xstate';
import { type CartItem, isAvailable } from '#domain/ordering/cart.ts';
import type { cartAvailabilityMachine } from '#machines/ordering/cart-availability.machine.ts';
import { unavailableItemsMachine } from '#machines/ordering/unavailable-items.machine.ts';
import { perSession } from '#parts/flow/per-session.ts';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useCartPort } from '#session/cart/cart.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';

/** What was said about a store and its lines is remembered from one visit of the cart to the next (decision D-093). */
const unavailableItems = perSession(({ session, runtime }) => {
  const actor = createFlowActor(unavailableItemsMachine, runtime, {});
  session.onForgotten(() => actor.send({ type: 'cart.compared', compared: { storeNumber: null, unavailable: [] } }));
  return actor;
});

/** The dialog about what the order store does not have, after each comparison of the cart with its menu. */
export function useUnavailableItems(
  availability: Actor<typeof cartAvailabilityMachine>,
  items: readonly CartItem[],
): Actor<typeof unavailableItemsMachine> {
  const { removeUnavailable } = useCartPort();
  const dialog = unavailableItems.useActor();
  useEmitted(dialog, { 'removal.requested': removeUnavailable });
  // A page that is left says no more.
  useEffect(() => () => dialog.send({ type: 'dialog.dismissed' }), [dialog]);
  const isCompared = useTag(availability, 'compared');
  const storeNumber = useSelector(availability, ({ context }) => context.storeNumber);
  const unavailable = JSON.stringify(items.filter((item) => !isAvailable(item)).map(({ itemId }) => itemId));
  useEffect(() => {
    if (isCompared) {
      dialog.send({ type: 'cart.compared', compared: { storeNumber, unavailable: JSON.parse(unavailable) } });
    }
  }, [dialog, isCompared, storeNumber, unavailable]);
  return dialog;
}

import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor } from 'xstate';
import { type CartItem, isAvailable } from '#domain/cart.ts';
import type { cartAvailabilityMachine } from '#machines/ordering/cart-availability.machine.ts';
import { unavailableItemsMachine } from '#machines/ordering/unavailable-items.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useCartPort } from '#session/cart.ts';

/** The dialog about what the order store does not have, after each comparison of the cart with its menu. */
export function useUnavailableItems(
  availability: Actor<typeof cartAvailabilityMachine>,
  items: readonly CartItem[],
): Actor<typeof unavailableItemsMachine> {
  const { removeUnavailable } = useCartPort();
  const dialog = useFlow(unavailableItemsMachine, {}, { on: { 'removal.wanted': removeUnavailable } });
  const isCompared = useSelector(availability, (now) => now.hasTag('compared'));
  const storeNumber = useSelector(availability, ({ context }) => context.storeNumber);
  const unavailable = JSON.stringify(items.filter((item) => !isAvailable(item)).map(({ itemId }) => itemId));
  useEffect(() => {
    if (isCompared) {
      dialog.send({ type: 'cart.compared', compared: { storeNumber, unavailable: JSON.parse(unavailable) } });
    }
  }, [dialog, isCompared, storeNumber, unavailable]);
  return dialog;
}

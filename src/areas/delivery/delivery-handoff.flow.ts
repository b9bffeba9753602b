import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import { deliveryHandoffMachine } from '#machines/delivery/delivery-handoff.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { openOutsideTab } from '#platform/outside-tab.ts';
import { useCartCount } from '#session/cart/cart.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';

const deliveryHandoffActors: EveryActorOf<typeof deliveryHandoffMachine> = {
  openStorefront: fromPromise(async ({ input }) => {
    const address = outsideAddress(input.storefront);
    if (!address) throw new Failure('unexpected');
    return openOutsideTab(address);
  }),
};

/** Whether the address says that the warning is open, so that Back closes it, and how to make it say so. */
export type WarningInAddress = { shown: boolean; onChange: (shown: boolean) => void };

/** What came of Get started, where it came to anything. */
type HandoffOutcome = 'handed-off' | 'blocked' | 'unavailable' | null;

/** The way to the delivery partner (DLV-008 to DLV-012). */
export function useDeliveryHandoff(warning: WarningInAddress) {
  const handoff = useFlow(deliveryHandoffMachine, deliveryHandoffActors);
  const itemCount = useCartCount();
  const storefront = outsideAddress(useConfiguration().delivery.storefrontUrl);
  const asking = useTag(handoff, 'asking');
  const opening = useTag(handoff, 'busy');
  const outcome = useSelector(handoff, (snapshot): HandoffOutcome => {
    if (snapshot.hasTag('handedOff')) return 'handed-off';
    if (snapshot.hasTag('blocked')) return 'blocked';
    return snapshot.hasTag('unavailable') ? 'unavailable' : null;
  });
  const dismiss = useCallback(() => handoff.send({ type: 'warning.dismissed' }), [handoff]);
  useWarningInAddress(asking, warning, dismiss);
  useEffect(() => {
    if (itemCount === 0) handoff.send({ type: 'cart.emptied' });
  }, [handoff, itemCount]);
  return {
    asking,
    opening,
    outcome,
    itemCount,
    storefront,
    start: () => handoff.send({ type: 'start.pressed', itemCount, storefront }),
    proceed: () => handoff.send({ type: 'continue.pressed', storefront }),
    dismiss,
  };
}

/** Keeps the address and the dialog together; where the address lost the dialog, that was Back. */
function useWarningInAddress(asking: boolean, warning: WarningInAddress, dismiss: () => void): void {
  const current = useRef({ warning, dismiss });
  current.current = { warning, dismiss };
  const wasShown = useRef(false);
  const { shown } = warning;
  useEffect(() => {
    const isLost = wasShown.current && !shown;
    wasShown.current = shown;
    if (asking === shown) return;
    if (asking && isLost) current.current.dismiss();
    else current.current.warning.onChange(asking);
  }, [asking, shown]);
}

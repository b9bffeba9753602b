import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { deliveryToggleMachine } from '#machines/delivery/delivery-toggle.machine.ts';
import { perSession } from '#parts/flow/per-session.ts';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';

/** The toggle lives across the two pages that show it, and keeps the search between them. */
const deliveryToggleFlow = perSession(({ session, runtime }) => {
  const toggle = createFlowActor(deliveryToggleMachine, runtime, {});
  session.onForgotten(() => toggle.send({ type: 'search.forgotten' }));
  return toggle;
});

/** The page around the toggle, and how it leads to the other one. */
export type TogglePage = {
  /** Which of the two is shown. */
  shown: 'pickup' | 'delivery';
  onDeliveryRequested: () => void;
  /** `search`: the query string that was kept, empty where there is none. */
  onLocatorRequested: (search: string) => void;
};

/** Which of the radios is checked, and how to choose (DLV-004 to DLV-007). */
export function useDeliveryToggle({ shown, onDeliveryRequested, onLocatorRequested }: TogglePage) {
  const toggle = deliveryToggleFlow.useActor();
  useEmitted(toggle, {
    'delivery.requested': onDeliveryRequested,
    'locator.requested': ({ search }) => onLocatorRequested(search),
  });
  // Before the page is painted: an address may lead to either page without the toggle.
  useLayoutEffect(() => {
    toggle.send({ type: shown === 'delivery' ? 'delivery.shown' : 'locator.shown' });
  }, [toggle, shown]);

  return {
    checked: useSelector(toggle, (snapshot) => (snapshot.hasTag('delivery') ? 'delivery' : 'pickup')),
    chooseDelivery: (search: string) => toggle.send({ type: 'delivery.chosen', search }),
    choosePickup: () => toggle.send({ type: 'pickup.chosen' }),
  } as const;
}

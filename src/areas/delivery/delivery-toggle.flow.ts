import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Actor, createActor } from 'xstate';
import { deliveryToggleMachine } from '#machines/delivery/delivery-toggle.machine.ts';
import { type FlowRuntime, useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

type Toggle = Actor<typeof deliveryToggleMachine>;

/** The toggle of each running app: it lives across the two pages that show it, and keeps the search between them. */
const kept = new WeakMap<Session, Toggle>();

function toggleOf(session: Session, options: Omit<FlowRuntime, 'actors'>): Toggle {
  const known = kept.get(session);
  if (known) return known;
  const toggle = createActor(deliveryToggleMachine, options);
  session.onForgotten(() => toggle.send({ type: 'search.forgotten' }));
  kept.set(session, toggle);
  return toggle.start();
}

/** The page around the toggle, and how it leads to the other one. */
export type TogglePage = {
  /** Which of the two is shown. */
  shown: 'pickup' | 'delivery';
  onDeliveryWanted: () => void;
  /** `search`: the query string that was kept, empty where there is none. */
  onLocatorWanted: (search: string) => void;
};

/** Which of the radios is checked, and how to choose (DLV-004 to DLV-007). */
export function useDeliveryToggle(page: TogglePage) {
  const session = useSession();
  const { options } = useFlowRuntime();
  const toggle = useMemo(() => toggleOf(session, options), [session, options]);
  const current = useRef(page);
  current.current = page;

  useEffect(() => {
    const subscriptions = [
      toggle.on('delivery.wanted', () => current.current.onDeliveryWanted()),
      toggle.on('locator.wanted', ({ search }) => current.current.onLocatorWanted(search)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [toggle]);
  // Before the page is painted: an address may lead to either page without the toggle.
  const { shown } = page;
  useLayoutEffect(() => {
    toggle.send({ type: shown === 'delivery' ? 'delivery.shown' : 'locator.shown' });
  }, [toggle, shown]);

  return {
    checked: useSelector(toggle, (snapshot) => (snapshot.hasTag('delivery') ? 'delivery' : 'pickup')),
    chooseDelivery: (search: string) => toggle.send({ type: 'delivery.chosen', search }),
    choosePickup: () => toggle.send({ type: 'pickup.chosen' }),
  } as const;
}

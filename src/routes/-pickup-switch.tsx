import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { DeliveryToggleProps } from '#areas/delivery/delivery-toggle.tsx';
import { useConfiguration } from '#session/configuration.ts';

type Toggle = ComponentType<DeliveryToggleProps>;

/** The pickup and delivery radios of the locator, while delivery is on (DLV-004, DLV-005). */
export function PickupSwitch() {
  const { enableInAppDelivery } = useConfiguration().delivery;
  const DeliveryToggle = useToggle(enableInAppDelivery);
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  if (!enableInAppDelivery || !DeliveryToggle) return null;
  return (
    <DeliveryToggle
      shown="pickup"
      search={search}
      onDeliveryRequested={() => void navigate({ to: '/store-locator/delivery' })}
      onLocatorRequested={(kept) => void navigate({ href: `/store-locator${kept}` })}
    />
  );
}

/** The radios with their words, once both are there: where delivery is off, nothing of it is loaded. */
function useToggle(wanted: boolean): Toggle | null {
  const { catalogue } = useRouteContext({ from: '__root__' });
  const [toggle, setToggle] = useState<{ Toggle: Toggle } | null>(null);
  // Before the page is painted, where they are there already.
  useLayoutEffect(() => {
    if (!wanted) return;
    let left = false;
    const arrived = Promise.all([import('#areas/delivery/delivery-toggle.tsx'), catalogue.load('delivery')]);
    arrived.then(
      ([{ DeliveryToggle }]) => {
        if (!left) setToggle({ Toggle: DeliveryToggle });
      },
      // The locator is whole without them.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [wanted, catalogue]);
  return toggle?.Toggle ?? null;
}

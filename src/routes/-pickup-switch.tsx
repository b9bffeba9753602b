import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, use } from 'react';
import type { Catalogue } from '#messages/catalogue.ts';
import { useConfiguration } from '#session/configuration.ts';

// Where delivery is off, nothing of it is loaded.
const DeliveryToggle = lazy(async () => ({
  default: (await import('#areas/delivery/delivery-toggle.tsx')).DeliveryToggle,
}));

/** The words on their way, one promise for each catalogue, as `use` needs it. */
const awaited = new WeakMap<Catalogue, Promise<void>>();

/** The pickup and delivery radios of the locator, while delivery is on (DLV-004, DLV-005). */
export function PickupSwitch() {
  const { enableInAppDelivery } = useConfiguration().delivery;
  return enableInAppDelivery ? (
    <Suspense>
      <WordedToggle />
    </Suspense>
  ) : null;
}

function WordedToggle() {
  const { catalogue } = useRouteContext({ from: '__root__' });
  const words = catalogue.load('delivery');
  if (words) {
    const first = awaited.get(catalogue) ?? words;
    awaited.set(catalogue, first);
    use(first);
  }
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return (
    <DeliveryToggle
      shown="pickup"
      search={search}
      onDeliveryWanted={() => void navigate({ to: '/store-locator/delivery' })}
      onLocatorWanted={(kept) => void navigate({ href: `/store-locator${kept}` })}
    />
  );
}

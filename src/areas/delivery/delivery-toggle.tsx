import Bike from 'lucide-react/icons/bike';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useMessages } from '#messages/messages-provider.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { type TogglePage, useDeliveryToggle } from './delivery-toggle.flow.ts';

export interface DeliveryToggleProps extends TogglePage {
  /** The query string of the page's address (`?place=Seattle`), to come back to. */
  readonly search: string;
}

/** Pickup or delivery, on the locator and on the delivery page (DLV-004). */
export function DeliveryToggle({ search, ...page }: DeliveryToggleProps) {
  const { text } = useMessages();
  const { checked, chooseDelivery, choosePickup } = useDeliveryToggle(page);
  return (
    <Segmented
      legend={text('delivery.way')}
      hint={text('delivery.way-hint')}
      value={checked}
      onValueChange={(way) => (way === 'delivery' ? chooseDelivery(search) : choosePickup())}
      options={[
        { value: 'pickup', label: text('delivery.way-pickup'), icon: <ShoppingBag /> },
        { value: 'delivery', label: text('delivery.way-delivery'), icon: <Bike /> },
      ]}
    />
  );
}

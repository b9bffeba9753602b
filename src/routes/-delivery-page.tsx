import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { DeliveryScreen } from '#areas/delivery/delivery.screen.tsx';
import { DeliveryToggle } from '#areas/delivery/delivery-toggle.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The warning about the cart lies over the delivery page, in an entry of its own: Back closes it. */
    cartWarning?: boolean | undefined;
  }
}

/** The delivery landing page with the way back to the locator and to its search (DLV-007). */
export function DeliveryPage() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const warned = useLocation({ select: ({ state }) => state.cartWarning === true });
  return (
    <DeliveryScreen
      modeSwitch={
        <DeliveryToggle
          shown="delivery"
          search=""
          onDeliveryRequested={() => void navigate({ to: '/store-locator/delivery' })}
          onLocatorRequested={(kept) => void navigate({ href: `/store-locator${kept}` })}
        />
      }
      warning={{
        shown: warned,
        onChange: (shown) =>
          shown
            ? void navigate({ to: '.', search: true, state: { cartWarning: true }, resetScroll: false })
            : history.back(),
      }}
    />
  );
}

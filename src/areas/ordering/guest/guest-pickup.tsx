import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { OpenStatus } from '#parts/stores/store-facts.tsx';
import { useOrderChoices } from '#session/ordering/order-choices.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import { PickupOptions } from '../checkout/pickup-options.tsx';
import { PickupTime } from '../checkout/pickup-time.tsx';
import * as css from './guest-checkout.css.ts';
import type { GuestCheckout } from './guest-checkout.flow.ts';

/** Where, how and when the order is picked up (ORD-036). */
export function GuestPickup({ flow: { store, busy } }: { readonly flow: GuestCheckout }) {
  const { text } = useMessages();
  const { choices, isTimeLost, send } = useOrderChoices();
  return (
    <section aria-labelledby="guest-pickup" className={css.section}>
      <div className={css.sectionHead}>
        <h2 id="guest-pickup" className={look.heading3}>
          {text('guest-checkout.pickup')}
        </h2>
        <TextTo to="/menu/store-locator">{text('menu.change-store')}</TextTo>
      </div>
      {store ? (
        <>
          <div className={css.facts}>
            <p className={look.strong}>{store.name}</p>
            <OpenStatus store={store} />
            <p className={css.address}>{store.address.singleLine}</p>
          </div>
          <PickupOptions
            store={store}
            fulfilment={choices}
            disabled={busy}
            onPickup={(pickupOption) => send({ type: 'pickupOption.chosen', pickupOption })}
            onConsumption={(consumption) => send({ type: 'consumption.chosen', consumption })}
          />
          <PickupTime
            store={store}
            timeSlot={choices.timeSlot}
            lostSlots={choices.lostSlots}
            isTimeLost={isTimeLost}
            disabled={busy}
            onChoose={(timeSlot) => send({ type: 'slot.chosen', timeSlot })}
            onLost={(slotId) => send({ type: 'slot.lost', slotId })}
          />
        </>
      ) : (
        <div aria-hidden="true">
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Navigation from 'lucide-react/icons/navigation';
import { storeQuery } from '#api/stores/store-by-number.ts';
import type { RecentOrder } from '#domain/order-placement.ts';
import { directionsHref } from '#domain/store-contact.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { StoreDistance } from '#parts/stores/store-facts.tsx';
import { useLoadedOrderStore } from '#session/order-store.ts';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { AddToCalendar } from '../checkout/add-to-calendar.tsx';
import { WaitTime } from '../checkout/wait-time.tsx';
import * as css from './placed-order.css.ts';

type OrderProps = { readonly order: RecentOrder };

/** When it is ready: at the time that was chosen, else counting down by the server's estimate (ORD-053, OPP-029). */
export function OrderReadiness({ order: { orderId, storeNumber, scheduledAt } }: OrderProps) {
  const { text, locale } = useMessages();
  if (scheduledAt === null) return <WaitTime orderId={orderId} storeNumber={storeNumber} />;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(scheduledAt);
  return (
    <p className={css.way}>
      <CalendarClock aria-hidden="true" size={20} />
      {text('order-placed.ready-at', { time })}
    </p>
  );
}

/** Where it is picked up and how, with the way there, and a chosen time for the calendar. */
export function OrderStore({ order: { orderId, storeNumber, pickupOption, scheduledAt } }: OrderProps) {
  const { text } = useMessages();
  const { data: store } = useQuery(storeQuery(storeNumber));
  const chosen = useLoadedOrderStore()?.context;
  if (!store) return null;
  const distance = chosen?.storeNumber === store.storeNumber ? chosen.distance : null;
  const directions = directionsHref(store);
  const option = pickupOption === 'drive-thru' ? 'window' : pickupOption;
  return (
    <div className={css.store}>
      <div>
        <p className={look.strong}>{text('order-placed.at', { option, store: store.name })}</p>
        <p className={look.smallMuted}>
          {store.address.singleLine || store.address.lines.join(', ')}
          {distance === null ? null : (
            <>
              {' · '}
              <StoreDistance miles={distance} />
            </>
          )}
        </p>
      </div>
      <div className={css.ways}>
        {directions === null ? null : (
          <SafeLink href={directions} newTabLabel={text('common.in-new-tab')} standalone>
            <span className={css.way}>
              <Navigation aria-hidden="true" size={18} />
              {text('order-placed.directions')}
            </span>
          </SafeLink>
        )}
        {scheduledAt === null ? null : (
          <AddToCalendar
            orderId={orderId}
            store={store}
            timeSlot={{ id: orderId, startsAt: scheduledAt, soonest: false }}
          />
        )}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Navigation from 'lucide-react/icons/navigation';
import { useEffect, useState } from 'react';
import { pickupTimeQuery } from '#api/ordering/pickup-time.ts';
import { storeQuery } from '#api/stores/store-by-number.ts';
import { calendarFile } from '#domain/calendar-event.ts';
import type { RecentOrder } from '#domain/order-placement.ts';
import { readinessOf } from '#domain/ready-time.ts';
import { directionsHref } from '#domain/store-contact.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { StoreDistance } from '#parts/stores/store-facts.tsx';
import { saveFile } from '#platform/save-file.ts';
import { useLoadedOrderStore } from '#session/order-store.ts';
import { useClock } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './placed-order.css.ts';

const TICK_MS = 10_000;

/** The time now, again and again while it is shown. */
function useNow(): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

type OrderProps = { readonly order: RecentOrder };

/** When it is ready, by the server's times, counting down (ORD-053, OPP-029). */
export function OrderReadiness({ order, isLarge = false }: OrderProps & { readonly isLarge?: boolean }) {
  const { text, locale } = useMessages();
  const { data } = useQuery(pickupTimeQuery(order.orderId, order.storeNumber));
  const ready = readinessOf({ scheduledAt: order.scheduledAt, time: data ?? null }, useNow());
  if (ready === null) return null;
  if (ready.kind === 'ready')
    return <p className={isLarge ? look.heading3 : look.strong}>{text('order-placed.ready')}</p>;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(ready.at);
  return (
    <div className={isLarge ? css.readyLarge : undefined}>
      <p className={isLarge ? look.heading3 : look.strong}>
        {text(ready.kind === 'scheduled' ? 'order-placed.ready-at' : 'order-placed.ready-around', { time })}
      </p>
      <p className={look.smallMuted}>{text('order-placed.minutes', { minutes: ready.minutes })}</p>
    </div>
  );
}

/** Where it is picked up and how, with the way there, and a chosen time for the calendar. */
export function OrderStore({ order }: OrderProps) {
  const { text } = useMessages();
  const { data: store } = useQuery(storeQuery(order.storeNumber));
  const chosen = useLoadedOrderStore()?.context;
  const clock = useClock();
  if (!store) return null;
  const distance = chosen?.storeNumber === store.storeNumber ? chosen.distance : null;
  const directions = directionsHref(store);
  const { orderId, pickupOption, scheduledAt } = order;
  const address = store.address.singleLine || store.address.lines.join(', ');
  const save = (startsAt: number) =>
    saveFile({
      name: 'northstar.ics',
      type: 'text/calendar',
      text: calendarFile({
        id: orderId,
        title: text('order-placed.calendar-title', { store: store.name }),
        place: `${store.name}, ${address}`,
        startsAt,
        writtenAt: clock.now(),
      }),
    });
  return (
    <div className={css.store}>
      <div>
        <p className={look.strong}>
          {text('order-placed.at', {
            option: pickupOption === 'drive-thru' ? 'window' : pickupOption,
            store: store.name,
          })}
        </p>
        <p className={look.smallMuted}>
          {address}
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
          <Button variant="ghost" size="small" onClick={() => save(scheduledAt)}>
            <CalendarPlus aria-hidden="true" size={18} />
            {text('order-placed.calendar')}
          </Button>
        )}
      </div>
    </div>
  );
}

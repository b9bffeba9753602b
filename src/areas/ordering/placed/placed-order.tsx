import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Car from 'lucide-react/icons/car';
import Navigation from 'lucide-react/icons/navigation';
import { storeQuery } from '#api/stores/store-by-number.ts';
import type { RecentOrder } from '#domain/ordering/order-placement.ts';
import { shortStoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { directionsHref } from '#domain/stores/store-contact.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { StoreDistance } from '#parts/stores/store-facts.tsx';
import { storeTime } from '#parts/stores/store-time.ts';
import { guestDetailsOf } from '#session/guest/guest-details.ts';
import { useLoadedOrderStore } from '#session/order-store/order-store.ts';
import { useSession } from '#session/session-provider.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { AddToCalendar } from '../checkout/add-to-calendar.tsx';
import { WaitTime } from '../checkout/wait-time.tsx';
import * as css from './placed-order.css.ts';

type OrderProps = { readonly order: RecentOrder };

/** As the words name the ways of pickup. */
const OPTION_WORDS = { 'in-store': 'other', 'drive-thru': 'window', curbside: 'car' } as const;

/** When it is ready: at the time that was chosen, else counting down by the server's estimate (ORD-053, OPP-029). */
export function OrderReadiness({ order: { orderId, storeNumber, scheduledAt } }: OrderProps) {
  const { text, locale } = useMessages();
  const { data: store } = useQuery(storeQuery(storeNumber));
  if (scheduledAt === null) return <WaitTime orderId={orderId} storeNumber={storeNumber} />;
  // By the store's clock, as it was chosen.
  if (!store) return null;
  const time = storeTime(scheduledAt, store.timeZoneId, locale);
  return (
    <p className={css.way}>
      <CalendarClock aria-hidden="true" size={20} />
      {text('order-placed.ready-at', { time })}
    </p>
  );
}

type OrderStoreProps = OrderProps & {
  /** The page is left for the check-in at the curb. */
  readonly onLeave?: () => void;
};

/** Where it is picked up and how, with the check-in at the curb, the way there, and a chosen time for the calendar. */
export function OrderStore({ order, onLeave }: OrderStoreProps) {
  const { orderId, storeNumber, pickupOption, scheduledAt } = order;
  const { text } = useMessages();
  const { data: store } = useQuery(storeQuery(storeNumber));
  const chosen = useLoadedOrderStore()?.context;
  if (!store) return null;
  const distance = chosen?.storeNumber === store.storeNumber ? chosen.distance : null;
  const directions = directionsHref(store);
  const option = OPTION_WORDS[pickupOption];
  return (
    <div className={css.store}>
      <div>
        <p className={look.strong}>{text('order-placed.at', { option, store: store.name })}</p>
        <p className={look.smallMuted}>
          {store.address.singleLine}
          {distance === null ? null : (
            <>
              {' · '}
              <StoreDistance miles={distance} />
            </>
          )}
        </p>
      </div>
      <div className={css.ways}>
        {pickupOption === 'curbside' ? <CheckInLink order={order} {...(onLeave && { onLeave })} /> : null}
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

/**
 * To the check-in; token and name stand in no address, and the storage of the tab keeps the token (D-151, D-320). A guest's name
 * goes along: the store calls it out (CRB-007).
 */
function CheckInLink({ order: { storeNumber, orderToken }, onLeave }: OrderStoreProps) {
  const { text } = useMessages();
  const firstName = guestDetailsOf(useSession())?.firstName ?? null;
  const shown = {
    store: storeNumberOf(shortStoreNumber(storeNumber)),
    orderToken: null,
    firstName: null,
    platform: null,
  };
  return (
    <TextLink
      standalone
      render={
        <Link
          to="/pickup"
          search={{ ...shown, orderToken, firstName }}
          mask={{ to: '/pickup', search: shown }}
          // What lies over a page is an entry of the history, which the next page takes.
          replace={onLeave !== undefined}
          onClick={onLeave}
        />
      }
    >
      <span className={css.way}>
        <Car aria-hidden="true" size={18} />
        {text('order-placed.check-in')}
      </span>
    </TextLink>
  );
}

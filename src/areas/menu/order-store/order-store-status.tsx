import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { SelectedStoreState } from '#domain/ordering/order-store.ts';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { OpenStatus, StoreDistance } from '#parts/stores/store-facts.tsx';
import { storeTime } from '#parts/stores/store-time.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './order-store-panel.css.ts';

type OrderStoreStatusProps = {
  readonly store: Store;
  readonly distance: number | null;
  readonly times: SelectedStoreState['scheduledOrdering'];
};

/** Enough to notice that it is the wrong store: how far, whether open, where, how and when to pick up. */
export function OrderStoreStatus({ store, distance, times }: OrderStoreStatusProps) {
  const { text } = useMessages();
  return (
    <div className={css.facts}>
      <p className={css.status}>
        <OpenStatus store={store} />
        {distance === null ? null : <StoreDistance miles={distance} />}
      </p>
      <p className={classNames(css.fact, css.address)}>
        <MapPin aria-hidden="true" />
        {store.address.singleLine}
      </p>
      {store.pickUpOptions.length > 0 ? (
        <div className={css.fact}>
          <ShoppingBag aria-hidden="true" />
          <ul className={css.options} aria-label={text('menu.pick-up-options')}>
            {store.pickUpOptions.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={css.fact}>
        <Clock aria-hidden="true" />
        <NextTime times={times} timeZoneId={store.timeZoneId} />
      </p>
    </div>
  );
}

/** The next pick-up time, by the store's own clock. */
function NextTime({ times, timeZoneId }: { times: OrderStoreStatusProps['times']; timeZoneId: string }) {
  const { text, locale } = useMessages();
  if (times.error) return text('menu.times-failed');
  const [next] = times.timeSlots;
  if (!next) return times.loading ? <span className={css.pendingTime} /> : text('menu.no-times');
  return (
    <span>
      <strong>{text('menu.ready-around', { time: storeTime(next.startsAt, timeZoneId, locale) })}</strong>
      {next.soonest ? `, ${text('menu.ready-note')}` : null}
    </span>
  );
}

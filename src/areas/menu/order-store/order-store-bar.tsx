import { useLocation } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import { useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { OpenStatus, StoreDistance } from '#parts/stores/store-facts.tsx';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { useOrderStore, useOrderStorePort } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus } from '#session/order-store/selected-store.ts';
import { leaveMenuPage } from '#session/pages/menu-page.ts';
import { useClock, useSession } from '#session/session-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './order-store-bar.css.ts';

/** Where the order goes, in one line of every page of ordering, so that it does not go to the wrong store. */
export function OrderStoreBar() {
  const { text } = useMessages();
  const { state } = useOrderStore();
  const bar = useRef<HTMLElement>(null);
  // The button that confirms the store goes with its press.
  useKeptFocus(bar);
  return (
    <section ref={bar} tabIndex={-1} className={css.bar} aria-label={text('menu.order-store')}>
      <MapPin aria-hidden="true" className={css.pin} />
      {state === 'unknown' ? <Skeleton width="half" /> : state === 'none' ? <NoStore /> : <ChosenStore />}
    </section>
  );
}

function NoStore() {
  const { text } = useMessages();
  const picker = usePickerLink();
  return (
    <>
      <p className={classNames(css.words, css.hint)}>{text('menu.bar-no-store')}</p>
      <ButtonLink size="small" variant="secondary" className={css.action} render={picker}>
        {text('common.choose-a-store')}
      </ButtonLink>
    </>
  );
}

function ChosenStore() {
  const { text } = useMessages();
  const { storeNumber, distance, needsConfirmation, loading } = useOrderStore();
  const { store } = useOrderStoreStatus();
  const port = useOrderStorePort();
  const picker = usePickerLink();
  const clock = useClock();
  const isAsking = needsConfirmation && store !== undefined;
  const name = store?.name ?? storeNumber ?? '';
  return (
    <>
      <div className={classNames(css.words, isAsking && css.question)}>
        <p className={css.name}>{isAsking ? text('common.still-ordering', { store: name }) : name}</p>
        <p className={css.facts}>
          {store ? <OpenStatus store={store} /> : null}
          {distance === null ? null : <StoreDistance miles={distance} />}
        </p>
      </div>
      {isAsking ? (
        <Button
          size="small"
          variant="secondary"
          className={css.action}
          unavailable={loading !== null}
          onClick={() => port.send({ type: 'store.confirmed', at: clock.now() })}
        >
          {text('common.confirm-store')}
        </Button>
      ) : null}
      <ButtonLink size="small" variant="ghost" className={css.action} render={picker}>
        {text('menu.change-store')}
      </ButtonLink>
    </>
  );
}

/** To the picker, which leads back to this page, without its words. */
function usePickerLink() {
  const session = useSession();
  const href = useLocation({ select: (location) => location.href });
  return <Link to="/menu/store-locator" onClick={() => leaveMenuPage(session, href)} />;
}

import X from 'lucide-react/icons/x';
import { type MouseEvent, useId } from 'react';
import { offerOf, orderObstacle } from '#domain/ordering/order-store.ts';
import type { LocationResult } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { OpenStatus, StoreDistance } from '#parts/stores/store-facts.tsx';
import { useOrderStore, useSelectStore } from '#session/order-store/order-store.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { HeartToggle } from '#ui/heart-toggle/heart-toggle.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { look } from '#ui/theme/text.css.ts';
import { useDetailsLink } from '../locator-context.tsx';
import { CardActions } from '../results/card-actions.tsx';
import * as card from '../results/store-card.css.ts';
import * as css from './pinned-store.css.ts';

export type PinnedStoreProps = {
  readonly location: LocationResult;
  readonly onHeartPressed: (location: LocationResult) => void;
  readonly onClose: () => void;
};

/** The store of a pressed pin, over the lower end of a phone's map (LOC-068): what it is, and what can be done there. */
export function PinnedStore({ location, onHeartPressed, onClose }: PinnedStoreProps) {
  const { text } = useMessages();
  const titleId = useId();
  const details = useDetailsLink();
  const select = useSelectStore();
  const { storeNumber: orderStore, loading } = useOrderStore();
  const isMember = useVisitor().kind === 'member';
  const { store, distance } = location;
  const { storeNumber, name } = store;
  const openDetails = (event: MouseEvent) => details.openHere(event, storeNumber);
  return (
    <section className={css.pinned} aria-labelledby={titleId}>
      <div className={card.head}>
        <h2 id={titleId} className={look.heading3}>
          <a className={card.name} href={details.hrefOf(storeNumber)} onClick={openDetails}>
            {name}
          </a>
        </h2>
        <span className={css.controls}>
          <HeartToggle
            label={text('store-locator.favourite', { store: name })}
            pressed={location.isFavorite}
            pending={location.favoritePending}
            onPress={() => onHeartPressed(location)}
          />
          <IconButton label={text('store-locator.pin-close')} icon={<X aria-hidden="true" />} onClick={onClose} />
        </span>
      </div>
      <p className={card.facts}>
        <OpenStatus store={store} />
        {distance === null ? null : <StoreDistance miles={distance} />}
      </p>
      <p className={look.smallMuted}>{store.address.singleLine}</p>
      <CardActions
        location={location}
        obstacle={orderObstacle(offerOf(store), isMember)}
        isOrderStore={storeNumber === orderStore}
        checking={storeNumber === loading}
        onOrderRequested={() => select({ storeNumber, distance })}
        onDetailsRequested={openDetails}
      />
    </section>
  );
}

import { type MouseEvent, memo } from 'react';
import { offerOf, orderObstacle } from '#domain/ordering/order-store.ts';
import type { LocationResult, StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { OpenStatus, StoreDistance } from '#parts/stores/store-facts.tsx';
import { HeartToggle } from '#ui/heart-toggle/heart-toggle.tsx';
import { look } from '#ui/theme/text.css.ts';
import { useDetailsLink } from '../locator-context.tsx';
import { CardActions } from './card-actions.tsx';
import * as css from './store-card.css.ts';

type StoreCardProps = {
  readonly location: LocationResult;
  /** Stands out in list and map (LOC-068). */
  readonly selected: boolean;
  /** Orders go here. */
  readonly isOrderStore: boolean;
  readonly isMember: boolean;
  /** Whether orders can go here is being checked. */
  readonly checking: boolean;
  readonly highlighted: boolean;
  readonly scrolledTo: boolean;
  readonly onHeartPressed: (location: LocationResult) => void;
  readonly onSelected: (location: LocationResult) => void;
  readonly onOrderRequested: (location: LocationResult) => void;
  readonly onHighlighted: (storeNumber: StoreNumber | null) => void;
};

/**
 * One store of the results list: heart, details links and select button (LOC-036). A press anywhere else on it selects the store in
 * list and map (LOC-068); the button selects it to order from (decision A24).
 */
export const StoreCard = memo(function StoreCard(props: StoreCardProps) {
  const { location, selected, isOrderStore, isMember, checking, highlighted, scrolledTo } = props;
  const { onHeartPressed, onSelected, onOrderRequested, onHighlighted } = props;
  const { text } = useMessages();
  const details = useDetailsLink();
  const { store } = location;
  const { storeNumber, name } = store;
  const titleId = `store-${storeNumber}`;
  const obstacle = orderObstacle(offerOf(store), isMember);

  const openDetails = (event: MouseEvent) => {
    if (details.openHere(event, storeNumber)) onSelected(location);
  };
  return (
    <li>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links and buttons in it, and focus makes it stand out */}
      <article
        aria-labelledby={titleId}
        aria-current={selected || undefined}
        ref={scrolledTo ? scrollIntoView : undefined}
        className={css.card}
        data-selected={selected || undefined}
        data-highlighted={highlighted || undefined}
        onClick={(event) => {
          if (isOnCardItself(event)) onSelected(location);
        }}
        onPointerEnter={() => onHighlighted(storeNumber)}
        onPointerLeave={() => onHighlighted(null)}
        onFocus={() => onHighlighted(storeNumber)}
        onBlur={() => onHighlighted(null)}
      >
        <div className={css.head}>
          <h3 className={look.heading3}>
            <a id={titleId} className={css.name} href={details.hrefOf(storeNumber)} onClick={openDetails}>
              {name}
            </a>
          </h3>
          <HeartToggle
            className={css.heart}
            label={text('store-locator.favourite', { store: name })}
            pressed={location.isFavorite}
            pending={location.favoritePending}
            onPress={() => onHeartPressed(location)}
          />
        </div>
        <p className={css.facts}>
          <OpenStatus store={store} />
          {location.distance === null ? null : <StoreDistance miles={location.distance} />}
        </p>
        <p className={look.smallMuted}>{store.address.singleLine}</p>
        {store.pickUpOptions.length > 0 ? (
          <ul className={css.options}>
            {store.pickUpOptions.map((option) => (
              <li key={option.code}>{option.name}</li>
            ))}
          </ul>
        ) : null}
        <CardActions
          location={location}
          obstacle={obstacle}
          isOrderStore={isOrderStore}
          checking={checking}
          onOrderRequested={onOrderRequested}
          onDetailsRequested={openDetails}
        />
      </article>
    </li>
  );
});

/** A press on a control is that control's, and one that ends a selection of text keeps that. */
function isOnCardItself({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest('a, button')) return false;
  return currentTarget.ownerDocument.getSelection()?.isCollapsed ?? true;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

import Check from 'lucide-react/icons/check';
import { type MouseEvent, memo } from 'react';
import { shownDistance } from '#domain/distance.ts';
import type { ShownLocation } from '#domain/locator.ts';
import { offerOf, orderObstacle } from '#domain/order-store.ts';
import type { Store, StoreNumber } from '#domain/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { HeartToggle } from '#ui/heart-toggle/heart-toggle.tsx';
import { text as textStyle } from '#ui/theme/text.css.ts';
import { useDetailsLink } from './locator-context.tsx';
import * as css from './store-card.css.ts';

type StoreCardProps = {
  location: ShownLocation;
  /** Stands out in list and map (LOC-068). */
  selected: boolean;
  /** Orders go here. */
  isOrderStore: boolean;
  isMember: boolean;
  /** Whether orders can go here is being checked. */
  checking: boolean;
  highlighted: boolean;
  scrolledTo: boolean;
  onHeartPressed: (location: ShownLocation) => void;
  onSelected: (location: ShownLocation) => void;
  onOrderWanted: (location: ShownLocation) => void;
  onHighlighted: (storeNumber: StoreNumber | null) => void;
};

/**
 * One store of the results list: heart, details link and select button (LOC-036). A press anywhere else on it selects the store in
 * list and map (LOC-068); the button selects it to order from (decision A24).
 */
export const StoreCard = memo(function StoreCard(props: StoreCardProps) {
  const { location, selected, isOrderStore, isMember, checking, highlighted, scrolledTo } = props;
  const { onHeartPressed, onSelected, onOrderWanted, onHighlighted } = props;
  const { text } = useMessages();
  const details = useDetailsLink();
  const { store } = location;
  const { storeNumber, name } = store;
  const titleId = `store-${storeNumber}`;
  const obstacle = orderObstacle(offerOf(store), isMember);

  return (
    <li>
      <article
        aria-labelledby={titleId}
        aria-current={selected || undefined}
        ref={scrolledTo ? scrollIntoView : undefined}
        className={css.card}
        data-selected={selected || undefined}
        data-highlighted={highlighted || undefined}
        onPointerEnter={() => onHighlighted(storeNumber)}
        onPointerLeave={() => onHighlighted(null)}
        onFocus={() => onHighlighted(storeNumber)}
        onBlur={() => onHighlighted(null)}
      >
        <div className={css.head}>
          <h3 className={textStyle.heading3}>
            <button
              id={titleId}
              type="button"
              className={css.name}
              aria-pressed={selected}
              onClick={() => onSelected(location)}
            >
              {name}
            </button>
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
        <p className={textStyle.smallMuted}>{store.address.singleLine}</p>
        {store.pickUpOptions.length > 0 ? (
          <ul className={css.options}>
            {store.pickUpOptions.map((option) => (
              <li key={option.code}>{option.name}</li>
            ))}
          </ul>
        ) : null}
        {obstacle === 'no-mobile-orders' || obstacle === 'account-needed' ? (
          <p className={textStyle.smallMuted}>{text(`store-locator.${obstacle}`)}</p>
        ) : null}
        <div className={css.actions}>
          <Button
            size="small"
            variant={obstacle === null ? 'secondary' : 'ghost'}
            icon={isOrderStore ? <Check aria-hidden="true" /> : undefined}
            busy={checking}
            busyLabel={text('common.checking-store')}
            aria-label={text(isOrderStore ? 'store-locator.ordering-here-at' : 'store-locator.order-here-at', {
              store: name,
            })}
            onClick={() => onOrderWanted(location)}
          >
            {text(isOrderStore ? 'store-locator.ordering-here' : 'store-locator.order-here')}
          </Button>
          <ButtonLink
            size="small"
            variant="ghost"
            render={
              <a
                href={details.hrefOf(storeNumber)}
                onClick={(event) =>
                  openHere(event, () => {
                    onSelected(location);
                    details.open(storeNumber);
                  })
                }
                aria-label={text('store-locator.details-of', { store: name })}
              />
            }
          >
            {text('store-locator.details')}
          </ButtonLink>
        </div>
      </article>
    </li>
  );
});

/** A plain press stays in the app; one for a new tab or a download is the browser's. */
function openHere(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}

/** Open or closed, and until when, in the store's own zone and in the server's words. */
function OpenStatus({ store }: { store: Store }) {
  const { text } = useMessages();
  if (store.open) {
    return (
      <Badge tone="success">{store.hoursStatusFormatted || store.openStatusFormatted || text('common.open')}</Badge>
    );
  }
  return (
    <>
      <Badge>{store.openStatusFormatted || text('common.closed')}</Badge>
      {store.hoursStatusFormatted !== store.openStatusFormatted ? <span>{store.hoursStatusFormatted}</span> : null}
    </>
  );
}

/** "1.3 mi" in the locale's unit (LOC-037, LOC-038). */
export function StoreDistance({ miles }: { miles: number }) {
  const { locale, number } = useMessages();
  const { value, unit } = shownDistance(miles, locale);
  return (
    <span>
      {number(value, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })}
    </span>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

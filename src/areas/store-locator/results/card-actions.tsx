import Check from 'lucide-react/icons/check';
import type { MouseEvent } from 'react';
import type { OrderObstacle } from '#domain/ordering/order-store.ts';
import type { LocationResult } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { look } from '#ui/theme/text.css.ts';
import { useDetailsLink } from '../locator-context.tsx';
import * as css from './store-card.css.ts';

type CardActionsProps = {
  readonly location: LocationResult;
  /** What keeps the visitor from ordering here. */
  readonly obstacle: OrderObstacle | null;
  /** Orders go here. */
  readonly isOrderStore: boolean;
  /** Whether orders can go here is being checked. */
  readonly checking: boolean;
  readonly onOrderRequested: (location: LocationResult) => void;
  readonly onDetailsRequested: (event: MouseEvent) => void;
};

/** What can be done with a store wherever it is shown in short: order there, or know more (LOC-036); and what stands in the way. */
export function CardActions(props: CardActionsProps) {
  const { location, obstacle, isOrderStore, checking, onOrderRequested, onDetailsRequested } = props;
  const { text } = useMessages();
  const { hrefOf } = useDetailsLink();
  const { storeNumber, name } = location.store;
  return (
    <>
      {obstacle === 'no-mobile-orders' || obstacle === 'account-needed' ? (
        <p className={look.smallMuted}>{text(`store-locator.${obstacle}`)}</p>
      ) : null}
      <div className={css.actions}>
        <Button
          size="small"
          variant={obstacle === null ? 'secondary' : 'ghost'}
          atStart
          icon={isOrderStore ? <Check aria-hidden="true" /> : undefined}
          busy={checking}
          busyLabel={text('common.checking-store')}
          aria-label={text(isOrderStore ? 'store-locator.ordering-here-at' : 'store-locator.order-here-at', {
            store: name,
          })}
          onClick={() => onOrderRequested(location)}
        >
          {text(isOrderStore ? 'store-locator.ordering-here' : 'store-locator.order-here')}
        </Button>
        <ButtonLink
          size="small"
          variant="ghost"
          render={
            <a
              href={hrefOf(storeNumber)}
              onClick={onDetailsRequested}
              aria-label={text('store-locator.details-of', { store: name })}
            />
          }
        >
          {text('store-locator.details')}
        </ButtonLink>
      </div>
    </>
  );
}

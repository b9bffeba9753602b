import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useId } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { OpenStatus, StoreDistance } from '#parts/stores/store-facts.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './cart.css.ts';
import type { CartPage } from './cart.flow.ts';

/** Where the order is picked up, so that a wrong store is noticed before it is paid. */
export function CartStore({ pickup: { state, store, distance, failure, retry } }: Pick<CartPage, 'pickup'>) {
  const { text } = useMessages();
  const titleId = useId();
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <div className={css.panelHead}>
        <h2 id={titleId} className={look.overline}>
          {text('menu.ordering-from')}
        </h2>
        {state === 'chosen' ? <TextTo to="/menu/store-locator">{text('menu.change-store')}</TextTo> : null}
      </div>
      {state === 'none' ? (
        <>
          <p className={look.heading3}>{text('ordering.cart.no-store')}</p>
          <ButtonTo to="/menu/store-locator" variant="secondary">
            {text('common.choose-a-store')}
          </ButtonTo>
        </>
      ) : store ? (
        <>
          <p className={look.heading3}>{store.name}</p>
          <p className={css.facts}>
            <OpenStatus store={store} />
            {distance === null ? null : <StoreDistance miles={distance} />}
          </p>
          {store.pickUpOptions.length > 0 ? (
            <div className={css.pickup}>
              <ShoppingBag aria-hidden="true" />
              <ul className={css.options} aria-label={text('menu.pick-up-options')}>
                {store.pickUpOptions.map(({ code, name }) => (
                  <li key={code}>{name}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </>
      ) : failure ? (
        <LoadError title={text('common.store-not-loaded')} failure={failure} buttonSize="small" onRetry={retry} />
      ) : (
        <div aria-hidden="true">
          <Skeleton shape="heading" width="half" />
          <Skeleton width="long" />
        </div>
      )}
    </section>
  );
}

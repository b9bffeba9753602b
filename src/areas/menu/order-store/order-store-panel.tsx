import { useId, useRef, useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { keptOrderStore } from '#platform/storage/order-store-storage.ts';
import { useOrderStore, useOrderStorePort } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus, useSelectedStore } from '#session/order-store/selected-store.ts';
import { useClock } from '#session/session-provider.tsx';
import { useHydrated } from '#session/use-hydrated.ts';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { brandPanel } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './order-store-panel.css.ts';
import { OrderStoreStatus } from './order-store-status.tsx';

/** Who makes the order: the wrong-store guard, before anything is chosen. */
export function OrderStorePanel() {
  const { text } = useMessages();
  const { state, loading } = useOrderStore();
  const { store } = useOrderStoreStatus();
  const isKept = useIsStoreKept();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // Its buttons go with their press.
  useKeptFocus(panel);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classNames(brandPanel, css.panel, !(state === 'chosen' && store) && css.steady)}
      aria-labelledby={titleId}
    >
      {state === 'unknown' && isKept ? <Unknown titleId={titleId} /> : null}
      {state === 'none' || (state === 'unknown' && !isKept) ? <NoStore titleId={titleId} /> : null}
      {state === 'chosen' ? <ChosenStore titleId={titleId} /> : null}
      {loading === null ? null : (
        <p className={css.checking} aria-hidden="true">
          <Spinner />
          {text('common.checking-store')}
        </p>
      )}
      <VisuallyHidden as="p" role="status">
        {loading === null ? null : text('common.checking-store')}
      </VisuallyHidden>
    </section>
  );
}

/**
 * Whether an earlier visit left a store, which is shown once it is looked up. A prerendered page invites to choose one, as a
 * first visitor needs it: the largest paint of the page would else wait for the scripts.
 */
function useIsStoreKept(): boolean {
  const clock = useClock();
  const [isKept] = useState(() => keptOrderStore(clock) !== null);
  return useHydrated() && isKept;
}

/** The first moments of who has chosen a store before. */
function Unknown({ titleId }: { titleId: string }) {
  const { text } = useMessages();
  return (
    <div className={css.words}>
      <VisuallyHidden as="h2" id={titleId}>
        {text('menu.ordering-from')}
      </VisuallyHidden>
      <Skeleton shape="heading" width="half" />
      <SummarySkeleton />
    </div>
  );
}

function NoStore({ titleId }: { titleId: string }) {
  const { text } = useMessages();
  return (
    <div className={css.invitation}>
      <div className={css.words}>
        <h2 id={titleId} className={look.heading2}>
          {text('menu.choose-store-title')}
        </h2>
        <p>{text('menu.choose-store-text')}</p>
      </div>
      <Art name="empty-no-stores" className={css.invitationPicture} />
      <ButtonTo to="/menu/store-locator" className={css.choose}>
        {text('common.choose-a-store')}
      </ButtonTo>
    </div>
  );
}

function ChosenStore({ titleId }: { titleId: string }) {
  const { text } = useMessages();
  const { storeNumber, needsConfirmation, loading } = useOrderStore();
  const { location, scheduledOrdering } = useSelectedStore();
  const { failure, retry } = useOrderStoreStatus();
  const port = useOrderStorePort();
  const clock = useClock();
  const busy = loading !== null;
  const name = location?.store.name ?? null;
  const isAsking = needsConfirmation && name !== null;
  return (
    <div className={css.chosen}>
      <div className={css.words}>
        {isAsking ? null : <p className={classNames(look.overline, css.title)}>{text('menu.ordering-from')}</p>}
        <h2 id={titleId} className={isAsking ? visuallyHidden : look.heading2}>
          {name ?? (failure ? storeNumber : <Skeleton shape="heading" width="half" />)}
        </h2>
        {isAsking ? (
          <p className={classNames(look.heading2, css.title)}>{text('common.still-ordering', { store: name })}</p>
        ) : null}
        {location ? (
          <OrderStoreStatus store={location.store} distance={location.distance} times={scheduledOrdering} />
        ) : failure ? (
          <LoadError title={text('common.store-not-loaded')} failure={failure} buttonSize="small" onRetry={retry} />
        ) : (
          <SummarySkeleton />
        )}
      </div>
      {location || failure ? (
        <div className={css.actions}>
          {isAsking ? (
            <Button
              size="small"
              className={css.action}
              unavailable={busy}
              onClick={() => port.send({ type: 'store.confirmed', at: clock.now() })}
            >
              {text('common.confirm-store')}
            </Button>
          ) : null}
          <ButtonTo to="/menu/store-locator" variant="secondary" size="small" className={css.action}>
            {text('menu.change-store')}
          </ButtonTo>
          {storeNumber === null ? null : (
            <Button
              variant="ghost"
              size="small"
              className={css.clear}
              unavailable={busy}
              aria-label={text('menu.clear-named-store', { store: name ?? storeNumber })}
              onClick={() => port.send({ type: 'store.cleared' })}
            >
              {text('menu.clear-store')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

function SummarySkeleton() {
  return (
    <div>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </div>
  );
}

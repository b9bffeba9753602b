import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOrderStore, useOrderStorePort } from '#session/order-store.ts';
import { useOrderStoreFacts, useSelectedStore } from '#session/selected-store.ts';
import { useClock } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { OrderStoreFacts } from './order-store-facts.tsx';
import * as css from './order-store-panel.css.ts';

/** Who makes the order: the wrong-store guard, before anything is chosen. */
export function OrderStorePanel() {
  const { text } = useMessages();
  const { state, loading } = useOrderStore();
  const { store } = useOrderStoreFacts();
  const titleId = useId();
  return (
    <section
      className={classNames(brandPanel, css.panel, !(state === 'chosen' && store) && css.steady)}
      aria-labelledby={titleId}
    >
      {state === 'unknown' ? <Unknown titleId={titleId} /> : null}
      {state === 'none' ? <NoStore titleId={titleId} /> : null}
      {state === 'chosen' ? <ChosenStore titleId={titleId} /> : null}
      {loading === null ? null : (
        <p className={css.checking} aria-hidden="true">
          <Spinner />
          {text('menu.checking-store')}
        </p>
      )}
      <VisuallyHidden as="p" role="status">
        {loading === null ? null : text('menu.checking-store')}
      </VisuallyHidden>
    </section>
  );
}

/** The first moments, and every prerendered page. */
function Unknown({ titleId }: { titleId: string }) {
  const { text } = useMessages();
  return (
    <div className={css.words}>
      <VisuallyHidden as="h2" id={titleId}>
        {text('menu.ordering-from')}
      </VisuallyHidden>
      <Skeleton shape="heading" width="half" />
      <FactsSkeleton />
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
        <ButtonLink size="large" className={css.choose} render={<Link to="/menu/store-locator" />}>
          {text('menu.choose-store')}
        </ButtonLink>
      </div>
      <Art name="empty-no-stores" className={css.invitationPicture} />
    </div>
  );
}

function ChosenStore({ titleId }: { titleId: string }) {
  const { text, failure: failureText } = useMessages();
  const { storeNumber, needsConfirmation, loading } = useOrderStore();
  const { location, scheduledOrdering } = useSelectedStore();
  const { failure, retry } = useOrderStoreFacts();
  const port = useOrderStorePort();
  const clock = useClock();
  const busy = loading !== null;
  const name = location?.store.name ?? null;
  return (
    <div className={css.chosen}>
      <div className={css.words}>
        <p className={look.overline}>{text('menu.ordering-from')}</p>
        <h2 id={titleId} className={look.heading1}>
          {name ?? (failure ? storeNumber : <Skeleton shape="heading" width="half" />)}
        </h2>
        {location ? (
          <OrderStoreFacts store={location.store} distance={location.distance} times={scheduledOrdering} />
        ) : failure ? (
          <Notice
            tone="error"
            title={text('menu.store-failed')}
            action={
              <Button size="small" variant="secondary" onClick={retry}>
                {text('menu.try-again')}
              </Button>
            }
          >
            {failureText(failure)}
          </Notice>
        ) : (
          <FactsSkeleton />
        )}
      </div>
      {location || failure ? (
        <div className={css.doing}>
          {needsConfirmation && name !== null ? (
            <div className={css.question}>
              <p className={look.heading3}>{text('menu.still-ordering', { store: name })}</p>
              <Button unavailable={busy} onClick={() => port.send({ type: 'store.confirmed', at: clock.now() })}>
                {text('menu.confirm-store')}
              </Button>
            </div>
          ) : null}
          <div className={css.actions}>
            <ButtonLink variant="secondary" render={<Link to="/menu/store-locator" />}>
              {text('menu.change-store')}
            </ButtonLink>
            {storeNumber === null ? null : (
              <Button
                variant="ghost"
                unavailable={busy}
                aria-label={text('menu.clear-named-store', { store: name ?? storeNumber })}
                onClick={() => port.send({ type: 'store.cleared' })}
              >
                {text('menu.clear-store')}
              </Button>
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function FactsSkeleton() {
  return (
    <div>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </div>
  );
}

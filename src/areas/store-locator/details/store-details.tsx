import Coffee from 'lucide-react/icons/coffee';
import type { LocationResult } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { usePageSubject } from '#parts/pages/page-subject.ts';
import { OpenStatus } from '#parts/stores/store-facts.tsx';
import { useOrderStore, useSelectStore } from '#session/order-store/order-store.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useLatched } from '../locator-overlays.ts';
import { StoreBeside } from './store-beside.tsx';
import * as css from './store-details.css.ts';
import type { StoreDetailsView } from './store-details.flow.ts';
import { StoreSummary } from './store-summary.tsx';

export type StoreDetailsProps = {
  readonly details: StoreDetailsView;
  /** Beside the map, in the place of the list; else over the page. */
  readonly beside: boolean;
  readonly onHeartPressed: (location: LocationResult) => void;
};

/** The expanded store (LOC-046); the address says which, so Back closes it. */
export function StoreDetails({ details, beside, onHeartPressed }: StoreDetailsProps) {
  const { text } = useMessages();
  const shown = useLatched(details.shown, details);
  useOnReconnect(details.state === 'failed' && details.failure === 'offline', details.retry);
  const location = shown.state === 'open' ? shown.location : null;
  usePageSubject(details.shown && location ? location.store.name : null);
  const title = location ? location.store.name : text('store-locator.details-title');
  const status = location ? (
    <span className={css.status}>
      <OpenStatus store={location.store} />
    </span>
  ) : undefined;
  const actions = location ? <OrderHere location={location} distance={shown.distance} /> : undefined;
  const content = location ? (
    <StoreSummary location={location} distance={shown.distance} onHeartPressed={onHeartPressed} />
  ) : (
    <Unknown details={shown} beside={beside} />
  );
  if (beside) {
    if (!details.shown) return null;
    return (
      <StoreBeside subject={details.subject} title={title} status={status} actions={actions} onClose={details.dismiss}>
        {content}
      </StoreBeside>
    );
  }
  return (
    <ResponsiveDialog
      open={details.shown}
      placement="side"
      onClose={details.dismiss}
      title={location ? <span className={look.heading2}>{title}</span> : title}
      description={status}
      closeLabel={text('common.close')}
      actions={actions}
    >
      {content}
    </ResponsiveDialog>
  );
}

/** Begins to order from this store (LOC-053); whether it can be is checked on the way. */
function OrderHere({ location: { store }, distance }: { location: LocationResult; distance: number | null }) {
  const { text } = useMessages();
  const select = useSelectStore();
  const { loading } = useOrderStore();
  return (
    <Button
      fullWidth
      icon={<Coffee />}
      busy={loading === store.storeNumber}
      busyLabel={text('common.checking-store')}
      onClick={() => select({ storeNumber: store.storeNumber, distance })}
    >
      {text('store-locator.order-here')}
    </Button>
  );
}

type UnknownProps = { details: StoreDetailsView; beside: boolean };

/** The store is asked for, or there is none, or asking failed: each is said as it takes the place of the other. */
function Unknown(props: UnknownProps) {
  return (
    <div role="status">
      <State {...props} />
    </div>
  );
}

function State({ details: { state, failure, dismiss, retry }, beside }: UnknownProps) {
  const { text, failureText } = useMessages();
  if (state === 'not-found') {
    return (
      <EmptyState
        compact
        headingLevel={3}
        picture="empty-no-stores"
        title={text('failures.store-not-found')}
        // Beside the map the way back stands above.
        actions={beside ? undefined : <Button onClick={dismiss}>{text('store-locator.back-to-stores')}</Button>}
      >
        {text('store-locator.store-not-found-hint')}
      </EmptyState>
    );
  }
  if (state === 'failed') {
    return (
      <EmptyState
        compact
        headingLevel={3}
        picture="empty-error"
        title={text('common.store-not-loaded')}
        actions={<Button onClick={retry}>{text('common.try-again')}</Button>}
      >
        {failure ? failureText(failure) : null}
      </EmptyState>
    );
  }
  return (
    <div className={css.loading}>
      <VisuallyHidden as="p">{text('store-locator.details-loading')}</VisuallyHidden>
      <SkeletonText lines={3} />
      <Skeleton shape="control" />
      <SkeletonText lines={9} />
      <SkeletonText lines={4} />
      <SkeletonText lines={4} />
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { FailureCode } from '#domain/failure.ts';
import type { LocatorMessage } from '#domain/store-locator/locator.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useLocator } from './locator-context.tsx';
import { positionHelp } from './search/position-help.ts';
import { useExpansion } from './search/use-expansion.ts';

type LocatorNoticesProps = {
  readonly message: LocatorMessage | null;
  /** Why the results that were shown did not come again. */
  readonly failure: FailureCode | null;
  readonly onRenewed: () => void;
};

/** What went wrong beside the results: no position (LOC-020), or a search that failed (LOC-014). */
export function LocatorNotices({ message, failure, onRenewed }: LocatorNoticesProps) {
  const { text, failureText } = useMessages();
  const { locator, geolocation, nearest } = useLocator();
  const lost = useSelector(geolocation, (snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null));
  const unanswered = useSelector(locator, (snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null));
  const failed = unanswered ?? failure;
  const retry = () => (unanswered ? locator.send({ type: 'retry.pressed' }) : onRenewed());
  const unexpanded = useSelector(nearest, (snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null));
  const expand = useExpansion();
  useOnReconnect(unexpanded === 'offline', expand);
  return (
    <>
      {/* Where nothing else was asked, the results area itself says so. */}
      {lost && message !== 'position-lost' ? (
        <Notice
          tone="warning"
          live="assertive"
          title={text('store-locator.position-failed')}
          action={
            <Button size="small" variant="secondary" onClick={() => geolocation.send({ type: 'findMe.pressed' })}>
              {text('common.try-again')}
            </Button>
          }
          dismiss={{
            label: text('common.dismiss'),
            onPress: () => geolocation.send({ type: 'message.dismissed' }),
          }}
        >
          {text(positionHelp(lost))}
        </Notice>
      ) : null}
      {failed ? (
        <LoadError title={text('store-locator.load-failed')} failure={failed} buttonSize="small" onRetry={retry} />
      ) : null}
      {unexpanded ? (
        <Notice tone="error" live="assertive" title={text('store-locator.expand-failed')}>
          {failureText(unexpanded)}
        </Notice>
      ) : null}
    </>
  );
}

/** The stores that the member knows could not be loaded; a search works all the same. */
export function OwnStoresFailed({ onRetry }: { onRetry: () => void }) {
  const { text } = useMessages();
  useOnReconnect(true, onRetry);
  return (
    <LoadError
      title={text('store-locator.own-stores-failed')}
      failure={null}
      tone="warning"
      live="polite"
      buttonSize="small"
      onRetry={onRetry}
    />
  );
}

/** The member knows stores, and none of them has every active feature (LOC-059). */
export function OwnStoresFilteredOut({ onFiltersCleared }: { onFiltersCleared: () => void }) {
  const { text } = useMessages();
  return (
    <Notice
      tone="info"
      title={text('store-locator.own-stores-filtered-out')}
      action={
        <Button size="small" variant="secondary" onClick={onFiltersCleared}>
          {text('store-locator.clear-filters')}
        </Button>
      }
    />
  );
}

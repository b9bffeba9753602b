import { useSelector } from '@xstate/react';
import { isOtherScript } from '#domain/places/typed-place.ts';
import type { LocatorMessage } from '#domain/store-locator/locator.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useLocator } from '../locator-context.tsx';
import { ExamplePlaces } from '../search/example-places.tsx';
import { positionHelp } from '../search/position-help.ts';
import { NoStores } from './no-stores.tsx';

export type ResultsMessageProps = {
  readonly message: LocatorMessage;
  readonly inMenu: boolean;
  /** Takes the filters out of the question. */
  readonly onFiltersCleared: () => void;
  /** Takes the number of a store out of the question. */
  readonly onStoreForgotten: () => void;
  /** Puts the visitor into the search box. */
  readonly onSearchRequested: () => void;
};

/**
 * What stands where the stores would be: one message by priority, each with a way forward (LOC-017, LOC-018, LOC-020, LOC-026,
 * LOC-041 to LOC-045, ORD-084).
 */
export function ResultsMessage(props: ResultsMessageProps) {
  const { text } = useMessages();
  const { map, geolocation } = useLocator();
  switch (props.message) {
    case 'no-stores':
      return <NoStores {...props} />;
    case 'place-not-found':
      return <PlaceNotFound onSearchRequested={props.onSearchRequested} />;
    case 'store-not-found':
      return (
        <EmptyState
          compact
          headingLevel={2}
          picture="empty-no-stores"
          title={text('failures.store-not-found')}
          actions={
            <Button variant="secondary" onClick={props.onStoreForgotten}>
              {text('store-locator.search-clear-store')}
            </Button>
          }
        >
          {text('store-locator.store-not-found-hint')}
        </EmptyState>
      );
    case 'zoomed-out':
      return (
        <EmptyState
          compact
          headingLevel={2}
          picture="empty-zoomed-out"
          title={text('store-locator.zoomed-out')}
          actions={
            <Button variant="secondary" onClick={() => map.send({ type: 'listing.requested' })}>
              {text('store-locator.zoom-in')}
            </Button>
          }
        />
      );
    case 'search-or-zoom':
      return (
        <EmptyState
          compact
          headingLevel={2}
          picture="empty-search-or-zoom"
          title={text('store-locator.search-or-zoom')}
          actions={
            <Button variant="secondary" onClick={() => geolocation.send({ type: 'findMe.pressed' })}>
              {text('store-locator.use-my-location')}
            </Button>
          }
        >
          {text('store-locator.search-or-zoom-hint')}
        </EmptyState>
      );
    case 'position-lost':
      return <PositionLost />;
  }
}

/** No such place is known (LOC-017); names in other scripts are not, and the hint says so. */
function PlaceNotFound({ onSearchRequested }: Pick<ResultsMessageProps, 'onSearchRequested'>) {
  const { text } = useMessages();
  const { locator } = useLocator();
  const words = useSelector(locator, (snapshot) => snapshot.context.query.place ?? '');
  return (
    <EmptyState
      compact
      headingLevel={2}
      picture="empty-no-place"
      title={text('store-locator.place-not-found')}
      actions={
        <>
          <Button onClick={onSearchRequested}>{text('store-locator.search-again')}</Button>
          <ExamplePlaces />
        </>
      }
    >
      {text(isOtherScript(words) ? 'store-locator.other-script-hint' : 'store-locator.place-not-found-hint')}
    </EmptyState>
  );
}

/** The own position was all that was asked for, and it was not given (LOC-020, FC-158). */
function PositionLost() {
  const { text } = useMessages();
  const { geolocation } = useLocator();
  const lost = useSelector(geolocation, (snapshot) => snapshot.context.failure);
  return (
    <EmptyState
      compact
      headingLevel={2}
      picture="empty-no-position"
      title={text('store-locator.position-failed')}
      actions={
        <>
          <Button variant="secondary" onClick={() => geolocation.send({ type: 'findMe.pressed' })}>
            {text('common.try-again')}
          </Button>
          <Button variant="ghost" onClick={() => geolocation.send({ type: 'message.dismissed' })}>
            {text('common.dismiss')}
          </Button>
        </>
      }
    >
      {text(positionHelp(lost))}
    </EmptyState>
  );
}

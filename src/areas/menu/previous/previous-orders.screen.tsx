import { may } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { PreviousOrderCard } from './previous-order-card.tsx';
import * as css from './previous-orders.css.ts';
import { type PreviousOrders, useFollowedByMember, usePreviousOrders } from './previous-orders.flow.ts';
import { useReorder } from './reorder.flow.ts';
import { ReorderResult } from './reorder-result.tsx';

/** What was ordered before, to be ordered again (MNU-006, PRV-015). */
export function PreviousOrdersScreen() {
  const previous = usePreviousOrders();
  useFollowedByMember(previous);
  const isMemberExpected = useIsMemberExpected();
  // A reorder, and what it says of a member's items, ends with the member (PRV-015).
  const isInvited = previous.isSignedOut && !isMemberExpected;
  return <PreviousOrdersPage key={isInvited ? 'invitation' : 'orders'} previous={previous} />;
}

/** The page around the flow. */
export function PreviousOrdersPage({ previous }: { readonly previous: PreviousOrders }) {
  const { text } = useMessages();
  const reorder = useReorder(previous.storeNumber);
  return (
    <div className={classNames(page.wide, css.screen)}>
      <h1 className={look.heading1} tabIndex={-1}>
        {text('menu-previous.title')}
      </h1>
      <Content previous={previous} reorder={reorder} />
      {reorder.result === null ? null : <ReorderResult reorder={reorder} result={reorder.result} />}
    </div>
  );
}

type ContentProps = {
  readonly previous: PreviousOrders;
  readonly reorder: ReturnType<typeof useReorder>;
};

function Content({ previous, reorder }: ContentProps) {
  const { text } = useMessages();
  const isMemberExpected = useIsMemberExpected();
  if (previous.isSignedOut && !isMemberExpected) return <Invitation />;
  if (previous.failure !== null && previous.orders.length === 0) {
    return <LoadError title={text('menu-previous.failed')} failure={previous.failure} onRetry={previous.retry} />;
  }
  if (previous.isEmpty) {
    return (
      <EmptyState
        picture="empty-no-previous"
        title={text('menu-previous.empty')}
        actions={<ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>}
      >
        {text('menu-previous.empty-hint')}
      </EmptyState>
    );
  }
  if (previous.orders.length === 0) return <LoadingSkeleton parts={3} />;
  return (
    <>
      {previous.failure === null ? null : (
        <LoadError title={text('menu-previous.stale')} failure={previous.failure} onRetry={previous.retry} />
      )}
      <ul className={css.list}>
        {previous.orders.map((order) => (
          <PreviousOrderCard key={order.orderId} order={order} reorder={reorder} />
        ))}
      </ul>
    </>
  );
}

/** Visitors who are not signed in have no orders to show (MNU-009). */
function Invitation() {
  const { text } = useMessages();
  const search = { returnUrl: '/menu/previous' };
  return (
    <EmptyState
      picture="empty-no-previous"
      title={text('menu-previous.sign-in')}
      actions={
        <>
          <ButtonLink render={<Link to="/account/signin" search={search} />}>{text('common.sign-in')}</ButtonLink>
          <ButtonLink variant="secondary" render={<Link to="/account/create" search={search} />}>
            {text('common.join-now')}
          </ButtonLink>
        </>
      }
    >
      {text('menu-previous.sign-in-hint')}
    </EmptyState>
  );
}

/** Until it is known who is here, and while a member's store is looked up, nothing is said. */
function useIsMemberExpected(): boolean {
  const visitor = useVisitor();
  const isUnknown = useIsVisitorUnknown();
  return isUnknown || may(visitor, 'seePreviousOrders');
}

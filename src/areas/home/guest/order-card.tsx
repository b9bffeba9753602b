import { useQuery } from '@tanstack/react-query';
import { guestOrderStatusQuery, isGuestOver } from '#api/ordering/guest-order-status.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { GuestOrder } from '#domain/ordering/guest-order.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { FeedError } from '../feed-error.tsx';
import { HomeCard } from '../home-card.tsx';
import { OrderAheadCard } from '../order-ahead-card.tsx';

/** The order card of the feed: how far a guest's order has come, or the way to one (FED-014, FED-020). */
export function OrderCard() {
  const isOrdering = useVisitor().kind === 'guest';
  const { data: order, error, refetch } = useQuery({ ...guestOrderStatusQuery(), enabled: isOrdering });
  // A session that is over has no order to speak of.
  const isOver = isGuestOver(error);
  const failure = isOrdering && error && !isOver ? failureCodeOf(error) : null;
  return (
    <>
      {order && !isOver ? <OrderNews order={order} /> : <OrderAheadCard heading="h2" />}
      {failure === null ? null : (
        <li>
          <FeedError failure={failure} onRetry={() => void refetch()} />
        </li>
      )}
    </>
  );
}

function OrderNews({ order }: { readonly order: GuestOrder }) {
  const { text } = useMessages();
  return (
    <HomeCard
      picture={<Art name="drink-latte" />}
      title={text(`home-guest.order.${order.stage}`)}
      words={text('home-guest.order.store', { store: order.storeName })}
      heading="h2"
      isNews
      link={<Link to="/menu" />}
      label={text('common.see-menu')}
    />
  );
}

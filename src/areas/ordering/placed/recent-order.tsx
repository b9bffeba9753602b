import { type PartFile, useFetchedPart } from '#parts/fetched-part.ts';
import { useRecentOrder } from '#session/ordering/recent-order.ts';
import type { RecentOrderCardProps } from './recent-order-card.tsx';

const CARD: PartFile<RecentOrderCardProps> = async (catalogue) => {
  const [{ RecentOrderCard }] = await Promise.all([
    import('./recent-order-card.tsx'),
    catalogue.load('order-placed', 'ordering-pickup'),
  ]);
  return RecentOrderCard;
};

/** The most recent order on top of a page; where there is none, nothing is fetched (ORD-048, ORD-050). */
export function RecentOrder({ className }: { readonly className?: string }) {
  const order = useRecentOrder();
  const Card = useFetchedPart(order === null ? null : CARD);
  return order && Card ? (
    <div className={className}>
      <Card order={order} />
    </div>
  ) : null;
}

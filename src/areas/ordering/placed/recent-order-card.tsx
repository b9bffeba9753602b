import type { RecentOrder } from '#domain/ordering/order-placement.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './placed-order.css.ts';
import { OrderReadiness, OrderStore } from './placed-order.tsx';

export type RecentOrderCardProps = {
  readonly order: RecentOrder;
};

/** The most recent order: when it is ready, and where. */
export function RecentOrderCard({ order }: RecentOrderCardProps) {
  const { text } = useMessages();
  return (
    <section aria-labelledby="recent-order" className={css.banner}>
      <Card>
        <div className={css.recentInside}>
          <div className={css.recentHead}>
            <h2 id="recent-order" className={look.heading3}>
              {text('order-placed.latest')}
            </h2>
            <OrderReadiness order={order} />
          </div>
          <OrderStore order={order} />
        </div>
      </Card>
    </section>
  );
}

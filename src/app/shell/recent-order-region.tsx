import { RecentOrder } from '#areas/ordering/placed/recent-order.tsx';
import { page } from '#ui/theme/layout.css.ts';

/** The most recent order, above the pages from which one orders (ORD-048). */
export function RecentOrderRegion() {
  return <RecentOrder className={page.wide} />;
}

import * as v from 'valibot';
import { PICKUP_OPTIONS } from '#domain/ordering/fulfilment.ts';
import { RECENT_ORDER_KEY, type RecentOrder } from '#domain/ordering/order-placement.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { serverId } from '../server-id.ts';

const instant = v.pipe(v.number(), v.integer());

const fields = v.object({
  orderId: serverId,
  storeNumber: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/), v.transform(storeNumberOf)),
  visitor: v.picklist(['member', 'guest']),
  // Earlier versions of the app did not keep it.
  owner: v.nullish(v.string(), null),
  pickupOption: v.picklist(PICKUP_OPTIONS),
  scheduledAt: v.nullable(instant),
  placedAt: instant,
});

const keptSchema = v.pipe(
  fields,
  v.transform((kept): RecentOrder => ({ ...kept, orderToken: null })),
);

/** The order that was placed last in this browser; null where none was, or what lies there is none of ours. */
export function keptRecentOrder(): RecentOrder | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(window.localStorage.getItem(RECENT_ORDER_KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps it over page loads, but not its token; null forgets it. */
export function keepRecentOrder(order: RecentOrder | null): void {
  try {
    if (order === null) window.localStorage.removeItem(RECENT_ORDER_KEY);
    else window.localStorage.setItem(RECENT_ORDER_KEY, JSON.stringify(v.parse(fields, order)));
  } catch {
    // Storage is full or forbidden: it is known as long as the page.
  }
}

/** Calls back when another tab has placed an order, or all that is stored was cleared. */
export function onRecentOrderElsewhere(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const changed = ({ key }: StorageEvent) => {
    if (key === RECENT_ORDER_KEY || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

import * as v from 'valibot';
import { PICKUP_OPTIONS } from '#domain/ordering/fulfilment.ts';
import { RECENT_ORDER_KEY, type RecentOrder } from '#domain/ordering/order-placement.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { serverId } from '../server-id.ts';
import { onStoredElsewhere, readStored, writeStored } from './stored.ts';

export const instant = v.pipe(v.number(), v.integer());

/** What is kept of any order. */
export const keptOrderFields = {
  orderId: serverId,
  storeNumber: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/), v.transform(storeNumberOf)),
  visitor: v.picklist(['member', 'guest']),
  // Earlier versions of the app did not keep it.
  owner: v.nullish(v.string(), null),
  pickupOption: v.picklist(PICKUP_OPTIONS),
  scheduledAt: v.nullable(instant),
};

const fields = v.object({ ...keptOrderFields, placedAt: instant });

const keptSchema = v.pipe(
  fields,
  v.transform((kept): RecentOrder => ({ ...kept, orderToken: null })),
);

/** The order that was placed last in this browser; null where none was, or what lies there is none of ours. */
export function keptRecentOrder(): RecentOrder | null {
  const parsed = v.safeParse(keptSchema, readStored(RECENT_ORDER_KEY));
  return parsed.success ? parsed.output : null;
}

/** Keeps it over page loads, but not its token, and says whether the browser did; null forgets it. */
export function keepRecentOrder(order: RecentOrder | null): boolean {
  const readable = v.safeParse(v.nullable(fields), order);
  return readable.success && writeStored(RECENT_ORDER_KEY, readable.output);
}

/** Calls back when another tab has placed an order, or all that is stored was cleared. */
export const onRecentOrderElsewhere = (listener: () => void) => onStoredElsewhere(RECENT_ORDER_KEY, listener);

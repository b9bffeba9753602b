import * as v from 'valibot';
import { REQUEST_LIFE_MS } from '#domain/cards/reload.ts';
import { CLOCK_ERROR_MS } from '#domain/kept-age.ts';
import { PICKUP_OPTIONS } from '#domain/ordering/fulfilment.ts';
import { UNFINISHED_ORDERS_KEY, type UnfinishedOrder } from '#domain/ordering/order-placement.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import type { Clock } from '../clock.ts';
import { serverId } from '../server-id.ts';
import { readStored, writeStored } from './stored.ts';

const instant = v.pipe(v.number(), v.integer());

const keptSchema = v.object({
  orderId: serverId,
  storeNumber: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/), v.transform(storeNumberOf)),
  visitor: v.picklist(['member', 'guest']),
  // Earlier versions of the app did not keep it.
  owner: v.nullish(v.string(), null),
  reload: v.nullable(
    v.object({
      requestId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
      cardId: serverId,
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
      paymentMethodId: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  // Nor these.
  lines: v.optional(v.array(v.object({ itemId: v.string(), quantity: v.pipe(v.number(), v.integer()) })), []),
  pickupOption: v.picklist(PICKUP_OPTIONS),
  scheduledAt: v.nullable(instant),
  stage: v.picklist(['begun', 'reloading', 'ordering', 'dismissed', 'insisted', 'placed']),
  at: instant,
});

const listSchema = v.fallback(v.array(v.unknown()), []);

/**
 * The orders of all tabs whose end is not known, oldest first, without what lies there and is none of ours. After a day nothing
 * can come of them any more; the clock may have been a day behind. A reload is asked about by sending it again, so it is left out
 * as soon as the server may not recognise it (D-310).
 */
export function unfinishedOrders(clock: Clock): readonly UnfinishedOrder[] {
  const now = clock.now();
  return living(now).map((one) => (now - one.at > REQUEST_LIFE_MS ? { ...one, reload: null } : one));
}

/** One from the future was begun before the clock was set back: it is as open as any other. */
function living(now: number): readonly UnfinishedOrder[] {
  return stored().filter(({ at }) => now - at <= REQUEST_LIFE_MS + CLOCK_ERROR_MS);
}

/**
 * Keeps an order before it is sent, or what has become of it meanwhile: it must outlive a page that is loaded anew. Answers with
 * whether the browser keeps it.
 */
export function keepUnfinishedOrder(order: UnfinishedOrder, clock: Clock): boolean {
  const others = living(clock.now()).filter(({ orderId }) => orderId !== order.orderId);
  return store([...others, order]);
}

/** It is known what became of these orders. */
export function dropUnfinishedOrders(orderIds: readonly string[]): void {
  store(stored().filter(({ orderId }) => !orderIds.includes(orderId)));
}

function stored(): readonly UnfinishedOrder[] {
  return v.parse(listSchema, readStored(UNFINISHED_ORDERS_KEY)).flatMap((one) => {
    const parsed = v.safeParse(keptSchema, one);
    return parsed.success ? [parsed.output] : [];
  });
}

const store = (orders: readonly UnfinishedOrder[]) =>
  writeStored(UNFINISHED_ORDERS_KEY, orders.length === 0 ? null : orders);

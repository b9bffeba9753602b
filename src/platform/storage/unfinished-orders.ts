import * as v from 'valibot';
import { REQUEST_LIFE_MS } from '#domain/cards/reload.ts';
import { CLOCK_ERROR_MS } from '#domain/kept-age.ts';
import { UNFINISHED_ORDERS_KEY, type UnfinishedOrder } from '#domain/ordering/order-placement.ts';
import type { Clock } from '../clock.ts';
import { serverId } from '../server-id.ts';
import { instant, keptOrderFields } from './recent-order.ts';
import { readInRoom, writeInRoom } from './stored.ts';
import { keptReloadFields } from './unfinished-reloads.ts';

const keptSchema = v.object({
  ...keptOrderFields,
  reload: v.nullable(v.object({ ...keptReloadFields, cardId: serverId })),
  // Earlier versions of the app did not keep these.
  lines: v.optional(v.array(v.object({ itemId: v.string(), quantity: v.pipe(v.number(), v.integer()) })), []),
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

/** The orders that are not too old: one from the future was begun before the clock was set back, and is as open as any other. */
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

/** Removes orders of which it is known what became of them. */
export function dropUnfinishedOrders(orderIds: readonly string[]): void {
  store(stored().filter(({ orderId }) => !orderIds.includes(orderId)));
}

function stored(): readonly UnfinishedOrder[] {
  return v.parse(listSchema, readInRoom(UNFINISHED_ORDERS_KEY)).flatMap((one) => {
    const parsed = v.safeParse(keptSchema, one);
    return parsed.success ? [parsed.output] : [];
  });
}

const store = (orders: readonly UnfinishedOrder[]) =>
  writeInRoom(UNFINISHED_ORDERS_KEY, orders.length === 0 ? null : orders);

import { readGuestOrderStatus } from '#api/ordering/guest-order-status.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { GuestOrder } from '#domain/ordering/guest-order.ts';
import { refuse, respond } from '../respond.ts';
import { recordOf } from '../stores/order-store.ts';
import type { World } from '../world.ts';
import type { PlacedRecord } from './ordering-records.ts';
import { visitorKeyOf } from './visitor-key.ts';

/** How long an order waits at the counter before it is spoken of no more, milliseconds. */
const WAITS_MS = HOUR_MS;

/** How far the last order of a guest has come; one that has expired to order is still known by its cookie. */
export const guestOrderStatusHandlers = (world: World) => [
  respond(world, readGuestOrderStatus, ({ session }) => {
    if (session.kind !== 'guest') return refuse(401, 'UNAUTHENTICATED');
    const visitor = visitorKeyOf(session);
    const last = [...world.ordering.placed.values()].findLast(({ priced }) => priced.visitor === visitor);
    const status = last ? stageOf(last, world.clock.now()) : null;
    if (!last || status === null) return { order: null };
    const { orderId, storeNumber } = last.priced;
    return { order: { orderId, storeName: recordOf(world, storeNumber)?.name ?? storeNumber, status } };
  }),
];

/** The stage of an order, which is made just in time for when it is due; null once it was surely picked up. */
function stageOf({ placedAt, dueAt, estimate }: PlacedRecord, now: number): GuestOrder['stage'] | null {
  if (now >= dueAt + WAITS_MS) return null;
  if (now >= dueAt) return 'ready';
  return now >= Math.max(placedAt + MINUTE_MS, dueAt - estimate.minimum * MINUTE_MS) ? 'preparing' : 'received';
}

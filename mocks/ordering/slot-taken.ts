import { TAKEN_SLOT_END } from '../sentinels.ts';
import { slotsOf } from '../stores/order-store.ts';
import type { StoreRecord } from '../stores/store-record.ts';
import type { World } from '../world.ts';

/** A time as an order names it: by its id, and by when it begins (ISO 8601). */
export type AskedTime = { readonly timeSlotId: string; readonly startTime: string };

/** Whether an order cannot have a time (any more): no such one is offered by the world's clock, or others were faster. */
export function isSlotTaken(world: World, store: StoreRecord, { timeSlotId, startTime }: AskedTime): boolean {
  const startsAt = Date.parse(startTime);
  const isOffered = slotsOf(world, store).some(
    (slot) => slot.id === timeSlotId && Date.parse(slot.startTime) === startsAt,
  );
  return !isOffered || timeSlotId.endsWith(TAKEN_SLOT_END);
}

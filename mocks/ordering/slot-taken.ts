import { TAKEN_SLOT_END } from '../sentinels.ts';
import { recordOf, slotsOf } from '../stores/order-store.ts';
import type { World } from '../world.ts';

/** Whether an order cannot have a time any more: it has passed by the world's clock, or others were faster. */
export function isSlotTaken(world: World, storeNumber: string, slotId: string): boolean {
  const record = recordOf(world, storeNumber);
  const isOffered = record !== null && slotsOf(world, record).some(({ id }) => id === slotId);
  return !isOffered || slotId.endsWith(TAKEN_SLOT_END);
}

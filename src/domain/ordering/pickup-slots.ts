import { HOUR_MS } from '../durations.ts';
import type { TimeSlot } from './time-slot.ts';

/** An order can be picked up at most an hour after the earliest time that the store names, milliseconds (ORD-039, ORD-042). */
const REACH_MS = HOUR_MS;

/** What a store offers within the hour, by the store's own times alone: the visitor's clock may be wrong (FC-184). */
export function slotsWithinReach(slots: readonly TimeSlot[]): readonly TimeSlot[] {
  const earliest = Math.min(...slots.map(({ startsAt }) => startsAt));
  return slots.filter(({ startsAt }) => startsAt - earliest <= REACH_MS);
}

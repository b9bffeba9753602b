/** When an order can be picked up (ORD-042). */
export type TimeSlot = {
  id: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  /** "As soon as possible": its time is the store's estimate of the moment. */
  soonest: boolean;
};

/** A slot as an order names it. */
export type ScheduledSlot = Readonly<Pick<TimeSlot, 'id' | 'startsAt'>>;

/** What an order is scheduled for; "as soon as possible" is no slot (ORD-055). */
export function scheduledSlot(chosen: TimeSlot | null): ScheduledSlot | null {
  return chosen === null || chosen.soonest ? null : { id: chosen.id, startsAt: chosen.startsAt };
}

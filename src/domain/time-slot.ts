/** When an order can be picked up (ORD-042). */
export type TimeSlot = {
  id: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  /** "As soon as possible": its time is the store's estimate of the moment. */
  soonest: boolean;
};

import type { PickupTime } from './pickup-time.ts';

/** When an order can be picked up, as it is shown: at a chosen time, around an estimated one, or already. */
export type Readiness =
  | { readonly kind: 'scheduled' | 'around'; readonly at: number; readonly minutes: number }
  | { readonly kind: 'ready' };

const MINUTE_MS = 60_000;

/**
 * Counts down from the server's times: to the chosen one, else to the end of the estimate, which began when the order was taken.
 * Null where there is neither.
 */
export function readinessOf(
  { scheduledAt, time }: { readonly scheduledAt: number | null; readonly time: PickupTime | null },
  now: number,
): Readiness | null {
  const estimated = time?.estimate ? time.orderTime + time.estimate.maximum * MINUTE_MS : null;
  const at = scheduledAt ?? estimated;
  if (at === null) return null;
  if (now >= at) return { kind: 'ready' };
  return { kind: scheduledAt === null ? 'around' : 'scheduled', at, minutes: Math.ceil((at - now) / MINUTE_MS) };
}
